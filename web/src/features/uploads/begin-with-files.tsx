import { audioHint } from '../../../../shared/media/file-finding.ts';
import { losslessMb } from '../../lib/site-config.ts';
import { ChooseFiles } from './choose-files.tsx';

type Props = { isEmpty: boolean; onFiles: (files: File[]) => void };

/** A place to begin a release with its audio (product 7.14). Once the release has tracks, only a button remains. */
export function BeginWithFiles({ isEmpty, onFiles }: Props) {
  if (!isEmpty) return <ChooseFiles onFiles={onFiles} />;
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-dashed border-edge p-6">
      <p className="text-lead">
        <span className="pointer-coarse:hidden">Drop your audio anywhere on this page.</span>
        <span className="hidden pointer-coarse:inline">Start with your audio.</span>
      </p>
      <p className="max-w-prose text-small text-soft">
        Each file becomes a track, in order and with its title. A JPEG becomes the cover. {audioHint(losslessMb())}{' '}
        each.
      </p>
      <ChooseFiles first onFiles={onFiles} />
    </div>
  );
}
