import { leftOf, type StoredAdvance } from './advance.ts';
import { recoupTransactions } from './recoup-transactions.ts';
import type { AllocatedCell, Taken } from './recoupment.ts';

type Given = {
  /** The allocations of all transactions of a share, in plan order. */
  planned: readonly (readonly AllocatedCell[])[];
  /** The index of the transaction. */
  n: number;
  /** The advances as they are now. */
  advances: readonly StoredAdvance[];
  /** What other transactions of the share have already recouped, by advance. */
  kept: ReadonlyMap<string, bigint>;
};

/**
 * Computes what one transaction of a share recoups, independent of the order of posting: what it would recoup in plan
 * order, from the advances as they were before. Less only if something else has since recouped an advance, so that it
 * never exceeds what is outstanding.
 */
export function recoupInOrder({ planned, n, advances, kept }: Given): Taken[] {
  const before = advances.map((each) => ({ ...each, repaid: each.repaid - (kept.get(each.advanceId) ?? 0n) }));
  const left = new Map<string, bigint>(advances.map((each) => [each.advanceId, leftOf(each)]));
  return (recoupTransactions(planned, before)[n] ?? []).flatMap((taken) => {
    const rest = left.get(taken.advanceId) ?? 0n;
    const micros = taken.micros < rest ? taken.micros : rest;
    left.set(taken.advanceId, rest - micros);
    return micros > 0n ? [{ ...taken, micros }] : [];
  });
}
