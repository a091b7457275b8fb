import { leftOf, type StoredAdvance } from './advance.ts';
import { recoupTransactions } from './recoup-transactions.ts';
import type { AllocatedCell, Taken } from './recoupment.ts';

type Given = {
  /** What all transactions of a share give, in the order of its plan. */
  planned: readonly (readonly AllocatedCell[])[];
  /** Which of them is asked about. */
  n: number;
  /** As they are now. */
  advances: readonly StoredAdvance[];
  /** What other transactions of the share took of each by now. */
  kept: ReadonlyMap<string, bigint>;
};

/**
 * What one of a share's transactions takes, whichever of them is posted first: each what it takes in the order of the plan, of the advances
 * as they were before all of them. Less only where something else has taken of an advance meanwhile, so that none takes more than is out.
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
