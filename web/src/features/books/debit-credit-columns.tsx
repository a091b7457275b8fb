import { exactDollars, hasFractionOfCent } from '../../lib/exact-dollars.ts';
import { ExactAmount } from '../../ui/exact-amount.tsx';
import type { Column } from '../../ui/list/column.ts';

export type Movement = { amountMicros: string };

const SIDE = { width: '10.5rem', align: 'end' as const };

/** The amount without its sign, if it belongs in this column. */
function amountOnSide({ amountMicros }: Movement, side: 'debit' | 'credit'): bigint | undefined {
  const micros = BigInt(amountMicros);
  if (side === 'debit') return micros > 0n ? micros : undefined;
  return micros < 0n ? -micros : undefined;
}

export const haveFractionsOfCent = (rows: readonly Movement[]): boolean =>
  rows.some(({ amountMicros }) => hasFractionOfCent(BigInt(amountMicros)));

/** Two columns of figures: positive micro-dollars are debits, negative ones credits. On a phone they share a line. */
export function debitCreditColumns<R extends Movement>(rows: readonly R[]): Column<R>[] {
  const isAligned = haveFractionsOfCent(rows);
  const cell = (side: 'debit' | 'credit') => (row: R) => {
    const micros = amountOnSide(row, side);
    return micros === undefined ? '' : <ExactAmount {...exactDollars(micros)} isAligned={isAligned} />;
  };
  return [
    { ...SIDE, key: 'debit', header: 'Debit', cell: cell('debit'), narrow: (row) => <Side row={row} /> },
    { ...SIDE, key: 'credit', header: 'Credit', cell: cell('credit'), narrow: null },
  ];
}

function Side({ row }: { row: Movement }) {
  const [debit, credit] = [amountOnSide(row, 'debit'), amountOnSide(row, 'credit')];
  if (debit === undefined && credit === undefined) return '$0.00';
  return (
    <>
      {credit === undefined ? 'Debit ' : 'Credit '}
      <ExactAmount {...exactDollars(debit ?? credit ?? 0n)} />
    </>
  );
}

/** The totals of debits and credits. */
export function sideTotals(rows: readonly Movement[]): Record<'debit' | 'credit', bigint> {
  const sum = (side: 'debit' | 'credit') => rows.reduce((total, row) => total + (amountOnSide(row, side) ?? 0n), 0n);
  return { debit: sum('debit'), credit: sum('credit') };
}
