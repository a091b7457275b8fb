import type { Cause } from '../../shared/books/books.ts';
import { readPayout } from '../payouts/payout.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { readReceipt } from '../receipts/stored-receipt.ts';
import { stateIn } from './cause-of.ts';

/** Who caused a transaction, and what they said of it. */
export type Reason = { by?: string; why?: string };

/** Who and why, as the facts themselves have it on record. */
export const causeRepository = (table: Pick<Table, 'get'>) => ({
  /** Nothing where nobody is on record: what a provider told us has no person behind it. */
  async reasonOf(cause: Cause, key: string): Promise<Reason> {
    if (cause.kind === 'receipt') {
      const item = await table.get(keys.receipt(cause));
      const receipt = item && readReceipt(item);
      const reversed = cause.isReversal ? receipt?.reversed : undefined;
      if (reversed) return { by: reversed.by.name, why: reversed.reason };
      return receipt ? { by: receipt.by.name, why: receipt.reference } : {};
    }
    if (cause.kind !== 'payout') return {};
    const item = await table.get(keys.payout(cause));
    const payout = item && readPayout(item);
    if (!payout) return {};
    const became = stateIn(key);
    if (became === 'requested' || became === 'cancelled') return { by: payout.artistName || 'The artist' };
    // A later decision is on record in its place.
    if (payout.state !== became) return {};
    const why = payout.reason ?? payout.reference;
    return { ...(payout.processedBy && { by: payout.processedBy.name }), ...(why && { why }) };
  },
});

export type CauseRepository = ReturnType<typeof causeRepository>;
