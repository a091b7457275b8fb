import type { Difference } from './invariants.ts';
import type { StoredTransaction } from './stored-transaction.ts';

/** The findings of one piece, and the position of the next; undefined after the last. */
export type ReconciliationPiece = {
  differences: Difference[];
  /** The transactions of this piece. Each transaction is in exactly one piece of a walk. */
  transactions: StoredTransaction[];
  next: string | undefined;
};
