import type { Statement } from '../../shared/statements/statement.ts';
import type { PostedOfPayer, PostedStatement } from './posted-lines.ts';

/**
 * Whether the lines that a reading left out are still those that the payer has posted (product 23.26): no statement of the same months was
 * approved since, and none of those that it relies on was taken back.
 */
export function isCurrent(
  { statementId, read }: Pick<Extract<Statement, { state: 'ready' }>, 'statementId' | 'read'>,
  { statements }: PostedOfPayer,
): boolean {
  const { asOf = -1, statements: left = [] } = read.postedBefore ?? {};
  const others = statements.filter((one) => one.statementId !== statementId);
  const isNew = ({ change, months }: PostedStatement) =>
    change > asOf && months.some((month) => read.months.includes(month));
  const areAllPosted = left.every((one) => others.some((other) => other.statementId === one.statementId));
  return areAllPosted && !others.some(isNew);
}
