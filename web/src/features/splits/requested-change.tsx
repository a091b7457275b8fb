import { useState } from 'react';
import type { SplitView } from '../../../../shared/splits/split-view.ts';
import { answerMessage } from '../../data/splits/messages.ts';
import { useAnswerChange } from '../../data/splits/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { SplitText } from './split-text.tsx';

/** A change that reduces the user's part, and therefore needs their consent (product 29.4). */
export function RequestedChange({ split }: { split: SplitView }) {
  const [isAgreeing, setAgreeing] = useState(false);
  const answering = useAnswerChange(split);
  const answer = useAction(answering.mutateAsync, {
    done: ({ counts }, reply: 'agree' | 'refuse') =>
      reply === 'refuse'
        ? { title: 'Change declined', text: 'The previous agreement stays in force.' }
        : {
            title: 'Agreed',
            text: counts ? 'The change is in force.' : 'It takes effect once the others have agreed.',
          },
    failed: (error) => ({ title: 'Answer not saved', text: answerMessage(error) }),
    settled: () => setAgreeing(false),
  });
  return (
    <section aria-label={split.title} className="grid w-full gap-4">
      <h3 className="text-body font-[560] [overflow-wrap:anywhere]">
        {split.title} <span className="font-normal text-soft">on {split.releaseTitle}</span>
      </h3>
      <SplitText split={split} />
      <div className="flex flex-wrap gap-3">
        <Button tone="signal" onClick={() => setAgreeing(true)}>
          Agree
        </Button>
        <Button busy={answering.isPending && !isAgreeing && 'Answering…'} onClick={() => answer('refuse')}>
          Decline
        </Button>
      </div>
      <ConfirmDialog
        open={isAgreeing}
        onClose={() => setAgreeing(false)}
        title="Agree to a smaller part?"
        confirm="Agree"
        tone="signal"
        busy={answering.isPending && 'Answering…'}
        onConfirm={() => answer('agree')}
      >
        It takes effect on the day shown, and you can’t undo it on your own.
      </ConfirmDialog>
    </section>
  );
}
