import { useState } from 'react';
import type { OfficeAdvance } from '../../../../shared/advances/advance.ts';
import { dollars } from '../../../../shared/money.ts';
import { endMessage } from '../../data/advances/messages.ts';
import { type Ended, useEndAdvance } from '../../data/advances/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useReason } from '../../ui/use-reason.ts';

/** Takes what is out of an advance back from the balance, or lets the artist keep it (product 26.4). */
export default function EndAdvanceDialog({ advance, onClose }: { advance: OfficeAdvance; onClose: () => void }) {
  const [how, setHow] = useState<Ended['how']>('taken-back');
  const reason = useReason('Please give a reason. We email it to the artist.');
  const ending = useEndAdvance(advance);
  const left = dollars(BigInt(advance.leftMicros));
  const end = useAction(ending.mutateAsync, {
    done: (_, { how }) => {
      onClose();
      return {
        title: 'Advance ended',
        text: `${left} ${how === 'forgiven' ? 'need not come back' : 'was taken back'}.`,
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
      description={`${left} of ${dollars(BigInt(advance.amountMicros))} is out. What is back stays.`}
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
          <legend className="pb-2">What becomes of {left}</legend>
          <ChoiceList
            name="how"
            chosen={how}
            onChoose={setHow}
            choices={[
              { value: 'taken-back', label: 'Take it back', detail: 'From the balance, which must hold so much' },
              { value: 'forgiven', label: 'Forgive it', detail: 'The artist keeps it; it is a cost of the platform' },
            ]}
          />
        </fieldset>
        <ReasonField reason={reason} hint="We email it to the artist" />
      </div>
    </Dialog>
  );
}
