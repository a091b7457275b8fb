import type { StatementSource } from '../../../shared/earnings/cell.ts';
import type { Statement } from '../../../shared/statements/statement.ts';

/** A statement with an approved plan. */
export type PlannedStatement = Extract<
  Statement,
  { state: 'approved' | 'posting' | 'posted' | 'reversing' | 'reversed' }
>;

/** Returns the details of a statement that are shown with its figures. */
export const sourceFrom = ({ statementId, fileName, read, deductions = [] }: PlannedStatement): StatementSource => ({
  statementId,
  source: read.payerName,
  fileName,
  currency: read.currency,
  rate: read.rate ?? '1',
  ...(deductions.length > 0 && {
    deductions: deductions.map(({ kind, reason, amount }) => ({ kind, reason, amount })),
  }),
});
