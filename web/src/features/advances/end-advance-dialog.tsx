import { useState } from 'react';
import type { OfficeAdvance } from '../../../../shared/advances/advance.ts';
import { dollars } from '../../../../shared/money.ts';
import { endMessage } from '../../data/advances/messages.ts';
import { type AdvanceEnd, useEndAdvance } from '../../data/advances/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useReason } from '../../ui/use-reason.ts';

/** Ends an advance. The outstanding amount is either taken from the balance or forgiven (product 26.4). */
export default function EndAdvanceDialog({ advance, onClose }: { advance: OfficeAdvance; onClose: () => void }) {
  const [how, setHow] = useState<AdvanceEnd['how']>('taken-back');
  const reason = useReason('Please enter a reason. It is emailed to the artist.');
  const ending = useEndAdvance(advance);
  const left = dollars(BigInt(advance.leftMicros));
  const end = useAction(ending.mutateAsync, {
    done: (_, { how }) => {
      onClose();
      return {
        title: 'Advance ended',
        text: `${left} ${how === 'forgiven' ? 'was forgiven' : 'was taken back'}.`,
      };
    },
    failed: (error) => ({ title: 'Not ended', text: endMessage(error) }),
  });
  const submit = () => {
    const line = reason.check();
    if (line !== undefined) end({ how, reason: line });
  };
  const close = () => !ending.isPending && onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={`End the advance to ${advance.artistName || 'Unknown'}`}
      description={`${left} of ${dollars(BigInt(advance.amountMicros))} is outstanding. What was already recouped stays.`}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button tone="destroy" busy={ending.isPending && 'Ending…'} onClick={submit}>
            End it
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <fieldset className="grid gap-2">
          <legend className="pb-2">What happens to {left}</legend>
          <ChoiceList
            name="how"
            chosen={how}
            onChoose={setHow}
            choices={[
              {
                value: 'taken-back',
                label: 'Take it back',
                detail: 'From the artist’s balance, which must be large enough',
              },
              {
                value: 'forgiven',
                label: 'Forgive it',
                detail: 'The artist keeps it, and the platform bears the cost',
              },
            ]}
          />
        </fieldset>
        <ReasonField reason={reason} hint="It is emailed to the artist" />
      </div>
    </Dialog>
  );
}
