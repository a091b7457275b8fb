import { useState } from 'react';
import type { OfficePayment } from '../../../../shared/payments/payment-view.ts';
import { refundMessage } from '../../data/payments/messages.ts';
import { useRefund } from '../../data/payments/mutations.ts';
import { price } from '../../lib/format.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAction } from '../../ui/use-action.ts';
import { partInCents } from './part-in-cents.ts';

/** As many as a text of the contract has (product 6.5), without its schema: the page has no other need of zod. */
const LONGEST = 500;

type Props = { payment: OfficePayment; onClose: () => void };
type Much = 'whole' | 'part';

/** Gives a payment back, whole or in part, with the reason, which the artist gets by mail (product 10.20). */
export default function RefundDialog({ payment, onClose }: Props) {
  const left = payment.cents - payment.refundedCents;
  const [much, setMuch] = useState<Much>('whole');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({});
  const refunding = useRefund(payment.paymentId);
  const refund = useAction(refunding.mutateAsync, {
    done: () => {
      onClose();
      return { title: 'Refund On Its Way', text: 'The provider gives the money back. The artist gets a mail.' };
    },
    failed: (error) => ({ title: 'Refund Failed', text: refundMessage(error) }),
  });
  const send = () => {
    // One line: it is one paragraph of the mail.
    const line = reason.replace(/\s+/g, ' ').trim();
    const part = much === 'part' ? partInCents(amount, left) : undefined;
    const wrong = {
      ...(part && 'error' in part && { amount: part.error }),
      ...(line === '' && { reason: 'Please write why. The artist gets it by mail.' }),
      ...(line.length > LONGEST && { reason: `Must be less than ${LONGEST} characters` }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length === 0)
      refund({ reason: line, ...(part && 'cents' in part && { cents: part.cents }) });
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
          <ChoiceList<Much>
            name="refund"
            chosen={much}
            onChoose={setMuch}
            choices={[
              {
                value: 'whole',
                label: payment.refundedCents > 0 ? `The rest, ${price(left)}` : `All of it, ${price(left)}`,
                detail: 'From today the release no longer has what this payment bought.',
              },
              { value: 'part', label: 'A part', detail: 'The release keeps its plan.' },
            ]}
          />
        </fieldset>
        {much === 'part' && (
          <Field label="Amount in dollars" error={errors.amount}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                placeholder="1.50"
                value={amount}
                onChange={({ target }) => {
                  setAmount(target.value);
                  setErrors(({ amount: _, ...others }) => others);
                }}
              />
            )}
          </Field>
        )}
        <Field label="Reason" hint="The artist gets it by mail" error={errors.reason}>
          {(control) => (
            <TextArea
              {...control}
              value={reason}
              limit={LONGEST}
              onChange={({ target }) => {
                setReason(target.value);
                setErrors(({ reason: _, ...others }) => others);
              }}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
}
