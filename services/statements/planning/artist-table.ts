import type { Cell } from '../../../shared/earnings/cell.ts';
import type { ArtistId, ReleaseId } from '../../../shared/ids.ts';
import { groupBy, releaseMonthKey } from '../../earnings/group-by.ts';
import type { Engine } from '../../royalties/duckdb-gateway.ts';
import { type Allocation, type ListedArtist, PIECE, type PlannedPosting } from './plan-objects.ts';

type Transactions = Allocation['transactions'];

/** An artist of a plan, with the ids of the counted releases. */
export type PlannedArtist = ListedArtist & { of: ReleaseId[] };
/** Some artists of a plan, and the allocations of each. */
export type ArtistPage = { artists: PlannedArtist[]; allocations: Allocation[] };

const sumOf = (cells: readonly Cell[], name: 'micros' | 'platformMicros' | 'quantity'): bigint =>
  cells.reduce((sum, cell) => sum + cell[name], 0n);

/**
 * Opens the list of the artists that a plan pays: their sums, releases and transactions. It stays in the engine until
 * it is stored, because a plan may pay a million releases.
 */
export async function openArtists(engine: Engine) {
  await engine.run(`
    CREATE TABLE paid (place INTEGER, artist VARCHAR, n INTEGER, release_id VARCHAR, month VARCHAR,
      micros HUGEINT, platform HUGEINT, quantity HUGEINT)`);
  let place = 0;
  return {
    /** Adds the artists' transactions of a batch, summed up by release and month, in order. */
    add: (postings: readonly PlannedPosting[]) =>
      engine.append(
        'paid',
        postings.flatMap((posting) =>
          posting.to === 'artist'
            ? [...groupBy(posting.cells, releaseMonthKey).values()].map((own) => [
                ...[place++, posting.payee, posting.n, own[0].releaseId, own[0].month],
                ...[String(sumOf(own, 'micros')), String(sumOf(own, 'platformMicros')), String(sumOf(own, 'quantity'))],
              ])
            : [],
        ),
      ),

    /** Puts the artists in order, once all are added: the largest amounts first. @returns their number */
    async rank(): Promise<number> {
      await engine.run(`
        CREATE TABLE artists AS
        SELECT CAST(row_number() OVER (ORDER BY micros DESC, artist) - 1 AS INTEGER) AS rank, * FROM (
          SELECT artist, sum(micros) AS micros, sum(platform) AS platform, sum(quantity) AS quantity
          FROM paid GROUP BY artist)
        ORDER BY rank`);
      await engine.run(`
        CREATE TABLE allocated AS
        SELECT a.rank, p.place, p.n, p.release_id, p.month, p.micros
        FROM paid AS p JOIN artists AS a ON a.artist = p.artist ORDER BY a.rank, p.place`);
      const [count] = await engine.rows('SELECT count(*) AS count FROM artists');
      return Number(count?.count);
    },

    /** Reads the artists in order, in pieces of the list. */
    async *pieces(): AsyncGenerator<ArtistPage> {
      for (let from = 0; ; from += PIECE) {
        const range = `rank BETWEEN ${from} AND ${from + PIECE - 1}`;
        const sums = await engine.rows(`SELECT * FROM artists WHERE ${range} ORDER BY rank`);
        if (sums.length === 0) return;
        const cells = groupBy(
          await engine.rows(`SELECT * FROM allocated WHERE ${range} ORDER BY rank, place`),
          ({ rank }) => rank ?? '',
        );
        const rows = sums.map((row) => {
          const artistId = row.artist as ArtistId;
          const transactions: Transactions = [];
          const of = new Set<ReleaseId>();
          for (const own of groupBy(cells.get(row.rank ?? '') ?? [], ({ n }) => n ?? '').values())
            transactions.push(
              own.map(({ release_id, month, micros }) => {
                const releaseId = release_id as ReleaseId;
                of.add(releaseId);
                return { releaseId, month: month ?? '', micros: BigInt(micros ?? '0') };
              }),
            );
          const artist: PlannedArtist = {
            artistId,
            micros: row.micros ?? '0',
            platformMicros: row.platform ?? '0',
            quantity: row.quantity ?? '0',
            releases: of.size,
            of: [...of],
          };
          return { artist, allocation: { artistId, transactions } };
        });
        yield { artists: rows.map(({ artist }) => artist), allocations: rows.map(({ allocation }) => allocation) };
      }
    },
  };
}

export type ArtistTable = Awaited<ReturnType<typeof openArtists>>;
