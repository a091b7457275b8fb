import type { AdvanceId, ReleaseId } from '../../shared/ids.ts';
import { type Recoupment, recoup } from '../../shared/royalties/recoup.ts';
import { outstandingOf, type StoredAdvance } from './advance.ts';

/** The amount that a transaction allocates to an artist for a release in a month. */
export type AllocatedCell = { releaseId: ReleaseId; month: string; micros: bigint };

/** The amount that an advance recoups from the earnings of a release in a month. */
export type MonthRecoupment = Pick<Recoupment<AdvanceId, ReleaseId>, 'advanceId' | 'releaseId' | 'micros'> & {
  month: string;
};

/**
 * Computes what an artist's advances recoup from one transaction: oldest advance first, never more than is outstanding,
 * nothing from negative earnings, and never more than the transaction allocates.
 */
export function recoupmentFrom(cells: readonly AllocatedCell[], advances: readonly StoredAdvance[]): MonthRecoupment[] {
  let left = cells.reduce((sum, { micros }) => sum + micros, 0n);
  const debtor = advances[0]?.artistId;
  if (debtor === undefined || left <= 0n) return [];
  const sums = new Map<string, AllocatedCell>();
  for (const { releaseId, month, micros } of cells) {
    const name = `${releaseId} ${month}`;
    sums.set(name, { releaseId, month, micros: micros + (sums.get(name)?.micros ?? 0n) });
  }
  const shares = [...sums.values()].map((sum) => ({ ...sum, payee: { to: 'artist' as const, id: debtor } }));
  const inOrder = [...advances].sort((one, other) => (one.advanceId < other.advanceId ? -1 : 1));
  const all = recoup(
    shares,
    inOrder.map((advance) => ({
      id: advance.advanceId,
      debtor,
      outstanding: outstandingOf(advance),
      parts: advance.parts,
      ...(advance.releases && { releases: advance.releases.map(({ releaseId }) => releaseId) }),
    })),
  );
  return all.flatMap(({ advanceId, releaseId, month = '', micros: wanted }): MonthRecoupment[] => {
    const micros = wanted < left ? wanted : left;
    left -= micros;
    return micros > 0n ? [{ advanceId, releaseId, month, micros }] : [];
  });
}
