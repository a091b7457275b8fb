import { isListed } from '../../../shared/is-listed.ts';
import type { TrackSales } from '../../../shared/royalties/album-parts.ts';
import { type Decimal, decimalText } from '../../../shared/royalties/exact-decimal.ts';
import { type Use, uses } from '../../../shared/royalties/kind-of-use.ts';
import type { NamedRecording } from '../../../shared/royalties/match-recording.ts';
import type { Deduction } from '../../../shared/statements/deduction.ts';
import { DEDUCTION_TERRITORY } from '../../../shared/statements/deduction-kind.ts';
import { type Engine, openEngine } from '../../royalties/duckdb-gateway.ts';
import { createTable, literal } from '../../royalties/sql-text.ts';
import { allocateDeductions } from '../deductions/allocate-deductions.ts';
import { type Recording, sumOf } from '../matching/match-recordings.ts';
import { recordingKey } from '../matching/recording-match-repository.ts';
import { ENGINE_MB } from '../stages/engine-memory.ts';

type SalesOfMonth = TrackSales & { month: string };
/** A unit's earnings in a month. Unit -1 stands for unpaid recordings. */
type MonthOfUnit = { n: number; month: string; amount: Decimal; rows: number };
/** The deductions of a statement, with the name of its payer. */
type Charged = { deductions: readonly Deduction[]; payerName: string };
type RowOfUnit = {
  n: number;
  month: string;
  store: string;
  territory: string;
  use: Use;
  quantity: bigint;
  amount: Decimal;
};

/**
 * Queries the groups of a statement in the engine, so that they need not fit in memory. The caller numbers the units to
 * pay, which are tracks and whole releases.
 */
export async function openGroups(folder: string, { groups, recordings }: { groups: string; recordings: string }) {
  const engine: Engine = await openEngine({ folder, megabytes: ENGINE_MB });
  await engine.run(`CREATE VIEW groups AS SELECT * FROM ${literal(groups)}`);
  await engine.run('CREATE VIEW net_groups AS SELECT * FROM groups');

  /** Returns the number of decimals in amounts, which is the same throughout the file. */
  const places = async (): Promise<number> => {
    const [row] = await engine.rows('SELECT typeof(amount) AS type FROM groups LIMIT 1');
    return Number(/,\s*(\d+)\)/.exec(row?.type ?? '')?.[1] ?? 0);
  };

  return {
    /** Returns each recording with its total earnings. */
    async recordings(): Promise<Recording[]> {
      const rows = await engine.rows(`
        SELECT g.isrc, g.upc, g.title, g.artist, any_value(r.title) AS shown_title, any_value(r.artist) AS shown_artist,
          sum(g.lines) AS lines, sum(g.amount) AS amount
        FROM groups AS g LEFT JOIN ${literal(recordings)} AS r ON r.isrc = g.isrc AND r.upc = g.upc
        GROUP BY ALL ORDER BY 1, 2, 3, 4`);
      return rows.map((row) => {
        const named: NamedRecording = {
          isrc: row.isrc ?? '',
          upc: row.upc ?? '',
          title: row.title ?? '',
          artist: row.artist ?? '',
        };
        return {
          ...named,
          key: recordingKey(named),
          shownTitle: row.shown_title ?? named.title,
          shownArtist: row.shown_artist ?? named.artist,
          lines: Number(row.lines),
          amount: sumOf(row.amount),
        };
      });
    },

    /** Adds the parts of deductions (product 23.20) as separate rows, for each recording and month. */
    async deduct({ deductions, payerName }: Charged): Promise<void> {
      if (deductions.length === 0) return;
      const earned = await engine.rows(
        'SELECT isrc, upc, title, artist, month, sum(amount) AS amount FROM groups GROUP BY ALL ORDER BY 1, 2, 3, 4, 5',
      );
      const scale = await places();
      const rows = allocateDeductions(
        earned.map((key) => ({ key, amount: sumOf(key.amount) })),
        deductions,
        { payerName, places: scale },
      ).map(({ key: { isrc, upc, title, artist, month }, store, amount }) =>
        [isrc, upc, title, artist, month, store, decimalText(amount)].map((text) => text ?? ''),
      );
      const columns = ['isrc', 'upc', 'title', 'artist', 'month', 'store', 'amount'];
      for (const sql of createTable('deducted', columns, rows)) await engine.run(sql);
      await engine.run(`
        CREATE OR REPLACE VIEW net_groups AS
        SELECT isrc, upc, title, artist, store, territory, month, "use", quantity, amount FROM groups
        UNION ALL
        SELECT isrc, upc, title, artist, store, '${DEDUCTION_TERRITORY}', month, 'deduction', 0,
          CAST(amount AS DECIMAL(38, ${scale}))
        FROM deducted`);
    },

    /** Assigns recordings to units. Recordings that are not listed are unpaid. */
    async match(matched: readonly (NamedRecording & { n: number })[]): Promise<void> {
      const rows = matched.map(({ isrc, upc, title, artist, n }) => [isrc, upc, title, artist, String(n)]);
      for (const sql of createTable('matched', ['isrc', 'upc', 'title', 'artist', 'n'], rows)) await engine.run(sql);
      await engine.run(`
        CREATE VIEW earned AS
        SELECT coalesce(CAST(m.n AS INTEGER), -1) AS n, g.* EXCLUDE (isrc, upc, title, artist)
        FROM net_groups AS g LEFT JOIN matched AS m
          ON m.isrc = g.isrc AND m.upc = g.upc AND m.title = g.title AND m.artist = g.artist`);
    },

    /**
     * Returns the earnings and quantities of single tracks in each month, in proportion to which a release that was
     * sold as a whole is divided (product 23.18).
     */
    async sales(tracks: readonly (NamedRecording & { trackId: string })[]): Promise<SalesOfMonth[]> {
      if (tracks.length === 0) return [];
      const rows = tracks.map(({ isrc, upc, title, artist, trackId }) => [isrc, upc, title, artist, trackId]);
      for (const sql of createTable('sold', ['isrc', 'upc', 'title', 'artist', 'track'], rows)) await engine.run(sql);
      const sums = await engine.rows(`
        SELECT s.track, g.month, sum(g.quantity) AS quantity, sum(g.amount) AS amount
        FROM groups AS g JOIN sold AS s ON s.isrc = g.isrc AND s.upc = g.upc AND s.title = g.title AND s.artist = g.artist
        GROUP BY ALL ORDER BY 1, 2`);
      return sums.map(({ track, month, quantity, amount }) => ({
        trackId: track ?? '',
        month: month ?? '',
        quantity: sumOf(quantity),
        amount: sumOf(amount),
      }));
    },

    async months(): Promise<MonthOfUnit[]> {
      const rows = await engine.rows(
        'SELECT n, month, sum(amount) AS amount, count(*) AS rows FROM earned GROUP BY ALL ORDER BY 1, 2',
      );
      return rows.map(({ n, month, amount, rows }) => ({
        n: Number(n),
        month: month ?? '',
        amount: sumOf(amount),
        rows: Number(rows),
      }));
    },

    /** Returns the earnings of a range of units, grouped as in artists' figures. */
    async rows(from: number, to: number): Promise<RowOfUnit[]> {
      const rows = await engine.rows(`
        SELECT n, month, store, territory, "use", CAST(trunc(sum(quantity)) AS BIGINT) AS quantity, sum(amount) AS amount
        FROM earned WHERE n BETWEEN ${from} AND ${to} GROUP BY ALL ORDER BY 1, 2, 3, 4, 5`);
      return rows.map((row) => ({
        n: Number(row.n),
        month: row.month ?? '',
        store: row.store ?? '',
        territory: row.territory ?? '',
        use: isListed(uses, row.use) ? row.use : 'other',
        quantity: BigInt(row.quantity ?? '0'),
        amount: sumOf(row.amount),
      }));
    },

    close: () => engine.close(),
  };
}

export type Groups = Awaited<ReturnType<typeof openGroups>>;
