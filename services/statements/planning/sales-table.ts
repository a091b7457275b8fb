import type { TrackSales } from '../../../shared/royalties/album-parts.ts';
import type { Engine } from '../../royalties/duckdb-gateway.ts';
import { literal } from '../../royalties/sql-text.ts';
import type { MatchedRecording } from '../matching/match-recordings.ts';
import { sumOf } from '../matching/match-recordings.ts';

export type SalesOfMonth = TrackSales & { month: string };

/**
 * Opens the sales of single tracks of releases that were also sold as a whole. They decide how the whole is divided
 * (product 23.18).
 */
export async function openSales(engine: Engine) {
  await engine.run('CREATE TABLE beside (position INTEGER, release_id VARCHAR, track VARCHAR)');
  return {
    /** Adds the single tracks among the numbered units. */
    addUnits: () =>
      engine.run(`
        INSERT INTO beside SELECT position, release_id, unit FROM assigned
        WHERE tracks = 1 AND release_id IN (SELECT release_id FROM units WHERE tracks > 1)`),

    /** Adds the single tracks of these releases among some matched recordings. */
    add: (matched: readonly MatchedRecording[], releases: ReadonlySet<string>) =>
      engine.append(
        'beside',
        matched.flatMap(({ position, tracks: [track, ...others] }) =>
          track && others.length === 0 && releases.has(track.releaseId)
            ? [[position, track.releaseId, track.trackId]]
            : [],
        ),
      ),

    /** Sums up the sales, once all tracks are added. */
    sum: () =>
      engine.run(`
        CREATE TABLE sold AS
        SELECT s.release_id, s.track, g.month, sum(g.quantity) AS quantity, sum(g.amount) AS amount
        FROM groups AS g JOIN (
          SELECT r.isrc, r.upc, r.title, r.artist, b.release_id, b.track
          FROM named AS r JOIN beside AS b ON b.position = r.position
        ) AS s ON s.isrc = g.isrc AND s.upc = g.upc AND s.title = g.title AND s.artist = g.artist
        GROUP BY ALL ORDER BY 1, 2, 3`),

    /** Returns the earnings and quantities of tracks in each month, for the releases between two ids in their order. */
    async range(first: string, last: string): Promise<SalesOfMonth[]> {
      const sums = await engine.rows(`
        SELECT track, month, quantity, amount FROM sold
        WHERE release_id BETWEEN ${literal(first)} AND ${literal(last)} ORDER BY track, month`);
      return sums.map(({ track, month, quantity, amount }) => ({
        trackId: track ?? '',
        month: month ?? '',
        quantity: sumOf(quantity),
        amount: sumOf(amount),
      }));
    },
  };
}

export type SalesTable = Awaited<ReturnType<typeof openSales>>;
