import type { StatementId } from '../../shared/ids.ts';

/** A posted statement. `micros` is the amount that its payer owes us or, if negative, that we owe the payer. */
export type PostedStatement = { statementId: StatementId; micros: bigint; postedAt: string };
/** A receipt that has not been reversed. */
export type ActiveReceipt = { micros: bigint; statementId?: StatementId | undefined };

export type Aged<S> = {
  statements: { statement: S; received: bigint; applied: bigint; open: bigint; days: number }[];
  owed: bigint;
  received: bigint;
  open: bigint;
  ages: [bigint, bigint, bigint, bigint];
  overpaid: bigint;
};

const DAY_MS = 86_400_000;
const ageOf = (days: number): 0 | 1 | 2 | 3 => (days <= 30 ? 0 : days <= 60 ? 1 : days <= 90 ? 2 : 3);
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * Computes how much a payer owes, by the age of its statements (product 28.4). A receipt for a statement pays that
 * statement. Any excess, receipts for no statement, and negative statements pay the oldest statements first. Whatever
 * remains has been overpaid.
 */
export function ageReceivables<S extends PostedStatement>(
  statements: readonly S[],
  receipts: readonly ActiveReceipt[],
  now: Date,
): Aged<S> {
  const named = new Map<StatementId, bigint>();
  const known = new Set(statements.map(({ statementId }) => statementId));
  let pool = 0n;
  for (const { statementId, micros } of receipts)
    if (statementId !== undefined && known.has(statementId))
      named.set(statementId, micros + (named.get(statementId) ?? 0n));
    else pool += micros;

  const inOrder = [...statements].sort((one, other) => (one.postedAt < other.postedAt ? -1 : 1));
  const lines = inOrder.map((statement) => {
    const received = named.get(statement.statementId) ?? 0n;
    const open = statement.micros - received;
    if (open < 0n) pool -= open;
    const days = Math.max(0, Math.floor((now.getTime() - Date.parse(statement.postedAt)) / DAY_MS));
    return { statement, received, applied: 0n, open: open > 0n ? open : 0n, days };
  });
  for (const line of lines) {
    const applied = smaller(pool, line.open);
    pool -= applied;
    line.applied = applied;
    line.open -= applied;
  }

  const ages: Aged<S>['ages'] = [0n, 0n, 0n, 0n];
  for (const { open, days } of lines) ages[ageOf(days)] += open;
  return {
    statements: lines,
    owed: statements.reduce((sum, { micros }) => sum + micros, 0n),
    received: receipts.reduce((sum, { micros }) => sum + micros, 0n),
    open: lines.reduce((sum, { open }) => sum + open, 0n),
    ages,
    overpaid: pool,
  };
}
