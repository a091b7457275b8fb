import { useState } from 'react';
import type { OfficePayment } from '../../../../shared/payments/payment-view.ts';
import { refundMessage } from '../../data/payments/messages.ts';
import { useRefund } from '../../data/payments/mutations.ts';
import { price } from '../../lib/format.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useReason } from '../../ui/use-reason.ts';
import { parsePartialRefund } from './parse-partial-refund.ts';

type Props = { payment: OfficePayment; onClose: () => void };
type RefundAmount = 'whole' | 'part';

/** Refunds a payment, in full or in part, with the reason, which is emailed to the artist (product 10.20). */
export default function RefundDialog({ payment, onClose }: Props) {
  const left = payment.cents - payment.refundedCents;
  const [much, setMuch] = useState<RefundAmount>('whole');
  const [amount, setAmount] = useState('');
  const [amountError, setAmountError] = useState<string>();
  const reason = useReason('Please enter a reason. It is emailed to the artist.');
  const refunding = useRefund(payment.paymentId);
  const refund = useAction(refunding.mutateAsync, {
    done: () => {
      onClose();
      return { title: 'Refund on its way', text: 'The provider refunds the money, and the artist gets an email.' };
    },
    failed: (error) => ({ title: 'Refund failed', text: refundMessage(error) }),
  });
  const send = () => {
    const line = reason.check();
    const part = much === 'part' ? parsePartialRefund(amount, left) : undefined;
    if (part && 'error' in part) setAmountError(part.error);
    else if (line !== undefined) refund({ reason: line, ...part });
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Refund ${payment.title || 'this payment'}?`}
      confirm="Refund"
      onConfirm={send}
      busy={refunding.isPending && 'Refunding…'}
    >
      <div className="grid gap-5 pt-2 text-ink">
        <fieldset className="grid gap-2">
          <legend className="pb-2 text-small font-[560]">How much?</legend>
          <ChoiceList<RefundAmount>
            name="refund"
            chosen={much}
            onChoose={setMuch}
            choices={[
              {
                value: 'whole',
                label: payment.refundedCents > 0 ? `The rest, ${price(left)}` : `All of it, ${price(left)}`,
                detail: 'From today the release loses the plan that this payment bought.',
              },
              { value: 'part', label: 'A part', detail: 'The release keeps its plan.' },
            ]}
          />
        </fieldset>
        {much === 'part' && (
          <Field label="Amount in dollars" error={amountError}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                placeholder="1.50"
                value={amount}
                onChange={({ target }) => {
                  setAmount(target.value);
                  setAmountError(undefined);
                }}
              />
            )}
          </Field>
        )}
        <ReasonField reason={reason} hint="It is emailed to the artist" />
      </div>
    </ConfirmDialog>
  );
}
