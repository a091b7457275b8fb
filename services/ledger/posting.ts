/**
 * Platform accounts of the ledger: what the card provider holds for us, what was sold, and what was taken without a sale and is not back
 * yet. Wallets of artists join them with the royalties.
 */
export type Account = 'card-clearing' | 'plan-revenue' | 'refunds-due';

/** One line: micro-dollars, positive into the account, negative out of it. */
export type Entry = { account: Account; micros: bigint };

/** A transaction of the double-entry ledger (design, money). `key` makes it happen once: the same key never posts twice. */
export type Posting = { key: string; what: string; entries: readonly Entry[]; at: Date };

const MICROS_PER_CENT = 10_000n;
export const microsOfCents = (cents: number): bigint => BigInt(cents) * MICROS_PER_CENT;

/** @throws Error when the entries do not sum to zero: such a posting is a defect, and must never reach the table. */
export function assertBalanced({ key, entries }: Posting): void {
  const sum = entries.reduce((total, { micros }) => total + micros, 0n);
  if (sum !== 0n) throw new Error(`Posting ${key} is off by ${sum} micro-dollars`);
  if (entries.length < 2) throw new Error(`Posting ${key} has fewer than two entries`);
}
