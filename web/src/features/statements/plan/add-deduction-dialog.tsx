import { useState } from 'react';
import {
  type DeductionKind,
  deductionKinds,
  deductionKindText,
} from '../../../../../shared/statements/deduction-kind.ts';
import type { Statement } from '../../../../../shared/statements/statement.ts';
import { statementActionMessage } from '../../../data/statements/messages.ts';
import { useAddDeduction } from '../../../data/statements/mutations.ts';
import { decimalText } from '../../../lib/decimal-text.ts';
import { typedAmount } from '../../../lib/typed-amount.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useReason } from '../../../ui/use-reason.ts';
import { readFactsOf } from '../statement-text.ts';

const kinds = deductionKinds.map((value) => ({ value, label: deductionKindText(value) }));

/** Asks for a deduction: its amount and reason (product 23.20). */
export default function AddDeductionDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const [kind, setKind] = useState<DeductionKind>('fee');
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const reason = useReason('Please say what this deduction is for. Artists will see it.');
  const adding = useAddDeduction(statement.statementId);
  const amount = typedAmount(typed);
  const { currency = '', amount: sum = '0', payerName = '' } = readFactsOf(statement) ?? {};
  const add = useAction(adding.mutateAsync, {
    done: () => {
      onClose();
      return { title: 'Deduction added', text: 'What each artist gets is being recalculated.' };
    },
    failed: (error) => ({ title: 'Not added', text: statementActionMessage(error) }),
  });
  const submit = () => {
    setChecked(true);
    const line = reason.check();
    if (amount !== undefined && line !== undefined) add({ kind, amount, reason: line });
  };
  const close = () => !adding.isPending && onClose();
  return (
    <Dialog
      open
      onClose={close}
      title="Add a deduction"
      description={`It is shared among all recordings of this statement, in proportion to what each earned.`}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button tone="signal" busy={adding.isPending && 'Adding…'} onClick={submit}>
            Add deduction
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <Field label="Kind">
          {(control) => <Select {...control} choices={kinds} value={kind} onChoose={setKind} />}
        </Field>
        <Field
          label={`Amount in ${currency}`}
          hint={`${payerName} reported ${currency} ${decimalText(sum)}`}
          error={isChecked && amount === undefined ? 'Please enter an amount, such as 12.50' : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              className="tabular-nums"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <ReasonField reason={reason} hint="Artists see it next to their earnings" />
      </div>
    </Dialog>
  );
}
