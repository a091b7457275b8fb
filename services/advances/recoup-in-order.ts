import { outstandingOf, type StoredAdvance } from './advance.ts';
import { recoupTransactions } from './recoup-transactions.ts';
import type { AllocatedCell, MonthRecoupment } from './recoupment.ts';

type RecoupInput = {
  /** The allocations of all transactions for a share, in plan order. */
  planned: readonly (readonly AllocatedCell[])[];
  /** The index of the transaction. */
  n: number;
  /** The advances in their current state. */
  advances: readonly StoredAdvance[];
  /** The amounts that the share's other transactions have recouped, by advance. */
  recouped: ReadonlyMap<string, bigint>;
};

/**
 * Computes the recoupments of one of a share's transactions, whatever order they are posted in: what it would recoup in
 * plan order, from the advances as they were before the first. A recoupment is lower if the outstanding amount has
 * become too small for it.
 */
export function recoupInOrder({ planned, n, advances, recouped }: RecoupInput): MonthRecoupment[] {
  const before = advances.map((each) => ({ ...each, repaid: each.repaid - (recouped.get(each.advanceId) ?? 0n) }));
  const left = new Map<string, bigint>(advances.map((each) => [each.advanceId, outstandingOf(each)]));
  return (recoupTransactions(planned, before)[n] ?? []).flatMap((recoupment) => {
    const rest = left.get(recoupment.advanceId) ?? 0n;
    const micros = recoupment.micros < rest ? recoupment.micros : rest;
    left.set(recoupment.advanceId, rest - micros);
    return micros > 0n ? [{ ...recoupment, micros }] : [];
  });
}
