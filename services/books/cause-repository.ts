import type { Cause } from '../../shared/books/books.ts';
import { readPayout } from '../payouts/payout.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { readReceipt } from '../receipts/stored-receipt.ts';
import { stateFromKey } from './cause-from-key.ts';

/** The person who caused a transaction, and the reason they entered. */
export type Reason = { by?: string; why?: string };

/** Looks up who caused a transaction and why, in the records of its cause. */
export const causeRepository = (table: Pick<Table, 'get'>) => ({
  /** Empty if no person is on record, as for events from a provider. */
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
    const became = stateFromKey(key);
    if (became === 'requested' || became === 'cancelled') return { by: payout.artistName || 'The artist' };
    // The record of this decision has been replaced by a later one.
    if (payout.state !== became) return {};
    const why = payout.reason ?? payout.reference;
    return { ...(payout.processedBy && { by: payout.processedBy.name }), ...(why && { why }) };
  },
});

export type CauseRepository = ReturnType<typeof causeRepository>;
