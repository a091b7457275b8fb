import { randomUUID } from 'node:crypto';
import { randomFrom } from '../../../infra/faults/random-from.ts';
import type { ArtistId } from '../../../shared/ids.ts';
import { anId } from '../../../shared/test/builders.ts';
import { ledgerRepository } from '../../ledger/ledger-repository.ts';
import type { AnyPosting } from '../../ledger/posting.ts';
import { whenRefused } from '../../platform/condition.ts';
import { ownBooks } from '../own-books.ts';
import { injectFaults, persistently } from './faulted-table.ts';

const ARTISTS = 24;

/**
 * Opens the shared parts of a storm: separate, failing tables, and a random number generator that a seed makes
 * repeatable.
 */
export async function openStorm(seed: number) {
  const random = randomFrom(seed);
  const own = await ownBooks();
  const countFaults = injectFaults(own.table, randomFrom(seed + 1));
  const ledger = ledgerRepository(own.table, own.tables);
  const artists = Array.from({ length: ARTISTS }, () => anId<ArtistId>(randomUUID()));
  const acknowledged: AnyPosting[] = [];
  return {
    ...own,
    random,
    countFaults,
    ledger,
    artists,
    /** Transactions that were posted directly and reported as successful. */
    acknowledged,
    /** Everything found to be wrong. */
    wrong: [] as string[],
    pick: <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T,
    below: (most: number): number => Math.floor(random() * most),
    /** Picks a random artist, and the first one more often than the others. */
    artistOf: (): ArtistId => artists[random() < 0.15 ? 0 : Math.floor(random() * ARTISTS)] as ArtistId,

    async record(posting: AnyPosting): Promise<void> {
      const end = await whenRefused(
        persistently(() => ledger.record(posting)).then(() => 'done'),
        () => 'refused',
      );
      if (end === 'done') acknowledged.push(posting);
    },
  };
}

export type Storm = Awaited<ReturnType<typeof openStorm>>;
