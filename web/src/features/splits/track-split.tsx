import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReleaseId } from '../../../../shared/ids.ts';
import type { OwnSplit, SplitView } from '../../../../shared/splits/split-view.ts';
import { withdrawMessage } from '../../data/splits/messages.ts';
import { useWithdrawChange } from '../../data/splits/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ResendInvitation } from './resend-invitation.tsx';
import { SplitText } from './split-text.tsx';

const ProposeDialog = lazyDialog(() => import('./propose-dialog.tsx'));

type Props = {
  releaseId: ReleaseId;
  number: number;
  track: OwnSplit;
  all: readonly OwnSplit[];
  earliest: string;
};

/** A track of the user's own release, with its agreement and a button to change it. */
export function TrackSplit({ number, ...about }: Props) {
  const [isProposing, setProposing] = useState(false);
  const { trackId, title, isrc, split } = about.track;
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  // Opens the dialog if the artist followed the track's link on the release page.
  useEffect(() => {
    if (hash === `#${trackId}`) section.current?.scrollIntoView();
  }, [hash, trackId]);
  return (
    <section
      ref={section}
      id={trackId}
      aria-labelledby={`${trackId}-title`}
      className="grid gap-4 border-t border-line py-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0">
          <h2 id={`${trackId}-title`} className="text-lead [overflow-wrap:anywhere]">
            {number}. {title || `Track ${number}`}
          </h2>
          <p className="text-small text-soft">{isrc ? `ISRC ${isrc}` : 'No ISRC yet'}</p>
        </div>
        <Button size="small" aria-haspopup="dialog" onClick={() => setProposing(true)}>
          {split ? 'Change split' : 'Share this track'}
        </Button>
      </div>
      {split ? (
        <SplitText
          split={split}
          actionOf={({ invitation, email }) =>
            invitation && (
              <span className="mt-1 block">
                <ResendInvitation {...invitation} email={email} label="Send again" />
              </span>
            )
          }
          proposedAction={<Withdraw split={split} />}
        />
      ) : (
        <p className="text-soft">All of it is yours.</p>
      )}
      {isProposing && <ProposeDialog {...about} onClose={() => setProposing(false)} />}
    </section>
  );
}

function Withdraw({ split }: { split: SplitView }) {
  const withdrawing = useWithdrawChange();
  const withdraw = useAction(withdrawing.mutateAsync, {
    done: () => ({ title: 'Change withdrawn', text: 'The previous agreement stays in force.' }),
    failed: (error) => ({ title: 'Not withdrawn', text: withdrawMessage(error) }),
  });
  return (
    <Button size="small" busy={withdrawing.isPending && 'Withdrawing…'} onClick={() => withdraw(split)}>
      Withdraw
    </Button>
  );
}
