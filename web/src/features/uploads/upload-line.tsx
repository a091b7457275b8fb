import type { Upload } from '../../data/media/upload-store.ts';
import { classes } from '../../ui/classes.ts';
import { Progress } from '../../ui/progress.tsx';

type Props = {
  /** The file that is on its way. */
  upload: Upload | undefined;
  /** The name of the file that came here on this visit. */
  placed: string | undefined;
};

/** How far a file is: sent, looked at, in its place. One line, as tall in each of them. */
export function UploadLine({ upload, placed }: Props) {
  const phase = upload?.phase;
  const isSending = phase === 'waiting' || phase === 'asking' || phase === 'sending';
  const isTold = phase === 'checking' || (!upload && placed !== undefined);
  return (
    <>
      {isSending && (
        <Progress label={`Uploading ${upload?.file.name}`} percent={upload?.phase === 'sending' ? upload.percent : 0} />
      )}
      <p role="status" className={classes('text-small text-soft', isTold ? 'h-8 truncate content-center' : 'sr-only')}>
        {phase === 'checking' && <span className="animate-breathe">Checking {upload?.file.name}…</span>}
        {!upload && placed !== undefined && `${placed} is in its place.`}
      </p>
    </>
  );
}
