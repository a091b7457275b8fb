import { leftOf, type StoredAdvance } from './advance.ts';
import type { GivenCell, Taken } from './taken-of.ts';
import { takenOfEach } from './taken-of-each.ts';

type Given = {
  /** What all transactions of a share give, in the order of its plan. */
  planned: readonly (readonly GivenCell[])[];
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
export function takenInOrder({ planned, n, advances, kept }: Given): Taken[] {
  const before = advances.map((each) => ({ ...each, repaid: each.repaid - (kept.get(each.advanceId) ?? 0n) }));
  const left = new Map<string, bigint>(advances.map((each) => [each.advanceId, leftOf(each)]));
  return (takenOfEach(planned, before)[n] ?? []).flatMap((taken) => {
    const rest = left.get(taken.advanceId) ?? 0n;
    const micros = taken.micros < rest ? taken.micros : rest;
    left.set(taken.advanceId, rest - micros);
    return micros > 0n ? [{ ...taken, micros }] : [];
  });
}
