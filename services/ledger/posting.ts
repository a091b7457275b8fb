import type { Account } from './chart-of-accounts.ts';

/** One line: micro-dollars, positive for a debit, negative for a credit. */
type Entry = { account: Account; micros: bigint };

/** A transaction of the double-entry ledger (design 3.2). `key` makes it happen once: the same key never posts twice. */
export type Posting = { key: string; what: string; entries: readonly Entry[]; at: Date };

/** @throws Error when the entries do not sum to zero: such a posting is a defect, and must never reach the table. */
export function assertBalanced({ key, entries }: Posting): void {
  const sum = entries.reduce((total, { micros }) => total + micros, 0n);
  if (sum !== 0n) throw new Error(`Posting ${key} is off by ${sum} micro-dollars`);
  if (entries.length < 2) throw new Error(`Posting ${key} has fewer than two entries`);
}
