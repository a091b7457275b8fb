import type { Basis, Cell } from '../../../shared/earnings/cell.ts';
import type { ArtistId } from '../../../shared/ids.ts';
import { chunkCells } from '../../earnings/chunk-cells.ts';
import { groupsOf } from '../../earnings/groups-of.ts';
import type { PartyCell, PlannedPosting } from '../plan-objects.ts';
import type { PaidCell } from './split-cells.ts';

/** What names the basis of a cell. */
export const basisName = ({ trackId, month }: Pick<Cell, 'trackId' | 'month'>): string => `${trackId} ${month}`;

/**
 * Counts the transactions of each payee. @param first number of each: what is posted later does not meet what was
 * posted before
 */
export function countedFrom(first: number): (payee: string) => number {
  const numbers = new Map<string, number>();
  return (payee) => {
    const n = numbers.get(payee) ?? first;
    numbers.set(payee, n + 1);
    return n;
  };
}

/**
 * The transactions of some releases: each payee's cells in parts that fit one, also of who waits in suspense, because
 * they become an artist's as they are. Of one payee they are counted over all batches, so each has its own key.
 * @param next the number of a payee's next one
 */
export function planPostings(
  cells: readonly PaidCell[],
  next: (payee: string) => number,
  basesOf: (payee: PaidCell['payee'], cells: readonly PartyCell[]) => Basis[],
): PlannedPosting[] {
  const sums = (own: readonly Pick<Cell, 'micros' | 'platformMicros'>[]) => ({
    micros: own.reduce((sum, { micros }) => sum + micros, 0n),
    platformMicros: own.reduce((sum, { platformMicros }) => sum + platformMicros, 0n),
  });
  const byPayee = groupsOf(cells, ({ payee }) => `${payee.to} ${payee.id}`);
  return [...byPayee.values()].flatMap((own): PlannedPosting[] => {
    const payee = own[0]?.payee;
    if (!payee) return [];
    return chunkCells(own.map(({ cell }) => cell)).map((chunk) => {
      const part = { payee: payee.id, n: next(payee.id), ...sums(chunk), bases: basesOf(payee, chunk) };
      if (payee.to === 'suspense') return { to: 'suspense', ...part, cells: chunk };
      return { to: 'artist', ...part, cells: chunk.map((cell) => ({ artistId: payee.id as ArtistId, ...cell })) };
    });
  });
}
