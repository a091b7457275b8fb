import { rename } from 'node:fs/promises';
import { decimalOf, decimalText } from '../../shared/royalties/exact-decimal.ts';
import type { Engine } from './duckdb-gateway.ts';
import { digestLines } from './line-digests.ts';
import { linesFile, ROWS_TOGETHER } from './line-store.ts';
import { groupLines } from './read-statement.ts';
import { literal } from './sql-text.ts';

/**
 * Lines that earlier statements have posted. `of`: how many of them each earlier statement has, in the order of files.
 */
export type PostedLines = { lines: number; amount: string; of: number[] };

/** Lines that an earlier statement posted with a different quantity or amount. `line` is the first of them. */
export type RestatedLines = { lines: number; line: number; of: number };

/** The columns by which two lines are compared. */
const LINE_COLUMNS = 'digest, quantity, amount';

/**
 * Returns SQL for an amount that can be compared between statements. They have different numbers of decimals (product
 * 23.16), and no type fits all of them, so amounts are compared as text without trailing zeros; the text always has
 * decimals.
 * @param files as SQL literals
 */
async function comparableAmount(engine: Engine, files: readonly string[]): Promise<string> {
  const scales = await engine.rows(
    `SELECT DISTINCT scale FROM parquet_schema([${files.join(', ')}]) WHERE name = 'amount'`,
  );
  return scales.length === 1 ? 'amount' : `rtrim(amount::VARCHAR, '0')`;
}

/**
 * Finds the stored lines of a statement that were posted before, by their digests (product 23.26). Equal lines within
 * one statement are all genuine, so of several equal lines, only as many are found as were posted.
 * @param files stored lines of earlier statements, oldest first
 * @returns undefined if no line was posted before
 */
export async function findPosted(
  engine: Engine,
  files: readonly string[],
): Promise<{ before: PostedLines; restated?: RestatedLines } | undefined> {
  if (files.length === 0) return undefined;
  const [lines, ...before] = [literal(linesFile(engine)), ...files.map(literal)] as const;
  // Runs on one thread, and after freeing memory, because two threads would need too much of it.
  await engine.run('SET threads = 1');
  await engine.rest();
  const columns = `month, digest, subject, quantity, ${await comparableAmount(engine, [lines, ...before])} AS amount`;
  const earlier = before.map((file, n) => digestLines(file, `${columns}, ${n} AS file`));
  await engine.run(`CREATE OR REPLACE VIEW own AS ${digestLines(lines, `line, ${columns}`)}`);
  await engine.run(`CREATE OR REPLACE TABLE posted AS
    SELECT ${LINE_COLUMNS}, any_value(subject) AS subject, min(file) AS file, count(*) AS lines FROM (${earlier.join(' UNION ALL ')})
    WHERE month IN (SELECT DISTINCT month FROM own) GROUP BY ALL`);
  await engine.run(`CREATE OR REPLACE TABLE left_out AS
    SELECT line, file FROM (
      SELECT own.line, posted.file, posted.lines, row_number() OVER (PARTITION BY ${LINE_COLUMNS} ORDER BY own.line) AS n
      FROM own JOIN posted USING (${LINE_COLUMNS}))
    WHERE n <= lines`);
  const restated = await findRestated(engine);
  const rows = await engine.rows('SELECT file, count(*) AS lines FROM left_out GROUP BY file');
  if (rows.length === 0 && !restated) return undefined;
  const byFile = new Map(rows.map(({ file, lines }) => [Number(file), Number(lines)]));
  const [sum] = await engine.rows(
    `SELECT coalesce(sum(amount), 0) AS amount FROM ${lines} SEMI JOIN left_out USING (line)`,
  );
  const of = files.map((_, n) => byFile.get(n) ?? 0);
  const amount = decimalText(decimalOf(sum?.amount ?? '0') ?? { units: 0n, places: 0 });
  return { before: { lines: of.reduce((all, lines) => all + lines, 0), amount, of }, ...(restated && { restated }) };
}

/**
 * Finds new lines in which the payer has restated a posted line: the same subject with a different quantity or amount.
 * Applies only to an export that repeats most of the posted lines for its months; in any other export, such a line is a
 * late sale of the same kind.
 */
async function findRestated(engine: Engine): Promise<RestatedLines | undefined> {
  const [found] = await engine.rows(`
    WITH counts AS (SELECT ${LINE_COLUMNS}, count(*) AS lines FROM own GROUP BY ALL),
      missing AS (SELECT subject, min(file) AS file FROM posted LEFT JOIN counts USING (${LINE_COLUMNS}) WHERE posted.lines > coalesce(counts.lines, 0) GROUP BY subject)
    SELECT count(*) AS lines, min(line) AS line, min_by(missing.file, line) AS file
    FROM (SELECT line, subject FROM own ANTI JOIN left_out USING (line)) JOIN missing USING (subject)`);
  const lines = Number(found?.lines ?? 0);
  if (lines === 0) return undefined;
  const [total] = await engine.rows(
    'SELECT (SELECT sum(lines) FROM posted) AS posted, (SELECT count(*) FROM left_out) AS repeated',
  );
  const isCumulative = 2 * (Number(total?.repeated) + lines) >= Number(total?.posted);
  return isCumulative ? { lines, line: Number(found?.line), of: Number(found?.file) } : undefined;
}

/**
 * Removes the lines found by `findPosted` from the stored lines and groups.
 * @returns the number of groups left
 */
export async function leaveOutPosted(engine: Engine): Promise<number> {
  const lines = linesFile(engine);
  await engine.run('SET threads = 1');
  await engine.run(
    `COPY (SELECT * FROM ${literal(lines)} ANTI JOIN left_out USING (line) ORDER BY isrc, upc, title, artist, line)
      TO ${literal(`${lines}.new`)} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROWS_TOGETHER})`,
  );
  await rename(`${lines}.new`, lines);
  await engine.run(`CREATE OR REPLACE VIEW statement_lines AS SELECT * FROM ${literal(lines)}`);
  return (await groupLines(engine)).groups;
}
