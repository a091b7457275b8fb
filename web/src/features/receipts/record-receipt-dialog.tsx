import { useState } from 'react';
import type { StatementId } from '../../../../shared/ids.ts';
import { dollars } from '../../../../shared/money.ts';
import type { Receivable } from '../../../../shared/receipts/receivable.ts';
import { recordMessage } from '../../data/receipts/messages.ts';
import { useRecordReceipt } from '../../data/receipts/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAction } from '../../ui/use-action.ts';
import { micros, type ReceiptTexts, receiptFrom } from './receipt-form.ts';

type Payer = Pick<Receivable, 'payer' | 'payerName' | 'openMicros'>;
type Props = {
  /** Payers to choose from. The first is preselected. */
  payers: readonly Payer[];
  /** The statement that the receipt pays, with its currency and rate. */
  of?: { statementId: StatementId; currency: string; rate: string };
  onClose: () => void;
};

const today = (): string => new Date().toLocaleDateString('sv-SE');

/** Records a payment that the bank received (product 23.21). */
export default function RecordReceiptDialog({ payers, of, onClose }: Props) {
  const [texts, setTexts] = useState<ReceiptTexts>({
    payer: payers[0]?.payer ?? '',
    amount: '',
    currency: of?.currency ?? 'USD',
    rate: of && of.currency !== 'USD' ? of.rate : '',
    day: today(),
    reference: '',
  });
  const [isChecked, setChecked] = useState(false);
  const recording = useRecordReceipt();
  const { receipt, errors } = receiptFrom(texts);
  const payer = payers.find((one) => one.payer === texts.payer);
  const more = receipt && payer ? micros(receipt) - BigInt(payer.openMicros) : 0n;
  const record = useAction(recording.mutateAsync, {
    done: ({ amountMicros, payerName }) => {
      onClose();
      return { title: 'Receipt recorded', text: `${dollars(BigInt(amountMicros))} from ${payerName} is in the books.` };
    },
    failed: (error) => ({ title: 'Not recorded', text: recordMessage(error) }),
  });
  const submit = () => {
    setChecked(true);
    if (receipt) record({ ...receipt, ...(of && { statementId: of.statementId }) });
  };
  const close = () => !recording.isPending && onClose();
  const text = (name: keyof ReceiptTexts) => ({
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [name]: target.value }),
  });
  const errorOf = (name: keyof ReceiptTexts) => (isChecked ? errors[name] : undefined);
  return (
    <Dialog
      open
      onClose={close}
      title="Record a receipt"
      description={
        of
          ? 'It pays this statement.'
          : 'It pays the oldest statements first. To pay a particular one, open that statement.'
      }
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button tone="signal" busy={recording.isPending && 'Recording…'} onClick={submit}>
            Record receipt
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <Field label="Payer" hint={payer && `Outstanding: ${dollars(BigInt(payer.openMicros))}`}>
          {(control) => (
            <Select
              {...control}
              {...text('payer')}
              choices={payers.map(({ payer: value, payerName }) => ({ value, label: payerName }))}
            />
          )}
        </Field>
        <div className="grid gap-6 sm:grid-cols-[1fr_7rem]">
          <Field label="Amount" hint="As it arrived in the bank" error={errorOf('amount')}>
            {(control) => (
              <TextInput
                {...control}
                {...text('amount')}
                inputMode="decimal"
                autoComplete="off"
                maxLength={24}
                className="tabular-nums"
              />
            )}
          </Field>
          <Field label="Currency" error={errorOf('currency')}>
            {(control) => <TextInput {...control} {...text('currency')} autoComplete="off" maxLength={3} />}
          </Field>
        </div>
        {texts.currency.trim().toUpperCase() !== 'USD' && (
          <Field
            label="Rate"
            hint={`How many US dollars one ${texts.currency.trim().toUpperCase() || 'unit'} is worth at the bank’s rate, such as 1.0842`}
            error={errorOf('rate')}
          >
            {(control) => (
              <TextInput
                {...control}
                {...text('rate')}
                inputMode="decimal"
                autoComplete="off"
                className="tabular-nums"
              />
            )}
          </Field>
        )}
        <Field label="Date received" error={errorOf('day')}>
          {(control) => (
            <DateField {...control} value={texts.day} max={today()} onChange={(day) => setTexts({ ...texts, day })} />
          )}
        </Field>
        <Field label="Reference" hint="As the bank statement shows it" error={errorOf('reference')}>
          {(control) => <TextInput {...control} {...text('reference')} autoComplete="off" maxLength={200} />}
        </Field>
        {more > 0n && (
          <Notice tone="ready" title={`This is ${dollars(more)} more than ${payer?.payerName} owes`}>
            You can still record it. The payer is shown as overpaid until another statement is posted.
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
