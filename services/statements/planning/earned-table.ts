import path from 'node:path';
import { isListed } from '../../../shared/is-listed.ts';
import type { Decimal } from '../../../shared/royalties/exact-decimal.ts';
import { type Use, uses } from '../../../shared/royalties/kind-of-use.ts';
import type { Engine } from '../../royalties/duckdb-gateway.ts';
import { literal } from '../../royalties/sql-text.ts';
import { sumOf } from '../matching/match-recordings.ts';

/** A unit's earnings in a month. */
export type MonthOfUnit = { n: number; month: string; amount: Decimal };
/** A unit's earnings in a month, at a store, in a country, from a use. */
export type RowOfUnit = MonthOfUnit & { store: string; territory: string; use: Use; quantity: bigint };
/** A unit's release, and how many rows of tracks it has. */
export type UnitSize = { n: number; releaseId: string; rows: number };

/** The number of the earnings of unpaid recordings, which belong to no unit. */
export const UNPAID = -1;

/** How many units are counted at a time. */
const PAGE = 10_000;
/** The rows of a file that are read together: a range of units needs one or two of these. */
const ROWS_TOGETHER = 20_480;

/**
 * Opens the net earnings of a statement by unit, in a file that is sorted by unit, so that a range of units is read
 * without reading the others.
 * @param engine with the view `net_groups`, and with `units` and `assigned`
 */
export async function openEarned(engine: Engine) {
  const file = literal(path.join(engine.folder, 'earned.parquet'));
  await engine.run(`
    COPY (
      SELECT coalesce(a.n, ${UNPAID}) AS n, g.month, g.store, g.territory, g."use",
        CAST(trunc(sum(g.quantity)) AS BIGINT) AS quantity, sum(g.amount) AS amount, count(*) AS rows
      FROM net_groups AS g LEFT JOIN assigned AS a
        ON a.isrc = g.isrc AND a.upc = g.upc AND a.title = g.title AND a.artist = g.artist
      GROUP BY ALL ORDER BY 1, 2, 3, 4, 5
    ) TO ${file} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROWS_TOGETHER})`);
  return {
    /** Reads the sizes of all units, in their order. */
    async *sizes(): AsyncGenerator<UnitSize[]> {
      for (let from = 0; ; from += PAGE) {
        const range = `BETWEEN ${from} AND ${from + PAGE - 1}`;
        const rows = await engine.rows(`
          SELECT u.n, u.release_id, coalesce(e.rows, 0) * u.tracks AS rows
          FROM units AS u LEFT JOIN (
            SELECT n, sum(rows) AS rows FROM ${file} WHERE n ${range} GROUP BY n
          ) AS e ON e.n = u.n
          WHERE u.n ${range} ORDER BY u.n`);
        if (rows.length === 0) return;
        yield rows.map(({ n, release_id, rows }) => ({
          n: Number(n),
          releaseId: release_id ?? '',
          rows: Number(rows),
        }));
      }
    },

    /** Returns the earnings of a range of units in each month. */
    async months(from: number, to: number): Promise<MonthOfUnit[]> {
      const rows = await engine.rows(
        `SELECT n, month, sum(amount) AS amount FROM ${file} WHERE n BETWEEN ${from} AND ${to} GROUP BY ALL ORDER BY 1, 2`,
      );
      return rows.map(({ n, month, amount }) => ({ n: Number(n), month: month ?? '', amount: sumOf(amount) }));
    },

    /** Returns the earnings of a range of units, grouped as in figures. */
    async rows(from: number, to: number): Promise<RowOfUnit[]> {
      const rows = await engine.rows(`
        SELECT n, month, store, territory, "use", quantity, amount
        FROM ${file} WHERE n BETWEEN ${from} AND ${to} ORDER BY 1, 2, 3, 4, 5`);
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
  };
}

export type EarnedTable = Awaited<ReturnType<typeof openEarned>>;
