import type { Difference } from './invariants.ts';
import type { StoredTransaction } from './stored-transaction.ts';

/** The findings in one piece, and the position of the next piece; undefined after the last. */
export type ReconciliationPiece = {
  differences: Difference[];
  /** The transactions of this piece. Each transaction is in exactly one piece of a walk. */
  transactions: StoredTransaction[];
  next: string | undefined;
};
