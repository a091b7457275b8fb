import path from 'node:path';
import { decimalOf, isSameDecimal } from '../../shared/royalties/exact-decimal.ts';
import { setAsideReasons } from '../../shared/royalties/set-aside.ts';
import type { Engine } from './duckdb-gateway.ts';
import { GROUP_LINES } from './group-lines-sql.ts';
import type { BadLine, Flaw } from './line-flaw.ts';
import { numberedRows, type RowSource } from './numbered-rows.ts';
import type { Reading } from './reading.ts';
import { literal } from './sql-text.ts';

/** So many rows stand together: a figure's lines are read without the others, and the file's index stays small. */
export const ROWS_TOGETHER = 4_096;

export const linesFile = (engine: Engine): string => path.join(engine.folder, 'lines.parquet');

/** Where and how a line was sold in the payer's own words, by which a later export is recognised (product 23.26). */
const storedTexts = ({ summaries }: RowSource['plan']): string =>
  summaries
    ? // Its words are names of summaries, which mean something in their own file only.
      `store AS payer_store, territory AS payer_territory, "use" AS payer_use, period`
    : 'payer_store, payer_territory, payer_use, period';

/** The first bad lines of a file by number and reason, also those that the engine rejected. */
export async function badLines(engine: Engine, source: RowSource, most: number): Promise<BadLine[]> {
  const numbered = await numberedRows(engine, source);
  const rows = await engine.rows(
    `SELECT line, flaw, amount_text, text FROM ${numbered} WHERE flaw <> '' AND flaw NOT IN (${setAsideReasons.map(literal).join(', ')}) ORDER BY flaw NOT IN ('too-precise', 'currency-sign'), line LIMIT ${most}`,
  );
  const unread = rows.map(({ line, flaw, amount_text, text }) => ({
    line: Number(line),
    reason: flaw as Flaw,
    amount: amount_text ?? '',
    text: text ?? '',
  }));
  return [...unread, ...source.rejected.bad].sort((a, b) => a.line - b.line).slice(0, most);
}

/**
 * Stores the lines of a statement that has been read, sorted by recording, each with its number in the file and its text: what a figure
 * is traced down to. They are added up again, by the same SQL: the sum, the lines and the groups must be those of the reading.
 * @throws Error when they are not: a defect, after which nothing may be posted
 */
export async function storeLines(engine: Engine, source: RowSource, reading: Reading): Promise<void> {
  const numbered = await numberedRows(engine, source);
  // Each thread holds its own part of the sorted rows: two need more memory than there is, and are no faster.
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
