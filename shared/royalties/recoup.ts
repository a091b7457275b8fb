import type { Share } from './allocate.ts';
import { WHOLE } from './split-agreement.ts';

/** Money that was paid in advance and is recouped from the artist's earnings. */
export type Advance = {
  id: string;
  /** The artist whose shares recoup it. */
  debtor: string;
  /** The outstanding amount, in micro-dollars. */
  outstanding: bigint;
  /** The fraction of each share that goes to recoupment, of 10,000. */
  parts: number;
  /** The releases whose earnings recoup it; all of the debtor's if omitted. */
  releases?: readonly string[];
};

/** An amount taken from a share to recoup an advance. */
export type Recoupment<Id = string, ReleaseId = string> = {
  advanceId: Id;
  releaseId: ReleaseId;
  debtor: string;
  micros: bigint;
  month?: string;
};

/** A share, or the part of it earned in one month. */
type ShareOfMonth = Share & { month?: string };

/**
 * Computes what advances recoup from the shares of a statement, in the order of the advances, then of the shares: never
 * more than is outstanding, and nothing from a negative share. The shares themselves stay unchanged, because a
 * recoupment is booked as a visible movement of its own.
 */
export function recoup<S extends ShareOfMonth, A extends Advance>(
  shares: readonly S[],
  advances: readonly A[],
): Recoupment<A['id'], S['releaseId']>[] {
  const remaining = new Map(shares.map((share) => [share, share.micros]));
  return advances.flatMap(({ id, debtor, outstanding, parts, releases }) => {
    let due = outstanding;
    return shares.flatMap((share): Recoupment<A['id'], S['releaseId']>[] => {
      const { payee, releaseId, month } = share;
      const isRecouped = payee.to === 'artist' && payee.id === debtor && (releases?.includes(releaseId) ?? true);
      const requested = isRecouped && share.micros > 0n ? (share.micros * BigInt(parts)) / BigInt(WHOLE) : 0n;
      const micros = [requested, due, remaining.get(share) ?? 0n].reduce((least, one) => (one < least ? one : least));
      if (micros <= 0n) return [];
      due -= micros;
      remaining.set(share, (remaining.get(share) ?? 0n) - micros);
      return [{ advanceId: id, releaseId, debtor, micros, ...(month && { month }) }];
    });
  });
}
