import type { ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import type { CheckedFile } from './check-statement-file.ts';
import type { Engine } from './duckdb-gateway.ts';
import type { RejectedRows } from './rejected-rows.ts';
import { blankRows, rowShifts, shiftsByBlock } from './row-numbers.ts';
import { readCells, readRows, rowText, withWords } from './source-sql.ts';

/** Makes SQL for the normalized rows of the file, each with its position among the rows that the engine accepted. */
const positionedRows = (plan: ReadingPlan, file: CheckedFile): string =>
  withWords(
    `(${readCells(plan, readRows(file.readable, plan, 'later'), `, row_number() OVER () AS n, ${rowText(plan)} AS text`)})`,
    ', 1 AS lines, rows.n, rows.text, rows.amount_text',
  );

/** A file, its reading plan, and the rows that the engine rejected. */
export type RowSource = { file: CheckedFile; plan: ReadingPlan; rejected: RejectedRows };

/** The number of rows per block. Few blocks contain a shift. */
const ROWS_PER_BLOCK = 1_024;

/**
 * Gives each row that the engine accepted its row number in a spreadsheet (`line`). Creates the table `shifts`, with
 * the shifts in each block of rows up to the last shift. Each row looks up its block, so the rows can stream and need
 * not fit into memory.
 * @returns a table expression in SQL
 */
export async function numberedRows(engine: Engine, { file, plan, rejected }: RowSource): Promise<string> {
  const blank = await blankRows(file, plan);
  const shifts = rowShifts(plan.skip, [...[...rejected.bad, ...rejected.setAside].map(({ line }) => line), ...blank]);
  const last = shifts.at(-1) ?? [1, plan.skip];
  await engine.run('CREATE OR REPLACE TABLE shifts (block BIGINT, since BIGINT[], added BIGINT[])');
  const blocks = shiftsByBlock(shifts, ROWS_PER_BLOCK);
  for (let at = 0; at < blocks.length; at += 1_000) {
    const values = blocks
      .slice(at, at + 1_000)
      .map(({ block, since, added }) => `(${block}, [${since.join(', ')}], [${added.join(', ')}])`);
    await engine.run(`INSERT INTO shifts VALUES ${values.join(', ')}`);
  }
  const within = 'shifts.added[len(list_filter(shifts.since, since -> since <= placed.n))]';
  return `(SELECT placed.n + CASE WHEN placed.n >= ${last[0]} THEN ${last[1]} ELSE ${within} END AS line, placed.*
    FROM (${positionedRows(plan, file)}) AS placed LEFT JOIN shifts ON shifts.block = placed.n // ${ROWS_PER_BLOCK}) AS numbered`;
}
