import type { ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import type { CheckedFile } from './check-statement-file.ts';
import type { Engine } from './duckdb-gateway.ts';
import { readCells, readRows } from './source-sql.ts';

/**
 * The maximum number of decimals. The engine adds up to 38 digits exactly, of which two are left for the integer part.
 */
const MAX_DECIMALS = 36;
const DIGITS = 38;

/**
 * Returns how many decimals are needed for an exact sum of a tallied file (product 23.16): those of its format, or
 * those of its most precise amount, if the integer digits still fit. Spreadsheets and scripts write amounts such as
 * 2.220446049250313e-16.
 */
export async function decimalsNeeded(
  engine: Engine,
  { file, plan }: { file: CheckedFile; plan: ReadingPlan },
): Promise<number> {
  const [precise] = await engine.rows(
    `SELECT 1 FROM tally WHERE starts_with(recording, chr(31)) AND split_part(recording, chr(31), 3) = 'too-precise' LIMIT 1`,
  );
  if (!precise) return plan.decimals;
  const [found] = await engine.rows(
    `SELECT max(places(n)) AS places, strlen(CAST(CAST(ceil(1.001 * sum(abs(CAST(n AS DOUBLE)))) AS HUGEINT) AS VARCHAR)) AS before
     FROM (SELECT plain_number(amount_text) AS n FROM (${readCells(plan, readRows(file.readable, plan, 'later'))}) WHERE flaw IN ('', 'too-precise'))`,
  );
  const [places, before] = [Number(found?.places), Number(found?.before)];
  return places <= MAX_DECIMALS && places + before <= DIGITS ? places : plan.decimals;
}
