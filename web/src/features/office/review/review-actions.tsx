import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { OfficeReleaseDetail } from '../../../../../shared/releases/release-detail.ts';
import { markInForce } from '../../../../../shared/review/review-mark.ts';
import { markMessage } from '../../../data/review/messages.ts';
import { useMark } from '../../../data/review/mutations.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Shortcut } from '../../../ui/shortcut.tsx';
import { useAction } from '../../../ui/use-action.ts';

const ExportDialog = lazyDialog(() => import('../export-dialog.tsx'));
const RequestChangesDialog = lazyDialog(() => import('./request-changes-dialog.tsx'));

type Props = {
  release: OfficeReleaseDetail['release'];
  /** Called after the decision, to open the next release. */
  onDecided: () => void;
  onSkip: () => void;
  onMove: (by: 1 | -1) => void;
};

/** Hides the keys on small screens and on devices without a keyboard. */
const keyLook = 'pointer-coarse:hidden max-lg:hidden';

/** A reviewer's actions, each with its own key (product 22.5). */
export function ReviewActions({ release, onDecided, onSkip, onMove }: Props) {
  const { artistId, id: releaseId } = release;
  const [asks, setAsks] = useState<'export' | 'changes'>();
  const close = () => setAsks(undefined);
  const marking = useMark({ artistId, releaseId });
  const mark = useAction(marking.mutateAsync, {
    failed: (error) => ({ title: 'The mark couldn’t be saved', text: markMessage(error) }),
  });
  const submitted = release.status === 'submitted' ? release : undefined;
  const isMarked = submitted !== undefined && markInForce(submitted) !== null;
  const toggleMark = () => {
    if (submitted && !marking.isPending) mark({ looksGood: !isMarked, submittedAt: submitted.submission.at });
  };
  useShortcuts({
    j: () => onMove(1),
    k: () => onMove(-1),
    s: onSkip,
    x: () => submitted && setAsks('export'),
    r: () => submitted && setAsks('changes'),
    l: toggleMark,
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {submitted && (
          <>
            <Button tone="signal" aria-haspopup="dialog" onClick={() => setAsks('export')}>
              Export <Shortcut keys="x" className={keyLook} />
            </Button>
            <Button aria-haspopup="dialog" onClick={() => setAsks('changes')}>
              Request changes <Shortcut keys="r" className={keyLook} />
            </Button>
            <Button aria-pressed={isMarked} busy={marking.isPending && 'Saving…'} onClick={toggleMark}>
              {isMarked ? 'Looks good ✓' : 'Looks good'} <Shortcut keys="l" className={keyLook} />
            </Button>
          </>
        )}
        <Button tone="quiet" onClick={onSkip}>
          {submitted ? 'Skip' : 'Next release'} <Shortcut keys="s" className={keyLook} />
        </Button>
        <span className="flex gap-1">
          <IconButton label="Previous release" shortcut="k" onClick={() => onMove(-1)}>
            <ChevronUp className="size-4" />
          </IconButton>
          <IconButton label="Next release in the queue" shortcut="j" onClick={() => onMove(1)}>
            <ChevronDown className="size-4" />
          </IconButton>
        </span>
      </div>
      {asks === 'export' && <ExportDialog card={release} onClose={close} onExported={onDecided} />}
      {asks === 'changes' && submitted && (
        <RequestChangesDialog release={submitted} onClose={close} onRequested={onDecided} />
      )}
    </>
  );
}
