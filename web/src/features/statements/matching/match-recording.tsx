import { useState } from 'react';
import type { UnmatchedRecording } from '../../../../../shared/statements/statement-parts.ts';
import { statementActionMessage } from '../../../data/statements/messages.ts';
import { useMatchRecording } from '../../../data/statements/mutations.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { Planned } from '../statement-text.ts';
import { decisionText } from './decision-text.ts';
import { Recording } from './recording.tsx';

const MatchDialog = lazyDialog(() => import('./match-dialog.tsx'));

type Props = { statement: Planned; recording: UnmatchedRecording };

/** A recording in a statement, with the decision about it and buttons to change that decision (product 30.7). */
export function MatchRecording({ statement, recording }: Props) {
  const [isOpen, setOpen] = useState(false);
  const matching = useMatchRecording(statement.statementId);
  const withdraw = useAction(matching.mutateAsync, {
    failed: (error) => ({ title: 'Nothing was changed', text: statementActionMessage(error) }),
  });
  const { key } = recording;
  const { text, may } = decisionText(statement.state, recording);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="grid min-w-0 flex-[1_1_20rem] gap-0.5">
        <Recording recording={recording} currency={statement.read.currency} />
        {text && <p className="text-small text-soft [overflow-wrap:anywhere]">{text}</p>}
      </div>
      {may === 'take-back' && (
        <Button
          size="small"
          busy={matching.isPending && 'Undoing…'}
          onClick={() => withdraw({ key, decision: undefined })}
        >
          Undo match
        </Button>
      )}
      {may === 'match' && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Match
        </Button>
      )}
      {isOpen && <MatchDialog statement={statement} recording={recording} onClose={() => setOpen(false)} />}
    </div>
  );
}
