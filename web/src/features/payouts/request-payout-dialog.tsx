import { useForm } from 'react-hook-form';
import { dollars } from '../../../../shared/money.ts';
import type { PayoutTax } from '../../../../shared/payouts/payout.ts';
import type { PayoutMethod } from '../../../../shared/payouts/payout-method.ts';
import { requestMessage } from '../../data/payouts/messages.ts';
import { useRequestPayout } from '../../data/payouts/mutations.ts';
import { withheldText } from '../../data/tax/withheld-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { notify, notifyFailure } from '../../ui/toast.tsx';

type Typed = { methodId: string; notes: string };
/** `micros` and `tax` are only displayed; the server computes the amount itself. */
type Props = {
  micros: bigint;
  tax: Omit<PayoutTax, 'basis'> | undefined;
  methods: readonly PayoutMethod[];
  /** Whether the artist is closing the account and requests the remaining balance. */
  isLeaving: boolean;
  onClose: () => void;
};

/** The maximum length of a text field in the contract (product 6.5). */
const MAX_NOTE_LENGTH = 500;
const limit = { value: MAX_NOTE_LENGTH, message: `Must be less than ${MAX_NOTE_LENGTH} characters` };

/** Requests the whole balance to a payout method (product 24.2). */
export default function RequestPayoutDialog({ micros, tax, methods, isLeaving, onClose }: Props) {
  const form = useForm<Typed>({
    defaultValues: { methodId: methods.length === 1 ? (methods[0]?.methodId ?? '') : '', notes: '' },
  });
  const asking = useRequestPayout();
  const withheld = BigInt(tax?.withheldMicros ?? 0);
  const amount = dollars(micros - withheld);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ methodId, notes }) => {
    const method = methods.find((one) => one.methodId === methodId);
    if (!method) return;
    const about = notes.replace(/\s+/g, ' ').trim();
    try {
      const request = { methodId: method.methodId, ...(about && { notes: about }) };
      await asking.mutateAsync(isLeaving ? { ...request, isLeaving } : request);
      onClose();
      notify({ title: 'Payout requested', text: `${amount} is waiting for our review. We’ll email you at each step.` });
    } catch (error) {
      notifyFailure({ title: 'Request Failed', text: requestMessage(error) });
    }
  });
  const close = () => !isSubmitting && onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={`Request a payout of ${amount}`}
      description={[
        isLeaving ? 'This is everything left in your account.' : 'This is your whole balance.',
        'Processing takes 3-5 business days.',
        tax && withheld > 0n && withheldText(tax, micros),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <form noValidate onSubmit={submit} className="grid gap-5 pt-2">
        <Field label="Payment method" error={errors.methodId?.message}>
          {(control) => (
            <Select
              {...control}
              {...form.register('methodId', { required: 'Please choose a payment method' })}
              choices={[
                ...(methods.length === 1 ? [] : [{ value: '', label: 'Choose one' }]),
                ...methods.map(({ methodId, masked, label }) => ({
                  value: methodId,
                  label: label ? `${label}: ${masked}` : masked,
                })),
              ]}
            />
          )}
        </Field>
        <Field label="Notes" hint="Optional" error={errors.notes?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('notes', { maxLength: limit })}
              value={form.watch('notes')}
              limit={MAX_NOTE_LENGTH}
            />
          )}
        </Field>
        <div className="grid gap-3 sm:flex sm:justify-end">
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" tone="signal" busy={isSubmitting && 'Requesting…'}>
            Request Payout
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
