import { Suspense, useState } from 'react';
import type { UnmatchedRecording } from '../../../../shared/statements/statement-parts.ts';
import { actMessage } from '../../data/statements/messages.ts';
import { useMatch } from '../../data/statements/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { Planned } from './statement-words.ts';

const MatchDialog = lazyDialog(() => import('./match-dialog.tsx'));

const PAID = ': it is being paid';
const AWAITED = ': it is paid when somebody else has matched it with the same track';

type Props = { statement: Planned; recording: UnmatchedRecording };

/** What was said of a recording, or the way to say it. Once it is paid, nothing more is said here (product 23.13). */
export function MatchRecording({ statement, recording }: Props) {
  const [isOpen, setOpen] = useState(false);
  const matching = useMatch(statement.statementId);
  const withdraw = useAction(matching.mutateAsync, {
    failed: (error) => ({ title: 'Nothing was changed', text: actMessage(error) }),
  });
  const { decision, key } = recording;
  const isOpenStill = statement.state === 'ready' || statement.state === 'approved';
  const isPosted = statement.state === 'posted' || statement.state === 'posting';
  const isAwaited = isPosted && decision?.isAwaited === true;
  const isWaiting = isPosted && recording.kind !== 'matched' && (decision?.said.to !== 'track' || isAwaited);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {decision && (
        <span className="text-small text-soft">
          {decision.said.to === 'track' ? 'Matched' : 'Stays unpaid'} by {decision.by.name}
          {isPosted && decision.said.to === 'track' && recording.kind !== 'matched' && (isAwaited ? AWAITED : PAID)}
        </span>
      )}
      {isOpenStill && decision && (
        <Button
          size="small"
          busy={matching.isPending && 'Taking back…'}
          onClick={() => withdraw({ key, decision: undefined })}
        >
          Take back
        </Button>
      )}
      {((isOpenStill && !decision) || isWaiting) && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Match
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <MatchDialog statement={statement} recording={recording} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
