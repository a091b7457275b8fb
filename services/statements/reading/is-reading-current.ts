import type { Statement } from '../../../shared/statements/statement.ts';
import type { PostedOfPayer, PostedStatement } from './posted-lines.ts';

/**
 * Whether a reading left out the right lines (product 23.26): since then, no other statement for the same months has
 * been approved, and none of those whose lines it left out has been reversed.
 */
export function isReadingCurrent(
  { statementId, read }: Pick<Extract<Statement, { state: 'ready' }>, 'statementId' | 'read'>,
  { statements }: PostedOfPayer,
): boolean {
  // The statement was read before lines were compared, so it may repeat posted lines.
  if (!read.postedBefore) return false;
  const { asOf, statements: left } = read.postedBefore;
  const others = statements.filter((one) => one.statementId !== statementId);
  const isNew = ({ change, months }: PostedStatement) =>
    change > asOf && months.some((month) => read.months.includes(month));
  const areAllPosted = left.every((one) => others.some((other) => other.statementId === one.statementId));
  return areAllPosted && !others.some(isNew);
}
