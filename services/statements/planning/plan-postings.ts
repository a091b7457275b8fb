import type { Basis, Cell } from '../../../shared/earnings/cell.ts';
import type { ArtistId, PartyId } from '../../../shared/ids.ts';
import { chunkCells } from '../../earnings/chunk-cells.ts';
import { groupBy } from '../../earnings/group-by.ts';
import type { PartyCell, PlannedPosting } from './plan-objects.ts';
import type { PaidCell } from './split-cells.ts';

/** Makes the key by which a cell's basis is found. */
export const basisKey = ({ trackId, month }: Pick<Cell, 'trackId' | 'month'>): string => `${trackId} ${month}`;

/**
 * Returns a function that numbers the transactions for each payee.
 * @param first the first number for each payee, so that later rounds do not reuse earlier numbers
 */
export function transactionNumbers(first: number): (payee: string) => number {
  const numbers = new Map<string, number>();
  return (payee) => {
    const n = numbers.get(payee) ?? first;
    numbers.set(payee, n + 1);
    return n;
  };
}

/**
 * Plans the transactions for some releases: splits each payee's cells into chunks that fit in a transaction. This
 * includes suspended parts, which an artist may later receive unchanged. Numbers continue over all batches, so that
 * each key is unique.
 * @param next returns the number of a payee's next transaction
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
  const byPayee = groupBy(cells, ({ payee }) => `${payee.to} ${payee.id}`);
  return [...byPayee.values()].flatMap((own): PlannedPosting[] => {
    const payee = own[0]?.payee;
    if (!payee) return [];
    return chunkCells(own.map(({ cell }) => cell)).map((chunk) => {
      const part = { n: next(payee.id), ...sums(chunk), bases: basesOf(payee, chunk) };
      if (payee.to === 'suspense') return { to: 'suspense', payee: payee.id as PartyId, ...part, cells: chunk };
      const artistId = payee.id as ArtistId;
      return { to: 'artist', payee: artistId, ...part, cells: chunk.map((cell) => ({ artistId, ...cell })) };
    });
  });
}
