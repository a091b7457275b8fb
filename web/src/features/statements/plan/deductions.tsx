import { useState } from 'react';
import type { Deduction } from '../../../../../shared/statements/deduction.ts';
import { deductionKindText } from '../../../../../shared/statements/deduction-kind.ts';
import type { Statement } from '../../../../../shared/statements/statement.ts';
import { statementActionMessage } from '../../../data/statements/messages.ts';
import { useRemoveDeduction } from '../../../data/statements/mutations.ts';
import { decimalText } from '../../../lib/decimal-text.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import type { Column } from '../../../ui/list/column.ts';
import { Table } from '../../../ui/list/table.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { readFactsOf } from '../statement-text.ts';

const AddDeductionDialog = lazyDialog(() => import('./add-deduction-dialog.tsx'));

type Props = {
  statement: Statement;
  /** The actions that the user may take now. */
  may: { add: boolean; remove: boolean };
};

/** The deductions of a statement, with reasons (product 23.20). */
export function Deductions({ statement, may }: Props) {
  const [isAdding, setAdding] = useState(false);
  const { statementId, deductions = [] } = statement;
  const currency = readFactsOf(statement)?.currency ?? '';
  return (
    <div className="grid max-w-5xl justify-items-start gap-4">
      {deductions.length === 0 && (
        <p className="max-w-2xl text-soft">
          {may.add
            ? 'If the payer sends less than this statement says, add what it keeps: a fee, a bank charge or tax.'
            : 'Nothing was deducted.'}
        </p>
      )}
      {deductions.length > 0 && (
        <div className="w-full">
          <Table
            label="Deductions"
            columns={columns({ statementId, currency, canRemove: may.remove })}
            rows={deductions}
            keyOf={({ deductionId }) => deductionId}
          />
        </div>
      )}
      {may.add && (
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          Add a deduction
        </Button>
      )}
      {isAdding && <AddDeductionDialog statement={statement} onClose={() => setAdding(false)} />}
    </div>
  );
}

type Shown = Pick<Statement, 'statementId'> & { currency: string; canRemove: boolean };

const columns = ({ statementId, currency, canRemove }: Shown): Column<Deduction>[] => [
  { key: 'kind', header: 'Kind', width: '10rem', cell: ({ kind }) => deductionKindText(kind) },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason }) => <span className="[overflow-wrap:anywhere]">{reason}</span>,
    narrow: ({ reason }) => <span className="[overflow-wrap:anywhere]">{reason}</span>,
  },
  {
    key: 'by',
    header: 'Added by',
    width: '10rem',
    cell: ({ by }) => by.name,
    narrow: null,
  },
  {
    key: 'amount',
    header: `Amount, ${currency}`,
    width: '9rem',
    align: 'end',
    cell: ({ amount }) => decimalText(amount),
    narrow: 'aside',
  },
  ...(canRemove
    ? [
        {
          key: 'remove',
          header: 'Remove',
          width: '7.5rem',
          align: 'end' as const,
          cell: (deduction: Deduction) => <Remove statementId={statementId} deduction={deduction} />,
          narrow: (deduction: Deduction) => <Remove statementId={statementId} deduction={deduction} />,
        },
      ]
    : []),
];

function Remove({ statementId, deduction }: Pick<Statement, 'statementId'> & { deduction: Deduction }) {
  const removing = useRemoveDeduction(statementId);
  const remove = useAction(removing.mutateAsync, {
    done: () => ({ title: 'Deduction removed', text: 'What each artist gets is being recalculated.' }),
    failed: (error) => ({ title: 'Not removed', text: statementActionMessage(error) }),
  });
  return (
    <Button
      size="small"
      busy={removing.isPending && 'Removing…'}
      aria-label={`Remove ${deductionKindText(deduction.kind)}, ${deduction.reason}`}
      onClick={() => remove(deduction.deductionId)}
    >
      Remove
    </Button>
  );
}
