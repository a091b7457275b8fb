import type { Statement } from '../../../shared/statements/statement.ts';
import type { PostedOfPayer, PostedStatement } from './posted-lines.ts';

/**
 * Whether the lines that a reading left out are still the right ones (product 23.26): since the reading, no statement
 * for the same months was approved, and none of those whose lines it left out was reversed.
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
