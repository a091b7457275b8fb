import path from 'node:path';
import { decimalOf, isSameDecimal } from '../../shared/royalties/exact-decimal.ts';
import { setAsideReasons } from '../../shared/royalties/set-aside.ts';
import type { Engine } from './duckdb-gateway.ts';
import { GROUP_LINES } from './group-lines-sql.ts';
import { type BadLine, Flaw } from './line-flaw.ts';
import { numberedRows, type RowSource } from './numbered-rows.ts';
import type { Reading } from './reading.ts';
import { literal } from './sql-text.ts';

/**
 * Rows per group: few enough that a figure's lines can be read without many others, but enough to keep the index small.
 */
export const ROWS_TOGETHER = 4_096;

export const linesFile = (engine: Engine): string => path.join(engine.folder, 'lines.parquet');

/**
 * Makes SQL that selects where and how a line was sold, in the payer's own words, so that a later export's lines can be
 * compared with it (product 23.26).
 */
const storedTexts = ({ summaries }: RowSource['plan']): string =>
  summaries
    ? // Its texts are ids of summaries, which have a meaning only within their file.
      `store AS payer_store, territory AS payer_territory, "use" AS payer_use, period`
    : 'payer_store, payer_territory, payer_use, period';

/** Returns the first bad lines of a file, including rows that the engine rejected. */
export async function badLines(engine: Engine, source: RowSource, most: number): Promise<BadLine[]> {
  const numbered = await numberedRows(engine, source);
  const rows = await engine.rows(
    `SELECT line, flaw, amount_text, text FROM ${numbered} WHERE flaw <> '' AND flaw NOT IN (${setAsideReasons.map(literal).join(', ')}) ORDER BY flaw NOT IN ('too-precise', 'currency-sign'), line LIMIT ${most}`,
  );
  const unread = rows.map(({ line, flaw, amount_text, text }) => ({
    line: Number(line),
    reason: Flaw.parse(flaw),
    amount: amount_text ?? '',
    text: text ?? '',
  }));
  return [...unread, ...source.rejected.bad].sort((a, b) => a.line - b.line).slice(0, most);
}

/**
 * Stores the lines of a statement, sorted by recording, each with its line number and text, so that a figure can be
 * traced back to its lines. Sums them up again with the same SQL: sum, lines and groups must match the reading.
 * @throws Error if they do not match, which is a defect: nothing may be posted then
 */
export async function storeLines(engine: Engine, source: RowSource, reading: Reading): Promise<void> {
  const numbered = await numberedRows(engine, source);
  // Each thread holds its own part of the sorted rows. A second thread would need too much memory and save no time.
  await engine.run('SET threads = 1');
  await engine.run(
    `COPY (
      SELECT line, isrc, upc, title, artist, store, territory, month, "use", currency, lines, quantity, amount, text, ${storedTexts(source.plan)}
      FROM ${numbered} WHERE flaw = '' ORDER BY isrc, upc, title, artist, line
    ) TO ${literal(linesFile(engine))} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROWS_TOGETHER})`,
  );
  await engine.rest();
  await engine.run(`CREATE OR REPLACE VIEW statement_lines AS SELECT * FROM ${literal(linesFile(engine))}`);
  const [sums] = await engine.rows(
    `SELECT count(*) AS groups, sum(lines) AS lines, sum(amount) AS amount FROM (${GROUP_LINES})`,
  );
  const [stored, read] = [decimalOf(sums?.amount ?? '0'), decimalOf(reading.amount)];
  const isSame = stored && read && isSameDecimal(stored, read);
  if (!isSame || Number(sums?.lines ?? 0) !== reading.lines || Number(sums?.groups) !== reading.groups)
    throw new Error(
      `The stored lines are not those that were read: ${sums?.lines} of ${reading.lines}, ${sums?.amount} of ${reading.amount}`,
    );
}
