import { decimalText } from '../../../shared/royalties/exact-decimal.ts';
import type { NamedRecording } from '../../../shared/royalties/match-recording.ts';
import type { Deduction } from '../../../shared/statements/deduction.ts';
import { DEDUCTION_TERRITORY } from '../../../shared/statements/deduction-kind.ts';
import { type Engine, openEngine } from '../../royalties/duckdb-gateway.ts';
import { literal } from '../../royalties/sql-text.ts';
import { allocateDeductions } from '../deductions/allocate-deductions.ts';
import { sumOf } from '../matching/match-recordings.ts';
import { openRecordings } from '../matching/recording-table.ts';
import { openUnmatched } from '../matching/unmatched-table.ts';
import { ENGINE_MB } from '../stages/engine-memory.ts';
import { openArtists } from './artist-table.ts';
import { openEarned } from './earned-table.ts';
import { planSource } from './plan-source.ts';
import { openRemainders } from './remainder-table.ts';
import { openSales } from './sales-table.ts';
import { openUnits } from './unit-table.ts';

/** The deductions of a statement, with the name of its payer. */
type Charged = { deductions: readonly Deduction[]; payerName: string };

/** How many earnings are read at a time to bear deductions. */
const PAGE = 5_000;

/**
 * Opens the groups of a statement in the engine, with tables for what a match and a plan make of them. Neither needs to
 * fit into memory: each is read in pages.
 */
export async function openGroups(folder: string, { groups, recordings }: { groups: string; recordings: string }) {
  const engine: Engine = await openEngine({ folder, megabytes: ENGINE_MB });
  await engine.run(`CREATE VIEW groups AS SELECT * FROM ${literal(groups)}`);
  await engine.run('CREATE VIEW net_groups AS SELECT * FROM groups');
  const [row] = await engine.rows('SELECT typeof(amount) AS type FROM groups LIMIT 1');
  /** The decimals of amounts, which are the same in the whole file. */
  const places = Number(/,\s*(\d+)\)/.exec(row?.type ?? '')?.[1] ?? 0);
  const remainders = (denominator: bigint) => openRemainders(engine, denominator);
  const units = await openUnits(engine);
  const sales = await openSales(engine);

  /** Reads the earnings of each recording and month. */
  async function* earned() {
    for (let from = 0; ; from += PAGE) {
      const rows = await engine.rows(
        `SELECT * FROM of_months WHERE n BETWEEN ${from} AND ${from + PAGE - 1} ORDER BY n`,
      );
      if (rows.length === 0) return;
      yield rows.map((row) => {
        const named: NamedRecording & { month: string } = {
          ...{ isrc: row.isrc ?? '', upc: row.upc ?? '', title: row.title ?? '', artist: row.artist ?? '' },
          month: row.month ?? '',
        };
        return { key: named, amount: sumOf(row.amount) };
      });
    }
  }

  return {
    recordings: await openRecordings(engine, recordings),
    unmatched: await openUnmatched(engine),
    units,
    sales,
    artists: await openArtists(engine),
    openRemainders: remainders,

    /** Adds the parts of deductions (product 23.20) as separate rows, for each recording and month. */
    async deduct({ deductions, payerName }: Charged): Promise<void> {
      if (deductions.length === 0) return;
      await engine.run(`
        CREATE TABLE of_months AS
        SELECT CAST(row_number() OVER (ORDER BY isrc, upc, title, artist, month) - 1 AS INTEGER) AS n, * FROM (
          SELECT isrc, upc, title, artist, month, sum(amount) AS amount FROM groups GROUP BY ALL)
        ORDER BY n`);
      await engine.run(`
        CREATE TABLE deducted (isrc VARCHAR, upc VARCHAR, title VARCHAR, artist VARCHAR, month VARCHAR, store VARCHAR,
          amount DECIMAL(38, ${places}))`);
      const parts = allocateDeductions(deductions, { earned, payerName, places, openRemainders: remainders });
      for await (const page of parts)
        await engine.append(
          'deducted',
          page.map(({ key: { isrc, upc, title, artist, month }, store, amount }) => [
            ...[isrc, upc, title, artist, month, store, decimalText(amount)],
          ]),
        );
      await engine.run('DROP TABLE of_months');
      await engine.run(`
        CREATE OR REPLACE VIEW net_groups AS
        SELECT isrc, upc, title, artist, store, territory, month, "use", quantity, amount FROM groups
        UNION ALL
        SELECT isrc, upc, title, artist, store, '${DEDUCTION_TERRITORY}', month, 'deduction', 0, amount FROM deducted`);
    },

    /** Returns what a plan reads, once all units are numbered and all sales are added. */
    async source() {
      await sales.sum();
      return planSource({ places, units, sales, earned: await openEarned(engine) });
    },

    close: () => engine.close(),
  };
}

export type Groups = Awaited<ReturnType<typeof openGroups>>;
