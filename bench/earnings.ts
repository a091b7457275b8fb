import { chunkCells } from '../services/earnings/chunk-cells.ts';
import { earningsRepository } from '../services/earnings/earnings-repository.ts';
import { earningsWrites } from '../services/earnings/earnings-writes.ts';
import { basesOf } from '../services/earnings/test/cells.ts';
import type { Table } from '../services/platform/table.ts';
import type { Cell } from '../shared/earnings/cell.ts';
import type { ArtistId, ReleaseId, TrackId } from '../shared/ids.ts';
import { stores } from '../shared/reference/stores.ts';
import { territories } from '../shared/reference/territories.ts';
import { benchTable } from './bench-table.ts';
import { countUnits } from './count-units.ts';
import { atMost, type Figure } from './figure.ts';
import { artistIdOf, newId, now } from './table-population.ts';

const MONTHS = 36;
const RELEASES = 20;
const [STORES, COUNTRIES] = [8, 40];

const monthOf = (n: number) => new Date(Date.UTC(2023, 11 + n)).toISOString().slice(0, 7);
const months = Array.from({ length: MONTHS }, (_, n) => monthOf(n));

/**
 * Measures the table units of reading and posting three years of a typical artist's earnings, half of whose releases
 * are on the basic plan.
 */
export async function earnings(): Promise<Figure[]> {
  const { table, stop } = await benchTable(10);
  const unitsUsed = countUnits([table]);
  const artistId = artistIdOf(0);
  const releases = Array.from(
    { length: RELEASES },
    (): Recording => ({
      releaseId: newId('release'),
      trackIds: Array.from({ length: 5 }, () => newId('track')),
    }),
  );
  const written: number[] = [];
  for (const month of months) {
    unitsUsed();
    await postMonth(table, artistId, cellsOf(artistId, releases, month));
    written.push(unitsUsed());
  }
  const repository = earningsRepository(table);
  const range = { from: months[0] ?? '', to: months.at(-1) ?? '' };
  const units = async (read: () => Promise<unknown>) => {
    unitsUsed();
    await read();
    return unitsUsed();
  };
  const usual = `${RELEASES} releases, ${STORES} stores, ${COUNTRIES} countries`;
  const [first] = releases;
  const figures = [
    atMost(`${MONTHS} months of ${usual}`, await units(() => repository.months(artistId, range)), 'units', 5),
    atMost(
      `12 months of the same`,
      await units(() => repository.months(artistId, { from: monthOf(24), to: range.to })),
      'units',
      3,
    ),
    atMost('all that an artist earned, by release', await units(() => repository.head(artistId)), 'units', 0.5),
    atMost(
      '12 months of one release',
      await units(() =>
        repository.release(artistId, first?.releaseId ?? newId('release'), { from: monthOf(24), to: range.to }),
      ),
      'units',
      5,
    ),
    atMost(`a month of a store is posted: ${usual}`, Math.max(...written), 'units', null),
  ];
  await stop();
  return figures;
}

type Recording = { releaseId: ReleaseId; trackIds: TrackId[] };

/** A fixed seed, so that every run uses the same numbers, with as many digits as real ones. */
let seed = 42;
const random = (most: number): bigint => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return BigInt(Math.floor((seed / 2 ** 31) * most));
};

/** Earnings of a few dollars for each release in each store and country, as from a statement with many lines. */
function cellsOf(artistId: ArtistId, releases: readonly Recording[], month: string): Cell[] {
  return releases.flatMap(({ releaseId, trackIds }, n) =>
    stores.slice(0, STORES).flatMap(({ name }) =>
      territories.slice(0, COUNTRIES).flatMap(({ code }) => {
        const quantity = random(90);
        const grossMicros = quantity * (3_000n + random(1_500));
        const platformMicros = n % 2 === 0 ? 0n : grossMicros / 20n;
        const trackId = trackIds[Number(random(trackIds.length))] as TrackId;
        const of = { artistId, releaseId, trackId, month, store: name, territory: code, use: 'stream' as const };
        return { ...of, quantity, grossMicros, platformMicros, micros: grossMicros - platformMicros };
      }),
    ),
  );
}

async function postMonth(table: Table, artistId: ArtistId, cells: Cell[]): Promise<void> {
  for (const store of new Set(cells.map((cell) => cell.store)))
    for (const chunk of chunkCells(cells.filter((cell) => cell.store === store))) {
      const statement = {
        statementId: `stm_${store}_${chunk[0]?.month}`,
        source: store,
        fileName: `${store}.csv`,
        currency: 'EUR',
        rate: '1.0837',
      };
      const posted = { artistId, statement, cells: chunk, bases: basesOf(chunk), at: now, sign: 1 as const };
      await table.transact(await earningsWrites(table, posted));
    }
}
