import path from 'node:path';
import { decimalOf, isSameDecimal } from '../../shared/royalties/exact-decimal.ts';
import type { ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import type { CheckedFile } from './check-statement-file.ts';
import type { Engine } from './duckdb-gateway.ts';
import { GROUP_LINES } from './group-lines-sql.ts';
import type { BadLine, Flaw, PutAside } from './put-aside.ts';
import type { Reading } from './reading.ts';
import { blankRows, shiftsByBlock, shiftsOf } from './row-numbers.ts';
import { readCells, readRows, rowText, withWords } from './source-sql.ts';
import { literal } from './sql-text.ts';

/** So many rows stand together: a figure's lines are read without the others, and the file's index stays small. */
export const ROWS_TOGETHER = 4_096;

export const linesFile = (engine: Engine): string => path.join(engine.folder, 'lines.parquet');

/** Each row of the file, canonical, with its number: `shifts` says how the n-th good one is counted. */
const numbered = (plan: ReadingPlan, file: CheckedFile): string =>
  withWords(
    `(${readCells(plan, readRows(file.readable, plan, 'leave-out'), `, row_number() OVER () AS n, ${rowText(plan)} AS text`)})`,
    ', 1 AS lines, rows.n, rows.text, rows.amount_text',
  );

type Source = { file: CheckedFile; plan: ReadingPlan; aside: PutAside };

/** So many rows are looked up together; few of them have a shift among them. */
const ROWS_OF_BLOCK = 1_024;

/**
 * Makes the table `shifts`: for each block of rows up to the last shift, those that begin in it after the one that it begins with. Looked
 * up by the block's number, so that rows pass and are not held. @returns the number in the file of the row `numbered.n`, in SQL
 */
async function countRows(engine: Engine, { file, plan, aside }: Source): Promise<string> {
  const blank = await blankRows(file.readable, plan.delimiter);
  const shifts = shiftsOf(plan.skip, [...[...aside.bad, ...aside.notes].map(({ line }) => line), ...blank]);
  const last = shifts.at(-1) ?? [1, plan.skip];
  await engine.run('CREATE OR REPLACE TABLE shifts (block BIGINT, since BIGINT[], added BIGINT[])');
  const blocks = shiftsByBlock(shifts, ROWS_OF_BLOCK);
  for (let at = 0; at < blocks.length; at += 1_000) {
    const values = blocks
      .slice(at, at + 1_000)
      .map(({ block, since, added }) => `(${block}, [${since.join(', ')}], [${added.join(', ')}])`);
    await engine.run(`INSERT INTO shifts VALUES ${values.join(', ')}`);
  }
  const within = 'shifts.added[len(list_filter(shifts.since, since -> since <= numbered.n))]';
  return `numbered.n + CASE WHEN numbered.n >= ${last[0]} THEN ${last[1]} ELSE ${within} END`;
}

const withShifts = `LEFT JOIN shifts ON shifts.block = numbered.n // ${ROWS_OF_BLOCK}`;

/** The first bad lines of a file by number and reason, also those that the engine put aside. */
export async function badLines(engine: Engine, source: Source, most: number): Promise<BadLine[]> {
  const lineNumber = await countRows(engine, source);
  const rows = await engine.rows(
    `SELECT ${lineNumber} AS line, flaw, amount_text, text FROM (${numbered(source.plan, source.file)}) AS numbered
     ${withShifts} WHERE flaw <> '' AND flaw <> 'note' ORDER BY flaw <> 'too-precise', 1 LIMIT ${most}`,
  );
  const unread = rows.map(({ line, flaw, amount_text, text }) => ({
    line: Number(line),
    reason: flaw as Flaw,
    amount: amount_text ?? '',
    text: text ?? '',
  }));
  return [...unread, ...source.aside.bad].sort((a, b) => a.line - b.line).slice(0, most);
}

/**
 * Stores the lines of a statement that has been read, sorted by recording, each with its number in the file and its text: what a figure
 * is traced down to. They are added up again, by the same SQL: the sum, the lines and the groups must be those of the reading.
 * @throws Error when they are not: a defect, after which nothing may be posted
 */
export async function storeLines(engine: Engine, source: Source, reading: Reading): Promise<void> {
  const lineNumber = await countRows(engine, source);
  // Each thread holds its own part of the sorted rows: two need more memory than there is, and are no faster.
  await engine.run('SET threads = 1');
  await engine.run(
    `COPY (
      SELECT ${lineNumber} AS line, isrc, upc, title, artist, store, territory, month, "use", currency, lines, quantity, amount, text
      FROM (${numbered(source.plan, source.file)}) AS numbered ${withShifts}
      WHERE flaw = '' ORDER BY isrc, upc, title, artist, line
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
