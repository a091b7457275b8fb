import type { Quotes, ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';
import { countBlankBelowHeader } from './account-for-lines.ts';
import { numberMacros } from './amount-sql.ts';
import type { CheckedFile } from './check-statement-file.ts';
import { chooseQuotes, type QuoteChoice } from './choose-quotes.ts';
import { decimalsNeeded } from './decimals-needed.ts';
import type { Engine } from './duckdb-gateway.ts';
import { type RejectedRows, rejectedRows } from './rejected-rows.ts';
import { REJECTS, ROW_MACROS, tallySql } from './source-sql.ts';

type TallyRequest = { file: CheckedFile; plan: ReadingPlan; quotes?: Quotes | undefined };
type TallyResult = {
  plan: ReadingPlan;
  rejected: RejectedRows;
  /** Omitted if the quotation marks raised no question. */
  choice?: QuoteChoice | undefined;
};

/**
 * Creates the table `tally` of a file's rows, after deciding how to read its quotation marks (product 23.24). In most
 * files the number of rows proves that quoting is right. The quotation marks are examined one by one only in
 * tab-separated files, or if rows are missing.
 */
export async function tallyRows(engine: Engine, { file, plan: detected, quotes }: TallyRequest): Promise<TallyResult> {
  for (const macro of [...numberMacros(detected), ...ROW_MACROS]) await engine.run(macro);
  const isUsual = !quotes && !file.sheet && detected.delimiter !== '\t';
  if (isUsual || !file.hasQuotes) {
    const plan: ReadingPlan = { ...detected, quotes: 'cells' };
    const rejected = await tally(engine, file, plan).catch((error) => {
      // A file that the engine cannot read with quoting may be readable without it.
      if (error instanceof StatementFault || !file.hasQuotes) throw error;
      return undefined;
    });
    if (!file.hasQuotes && rejected) return { plan, rejected };
    if (rejected && (await isWhole(engine, file, plan, rejected))) return { plan, rejected };
  }
  const choice = await chooseQuotes(engine, { file, plan: detected, quotes });
  const plan: ReadingPlan = { ...detected, quotes: choice.quotes };
  return { plan, choice, rejected: await tally(engine, file, plan) };
}

async function tally(engine: Engine, file: CheckedFile, plan: ReadingPlan): Promise<RejectedRows> {
  for (const table of [REJECTS, `${REJECTS}_scans`]) await engine.run(`DROP TABLE IF EXISTS ${table}`);
  await engine.run(tallySql(plan, file.readable));
  const decimals = await decimalsNeeded(engine, { file, plan });
  if (decimals > plan.decimals) {
    for (const macro of numberMacros({ ...plan, decimals })) await engine.run(macro);
    await engine.run(tallySql(plan, file.readable));
  }
  return rejectedRows(engine, plan, file);
}

/** Whether each line of the file is a row, which means that no quoted cell contains rows. */
async function isWhole(
  engine: Engine,
  file: CheckedFile,
  plan: ReadingPlan,
  { bad, setAside }: RejectedRows,
): Promise<boolean> {
  const [row] = await engine.rows('SELECT coalesce(sum(lines), 0) AS lines FROM tally');
  const rows = Number(row?.lines ?? 0) + bad.length + setAside.length;
  return (
    rows === file.lines - plan.skip - countBlankBelowHeader(file, plan) && !bad.some(({ reason }) => reason === 'quote')
  );
}
