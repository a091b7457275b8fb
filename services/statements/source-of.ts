import type { StatementSource } from '../../shared/earnings/cell.ts';
import type { Statement } from '../../shared/statements/statement.ts';

/** A statement with a plan that was approved: it is posted, or was. */
export type PlannedStatement = Extract<
  Statement,
  { state: 'approved' | 'posting' | 'posted' | 'reversing' | 'reversed' }
>;

/** What is shown of a statement beside a figure that it holds. */
export const sourceOf = ({ statementId, fileName, read, deductions = [] }: PlannedStatement): StatementSource => ({
  statementId,
  source: read.payerName,
  fileName,
  currency: read.currency,
  rate: read.rate ?? '1',
  ...(deductions.length > 0 && {
    deductions: deductions.map(({ kind, reason, amount }) => ({ kind, reason, amount })),
  }),
});
