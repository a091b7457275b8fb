import path from 'node:path';
import { decimalOf, decimalText, isSameDecimal } from '../../shared/royalties/exact-decimal.ts';
import type { ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';
import { UNKNOWN_TERRITORY } from '../../shared/royalties/territory-of.ts';
import { numberMacros } from './amount-sql.ts';
import type { CheckedFile } from './check-statement-file.ts';
import type { Engine } from './duckdb-gateway.ts';
import { GROUP_LINES } from './group-lines-sql.ts';
import { badLines } from './line-store.ts';
import { wordTables } from './line-words.ts';
import { type PutAside, putAside, type Stated, statedTotals } from './put-aside.ts';
import type { Reading } from './reading.ts';
import {
  COUNTS,
  readCells,
  readRows,
  rowText,
  TALLIED,
  tallyOf,
  toldTextsOf,
  UPCS,
  WORDS,
  withWords,
} from './source-sql.ts';
import { literal, tableOf } from './sql-text.ts';

/** What the office adds to what the file says: what the store's mail or the bank says that it comes to. */
export type Control = { amount?: string; lines?: number };

/** Above these bad lines a file is not the one that it seems to be. */
const BAD_SHARE = 0.01;
/** How many bad lines are told one by one. */
const BAD_LISTED = 100;
/** What one engine reads; beyond, the stored lines are grouped elsewhere. */
const LINES_MOST = 20_000_000;

/** The files that a reading leaves in the engine's folder. */
export const groupsFile = (engine: Engine): string => path.join(engine.folder, 'groups.parquet');

/**
 * Reads a checked file and groups it, exactly: rows to texts, texts to words, words to groups, and every number of lines and every sum
 * compared on the way. The groups are left as Parquet.
 * @throws StatementFault when anything does not add up, or cannot be read
 */
export async function readStatement(
  engine: Engine,
  { file, plan, control = {} }: { file: CheckedFile; plan: ReadingPlan; control?: Control },
): Promise<{ reading: Reading; aside: PutAside }> {
  for (const macro of numberMacros(plan)) await engine.run(macro);
  await engine.run(tallyOf(plan, file.readable));
  const aside = await putAside(engine, plan, file);
  if (aside.isLastBad && !file.endsWithLine) throw new StatementFault({ code: 'cut' });
  await readWords(engine, plan);
  await engine.run(`CREATE VIEW worded AS ${withWords(TALLIED, ', rows.lines')}`);

  const counts = await countsOf(engine);
  const bad = counts.bad + aside.bad.length;
  const lines = counts.good + bad;
  if (lines === 0) throw new StatementFault({ code: 'no-lines' });
  if (lines > LINES_MOST) throw new StatementFault({ code: 'too-many-lines', most: LINES_MOST });
  if (!plan.isMarkSure) await assertClearMarks(engine, { file, plan });
  const first = bad === 0 ? [] : await badLines(engine, { file, plan, aside }, BAD_LISTED);
  const precise = first.find(({ reason }) => reason === 'too-precise');
  if (precise)
    throw new StatementFault({
      code: 'too-precise',
      line: precise.line,
      amount: precise.amount,
      decimals: plan.decimals,
    });
  if (bad > BAD_SHARE * lines) throw new StatementFault({ code: 'too-many-bad-lines', bad, lines });

  if (counts.currencies.length > 1) throw new StatementFault({ code: 'two-currencies', currencies: counts.currencies });
  const sums = await group(engine);
  assertTotals({ amount: sums.amount, lines, rows: plan.skip + lines + counts.notes + aside.notes.length }, [
    control,
    statedTotals(plan, [
      ...aside.notes.map(({ text }) => text),
      ...(await notesOf(engine, { file, plan }, counts.notes)),
    ]),
  ]);
  const reading = {
    ...sums,
    currency: counts.currencies[0] ?? '',
    months: counts.months,
    bad: { count: bad, first },
    unknownTerritories: await unknownTerritories(engine),
  };
  // The room is needed for the lines.
  for (const made of ['VIEW statement_lines', 'VIEW worded', 'TABLE tally']) await engine.run(`DROP ${made}`);
  return { reading, aside };
}

/** Groups what was read into the file of groups, and adds that up. */
async function group(engine: Engine): Promise<Pick<Reading, 'lines' | 'groups' | 'quantity' | 'amount'>> {
  await engine.run(`CREATE VIEW statement_lines AS SELECT * FROM worded WHERE flaw = ''`);
  await engine.run(`COPY (${GROUP_LINES}) TO ${literal(groupsFile(engine))} (FORMAT parquet)`);
  const [sums] = await engine.rows(
    `SELECT count(*) AS groups, sum(lines) AS lines, sum(quantity) AS quantity, sum(amount) AS amount FROM ${literal(groupsFile(engine))}`,
  );
  return {
    lines: Number(sums?.lines ?? 0),
    groups: Number(sums?.groups ?? 0),
    quantity: exactText(sums?.quantity),
    amount: exactText(sums?.amount),
  };
}

const exactText = (text: string | null | undefined): string => {
  const decimal = decimalOf(text ?? '0');
  if (!decimal) throw new Error(`The engine answered ${text} for a sum`);
  return decimalText(decimal);
};

const texts = async (engine: Engine, sql: string): Promise<string[]> =>
  (await engine.rows(sql)).map(({ text }) => text ?? '');

type Counts = { good: number; bad: number; notes: number; currencies: string[]; months: string[] };

/** One look over the sums: how many lines count, how many do not, and of what they are. */
async function countsOf(engine: Engine): Promise<Counts> {
  const rows = await engine.rows(COUNTS);
  const linesOf = (found: typeof rows) => found.reduce((all, { lines }) => all + Number(lines), 0);
  const [good, notes] = [rows.filter(({ flaw }) => flaw === ''), rows.filter(({ flaw }) => flaw === 'note')];
  return {
    good: linesOf(good),
    notes: linesOf(notes),
    bad: linesOf(rows) - linesOf(good) - linesOf(notes),
    currencies: [...new Set(good.map(({ currency }) => currency ?? ''))],
    months: [...new Set(good.map(({ month }) => month ?? ''))].sort(),
  };
}

async function unknownTerritories(engine: Engine): Promise<Reading['unknownTerritories']> {
  const unknown = `territory = '${UNKNOWN_TERRITORY}' AND territory_text <> ''`;
  if ((await engine.rows(`SELECT territory FROM territories WHERE ${unknown}`)).length === 0) return [];
  const rows = await engine.rows(
    `SELECT territory_text AS text, sum(lines) AS lines FROM worded WHERE ${unknown} AND flaw = '' GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 20`,
  );
  return rows.map(({ text, lines }) => ({ text: text ?? '', lines: Number(lines) }));
}

type Source = { file: CheckedFile; plan: ReadingPlan };

const textsAgain = ({ file, plan }: Source): string =>
  readCells(plan, readRows(file.readable, plan, 'leave-out'), `, ${rowText(plan)} AS text`);

/** Notes that have as many columns as a line. */
const notesOf = async (engine: Engine, source: Source, count: number): Promise<string[]> =>
  count === 0 ? [] : texts(engine, `SELECT text FROM (${textsAgain(source)}) WHERE flaw = 'note'`);

async function readWords(engine: Engine, plan: ReadingPlan): Promise<void> {
  for (const made of [UPCS, toldTextsOf(plan)]) await engine.run(made);
  for (const { name, texts, words, read } of wordTables(plan)) {
    const found = await engine.rows(`SELECT DISTINCT ${texts.join(', ')} FROM told_texts`);
    const rows = found.map((row) => {
      const told = texts.map((text) => row[text] ?? '');
      return [...told, ...read(...told)];
    });
    for (const statement of tableOf(name, [...texts, ...words], rows)) await engine.run(statement);
  }
  await engine.run(WORDS);
}

async function assertClearMarks(engine: Engine, source: Source): Promise<void> {
  const [example] = await texts(
    engine,
    `SELECT amount_text AS text FROM (${textsAgain(source)}) WHERE contains(amount_text, ',') LIMIT 1`,
  );
  if (example) throw new StatementFault({ code: 'decimals-unclear', example });
}

function assertTotals(read: Required<Stated>, controls: readonly Stated[]): void {
  for (const { amount, lines, rows } of controls) {
    if (lines !== undefined && lines !== read.lines)
      throw new StatementFault({ code: 'lines-differ', stated: lines, read: read.lines });
    if (rows !== undefined && rows !== read.rows)
      throw new StatementFault({ code: 'lines-differ', stated: rows, read: read.rows });
    if (amount === undefined) continue;
    const [stated, sum] = [decimalOf(amount), decimalOf(read.amount)];
    if (!stated || !sum || !isSameDecimal(stated, sum))
      throw new StatementFault({ code: 'total-differs', stated: amount, read: read.amount });
  }
}
