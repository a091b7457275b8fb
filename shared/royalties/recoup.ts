import type { Share } from './allocate.ts';
import { WHOLE } from './split-agreement.ts';

/** Money paid ahead, that comes back from what its receiver earns. */
export type Advance = {
  id: string;
  /** Whose share it is taken from. */
  debtor: string;
  /** What is still to come back, in micro-dollars. */
  outstanding: bigint;
  /** How much of the share is taken, of 10,000. */
  parts: number;
  /** From which releases it is taken; from all of the debtor's when nothing is said. */
  releases?: readonly string[];
};

/** What is taken from a share for an advance. */
export type Recoupment = { advanceId: string; releaseId: string; debtor: string; micros: bigint; month?: string };

/** A share, or the part of one that was earned in a month. */
type ShareOfMonth = Share & { month?: string };

/**
 * What advances take from the shares of a statement: in the order of the advances, then of the shares, never more than
 * is outstanding, and nothing of a share that is negative. The shares stay as they are: what is taken is a movement of
 * its own, so it is seen.
 */
export function recoup(shares: readonly ShareOfMonth[], advances: readonly Advance[]): Recoupment[] {
  const left = new Map(shares.map((share) => [share, share.micros]));
  return advances.flatMap(({ id, debtor, outstanding, parts, releases }) => {
    let open = outstanding;
    return shares.flatMap((share): Recoupment[] => {
      const { payee, releaseId, month } = share;
      const isTaken = payee.to === 'artist' && payee.id === debtor && (releases?.includes(releaseId) ?? true);
      const wanted = isTaken && share.micros > 0n ? (share.micros * BigInt(parts)) / BigInt(WHOLE) : 0n;
      const micros = [wanted, open, left.get(share) ?? 0n].reduce((least, one) => (one < least ? one : least));
      if (micros <= 0n) return [];
      open -= micros;
      left.set(share, (left.get(share) ?? 0n) - micros);
      return [{ advanceId: id, releaseId, debtor, micros, ...(month && { month }) }];
    });
  });
}
