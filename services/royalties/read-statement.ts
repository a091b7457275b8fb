import path from 'node:path';
import { isListed } from '../../shared/is-listed.ts';
import { UNREAD_TERRITORY } from '../../shared/reference/territories.ts';
import { dateOrder } from '../../shared/royalties/date-order.ts';
import { decimalOf, decimalText } from '../../shared/royalties/exact-decimal.ts';
import { TERRITORY_NAME_LENGTH } from '../../shared/royalties/read-territory.ts';
import type { Quotes, ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import { setAsideReasons } from '../../shared/royalties/set-aside.ts';
import { type Fault, StatementFault } from '../../shared/royalties/statement-fault.ts';
import { accountForLines } from './account-for-lines.ts';
import type { CheckedFile } from './check-statement-file.ts';
import type { Engine } from './duckdb-gateway.ts';
import { GROUP_LINES } from './group-lines-sql.ts';
import type { BadLine } from './line-flaw.ts';
import { badLines } from './line-store.ts';
import { lookupTables, territoryText } from './lookup-tables.ts';
import type { RowSource } from './numbered-rows.ts';
import type { Reading } from './reading.ts';
import { setAsideRows } from './set-aside-rows.ts';
import { COUNTS, detailTexts, readCells, readRows, TALLIED, UPCS, WORDS, withWords } from './source-sql.ts';
import { createTable, literal } from './sql-text.ts';
import { type Control, checkTotals } from './stated-totals.ts';
import { tallyRows } from './tally-rows.ts';

/** There are too many bad lines. Lists the first ones. */
export class BadLinesFault extends StatementFault {
  readonly first: readonly BadLine[];

  constructor(fault: Extract<Fault, { code: 'too-many-bad-lines' }>, first: readonly BadLine[]) {
    super(fault);
    this.first = first;
  }
}

/** The maximum share of bad lines. With a larger share, a file is probably not what it seems. */
const BAD_SHARE = 0.01;
/** The number of bad lines to list. */
const BAD_LISTED = 100;
/** The number of unknown territories to list at a time. */
const UNKNOWN_LISTED = 20;
/** The maximum number of lines that one engine groups. The stored lines of a longer statement are grouped elsewhere. */
const MAX_LINES = 20_000_000;

/**
 * The maximum number of distinct combinations of store, territory and period. A statement with ten million lines has
 * about ten thousand.
 */
const MAX_WORDS = 200_000;

type StatementRequest = { file: CheckedFile; plan: ReadingPlan; control?: Control; quotes?: Quotes | undefined };

/** Returns the path of the groups that a reading leaves in the engine's folder. */
export const groupsFile = (engine: Engine): string => path.join(engine.folder, 'groups.parquet');

/**
 * Reads a checked file and groups its lines exactly, comparing line counts and sums after each step. Leaves the groups
 * as a Parquet file.
 * @throws StatementFault if counts or sums differ, or something cannot be read
 */
export async function readStatement(
  engine: Engine,
  { file, plan: detected, control = {}, quotes }: StatementRequest,
): Promise<{ reading: Reading; source: RowSource }> {
  const { plan, rejected, choice } = await tallyRows(engine, { file, plan: detected, quotes });
  const source: RowSource = { file, plan, rejected };
  if (rejected.isLastBad && !file.endsWithLine) throw new StatementFault({ code: 'cut' });
  if (choice?.onlyIfWhole !== undefined && rejected.bad.length + rejected.remarks > 0)
    throw new StatementFault({ code: 'quote-unclosed', line: choice.onlyIfWhole });
  await readWords(engine, plan);
  await engine.run(`CREATE OR REPLACE VIEW worded AS ${withWords(TALLIED, ', rows.lines')}`);

  const counts = await countLines(engine);
  const bad = counts.bad + rejected.bad.length;
  const lines = counts.good + bad;
  // Once it has reached its limit of errors, the engine stops recording rejected rows.
  if (rejected.isFull)
    throw new BadLinesFault({ code: 'too-many-bad-lines', bad, lines }, rejected.bad.slice(0, BAD_LISTED));
  const setAside = await setAsideRows(engine, source, counts.setAside > 0);
  const physical = accountForLines(source, choice, { lines, setAside: counts.setAside + rejected.setAside.length });
  if (lines === 0) throw new StatementFault({ code: 'no-lines' });
  if (lines > MAX_LINES) throw new StatementFault({ code: 'too-many-lines', most: MAX_LINES });
  if (!plan.isMarkSure) await assertClearMarks(engine, source);
  const first = bad === 0 ? [] : await badLines(engine, source, BAD_LISTED);
  const precise = first.find(({ reason }) => reason === 'too-precise');
  if (precise) throw new StatementFault({ code: 'too-precise', line: precise.line, amount: precise.amount });
  const wrongSign = first.find(({ reason }) => reason === 'currency-sign');
  if (wrongSign) throw new StatementFault({ code: 'currency-sign', line: wrongSign.line, amount: wrongSign.amount });
  if (bad > BAD_SHARE * lines) throw new BadLinesFault({ code: 'too-many-bad-lines', bad, lines }, first);

  if (counts.currencies.length > 1) throw new StatementFault({ code: 'two-currencies', currencies: counts.currencies });
  await engine.run(`CREATE OR REPLACE VIEW statement_lines AS SELECT * FROM worded WHERE flaw = ''`);
  const sums = await groupLines(engine);
  const totals = await checkTotals(engine, source, { sums, lines, setAside, control });
  const reading = {
    ...sums,
    currency: counts.currencies[0] ?? '',
    months: counts.months,
    bad: { count: bad, first },
    setAside: { groups: setAside.groups, first: setAside.first },
    file: physical,
    ...(file.hasQuotes && plan.quotes && { quotes: plan.quotes }),
    totals,
    unknownTerritories: await unknownTerritories(engine, plan),
  };
  // Frees memory for storing the lines.
  for (const dropped of ['VIEW statement_lines', 'VIEW worded', 'TABLE tally']) await engine.run(`DROP ${dropped}`);
  return { reading, source };
}

/** Groups `statement_lines` into the groups file, and returns its totals. */
export async function groupLines(engine: Engine): Promise<Pick<Reading, 'lines' | 'groups' | 'quantity' | 'amount'>> {
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

type Counts = { good: number; bad: number; setAside: number; currencies: string[]; months: string[] };

/** Counts good, bad and set-aside lines, with currencies and months. */
async function countLines(engine: Engine): Promise<Counts> {
  const rows = await engine.rows(COUNTS);
  const linesOf = (found: typeof rows) => found.reduce((all, { lines }) => all + Number(lines), 0);
  const good = rows.filter(({ flaw }) => flaw === '');
  const setAside = rows.filter(({ flaw }) => isListed(setAsideReasons, flaw));
  return {
    good: linesOf(good),
    setAside: linesOf(setAside),
    bad: linesOf(rows) - linesOf(good) - linesOf(setAside),
    currencies: [...new Set(good.map(({ currency }) => currency ?? ''))],
    months: [...new Set(good.map(({ month }) => month ?? ''))].sort(),
  };
}

/**
 * Lists unrecognized names of territories, those with the most lines first, for the office to identify (product 23.19).
 */
async function unknownTerritories(engine: Engine, plan: ReadingPlan): Promise<Reading['unknownTerritories']> {
  const isUnread = `territory = '${UNREAD_TERRITORY}'`;
  if ((await engine.rows(`SELECT territory FROM territories WHERE ${isUnread}`)).length === 0) return [];
  const rows = await engine.rows(
    `SELECT territory_text AS text, sum(lines) AS lines FROM worded WHERE ${isUnread} AND flaw = '' GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  const lines = new Map<string, number>();
  const nameOf = territoryText(plan);
  for (const row of rows) {
    const name = nameOf(row.text ?? '').slice(0, TERRITORY_NAME_LENGTH);
    lines.set(name, (lines.get(name) ?? 0) + Number(row.lines));
  }
  return [...lines].map(([text, lines]) => ({ text, lines })).slice(0, UNKNOWN_LISTED);
}

async function readWords(engine: Engine, plan: ReadingPlan): Promise<void> {
  for (const made of [UPCS, detailTexts(plan)]) await engine.run(made);
  const [distinct] = await engine.rows('SELECT count(*) AS texts FROM detail_texts');
  if (Number(distinct?.texts) > MAX_WORDS) throw new StatementFault({ code: 'too-many-words', most: MAX_WORDS });
  const dates = await engine.rows('SELECT DISTINCT from_text AS "from", to_text AS "to" FROM detail_texts');
  const order = dateOrder(
    dates.flatMap(({ from, to }) => [from ?? '', to ?? '']),
    plan.dates,
  );
  for (const { name, texts, words, read } of lookupTables(plan, order)) {
    const found = await engine.rows(`SELECT DISTINCT ${texts.join(', ')} FROM detail_texts`);
    const rows = found.map((row) => {
      const values = texts.map((text) => row[text] ?? '');
      return [...values, ...read(...values)];
    });
    for (const statement of createTable(name, [...texts, ...words], rows)) await engine.run(statement);
  }
  await engine.run(WORDS);
}

async function assertClearMarks(engine: Engine, { file, plan }: RowSource): Promise<void> {
  const [example] = await texts(
    engine,
    `SELECT amount_text AS text FROM (${readCells(plan, readRows(file.readable, plan, 'later'))}) WHERE contains(amount_text, ',') LIMIT 1`,
  );
  if (example) throw new StatementFault({ code: 'decimals-unclear', example });
}
