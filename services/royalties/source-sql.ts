import { type ReadingPlan, usualNames } from '../../shared/royalties/reading-plan.ts';
import type { CellName } from '../../shared/royalties/statement-format.ts';
import { PAYOUT_LABEL, TOTALS_LABEL } from '../../shared/royalties/totals-label.ts';
import { literal } from './sql-text.ts';

/** The longest row. Nobody writes more about one recording, and a quote that is never closed is given up there. */
const ROW_BYTES = 131_072;
/** The engine reads in pieces of so many, several at a time: its own are eight times as large, and leave no memory for anything else. */
const BUFFER_BYTES = 4 * 1024 ** 2;

const columnOf = (index: number): string => `c${index}`;

/** The tables of rows that the engine rejected: of the first pass, and of those after it. */
export const REJECTS = 'reject_errors';
const LATER_REJECTS = 'later_reject_errors';
/** The engine notes an error for each superfluous cell. Beyond these it notes none, and the row is missing. */
export const REJECTS_MOST = 500_000;

/**
 * The file as the engine sees it: one text a column, '' where nothing stands. Each pass reads in one and the same way, so all have the same
 * rows.
 */
export function readRows(file: string, plan: ReadingPlan, pass: 'first' | 'later'): string {
  const names = plan.columns.map((_, index) => columnOf(index));
  const quote = plan.quotes === 'text' ? '' : '"';
  const rejects = pass === 'first' ? REJECTS : LATER_REJECTS;
  return `read_csv(${literal(file)}, auto_detect = false, header = false, skip = ${plan.skip}, delim = ${literal(plan.delimiter)},
    quote = '${quote}', escape = '${quote}', columns = {${names.map((name) => `'${name}': 'VARCHAR'`).join(', ')}}, force_not_null = [${names.join(', ')}], compression = 'none',
    store_rejects = true, rejects_table = '${rejects}', rejects_scan = '${rejects}_scans', rejects_limit = ${REJECTS_MOST}, max_line_size = ${ROW_BYTES}, buffer_size = ${BUFFER_BYTES})`;
}

/** The text of a cell: of the first of its columns that is not empty. */
function cell(plan: ReadingPlan, name: CellName): string {
  const columns = (plan.cells[name] ?? []).map(columnOf);
  const [only = "''", ...others] = columns;
  if (others.length === 0) return only;
  return `coalesce(${columns.map((column) => `nullif(${column}, '')`).join(', ')}, '')`;
}

/** The whole row, its cells with the file's own delimiter between them. */
export const rowText = (plan: ReadingPlan): string =>
  `concat_ws(${literal(plan.delimiter)}, ${plan.columns.map((_, index) => columnOf(index)).join(', ')})`;

/** A cell that says nothing about a recording: it is empty, or names a totals row. */
const says = (text: string): string =>
  `(trim(${text}) <> '' AND NOT is_totals_label(${text}) AND NOT is_payout_label(${text}))`;

/** Macros that tell rows which are no sales. */
export const ROW_MACROS = [
  `CREATE OR REPLACE MACRO is_payout_label(t) AS strlen(t) < 120 AND regexp_matches(trim(t), ${literal(PAYOUT_LABEL)}, 'i')`,
  `CREATE OR REPLACE MACRO is_totals_label(t) AS strlen(t) < 120 AND regexp_matches(t, ${literal(TOTALS_LABEL)}, 'i')`,
];

const isExcluded = ({ exclude = [] }: ReadingPlan): string =>
  exclude
    .map(({ column, value }) => `lower(trim(${columnOf(column)})) = ${literal(value.trim().toLowerCase())}`)
    .join(' OR ') || 'false';

const hasFooter = ({ footers }: ReadingPlan): string =>
  footers.map((footer) => `starts_with(first_text, ${literal(footer)})`).join(' OR ') || 'false';

/** No line, as told by what stands in every row: so it is asked of each one. */
const isKnownNote = (plan: ReadingPlan): string => `(${hasFooter(plan)} OR is_excluded)`;

const SEPARATOR = 'chr(31)';

/** ISO 3901 without hyphens, in capitals; '' for what is too long or short for one. None begins with the separator. */
function isrcOf(text: string): string {
  const bare = `replace(replace(trim(${text}, ' ="''’'), '-', ''), ' ', '')`;
  const isOne = (code: string) => `strlen(${code}) = 12 AND NOT starts_with(${code}, ${SEPARATOR})`;
  return `CASE WHEN ${isOne(text)} THEN upper(${text}) WHEN ${isOne(bare)} THEN upper(${bare}) ELSE '' END`;
}

/** A title or an artist: any text but the separator, in one form of Unicode (product 6.5). */
const nameOf = (column: 'title' | 'artist'): string => `nfc_normalize(replace(${column}, ${SEPARATOR}, ' '))`;

/** What parts store and territory where a row says the usual of all else. */
const USUAL_SEPARATOR = 'chr(30)';

/**
 * The texts that are few in a statement, as one: a row is told from others by one text in place of six. Most say of their use, currency
 * and time what the first one says, and leave that out: a text is dearer the longer it is.
 */
function told(plan: ReadingPlan): string {
  const text = {
    store: plan.cells.store ? cell(plan, 'store') : literal(plan.fixed.store),
    territory: cell(plan, 'territory'),
    use: cell(plan, 'use'),
    currency: plan.cells.currency ? cell(plan, 'currency') : literal(plan.fixed.currency),
    from: cell(plan, 'from'),
    to: cell(plan, 'to'),
  };
  const isUsual = usualNames
    .filter((name) => plan.cells[name])
    .map((name) => `${text[name]} = ${literal(plan.usual[name])}`);
  return `CASE WHEN ${isUsual.join(' AND ') || 'true'} THEN concat(${text.store}, ${USUAL_SEPARATOR}, ${text.territory})
      ELSE concat(${Object.values(text).join(`, ${SEPARATOR}, `)}) END`;
}
const toldTexts = ['store_text', 'territory_text', 'use_text', 'currency_text', 'from_text', 'to_text'];

/**
 * A subtotal names what it is the total of, such as an artist: a totals label in place of a title, or the other way round, in a row that says
 * neither where nor when anything was sold.
 */
function isSubtotal(plan: ReadingPlan): string {
  const places = (['store', 'territory', 'from'] as const).flatMap((name) => plan.cells[name] ?? []).map(columnOf);
  if (places.length === 0) return 'false';
  const [title, artist] = [cell(plan, 'title'), cell(plan, 'artist')];
  const isBare = places.map((column) => `trim(${column}) = ''`).join(' AND ');
  // In a CASE, so that only rows without a code are asked.
  return `CASE WHEN ${cell(plan, 'isrc')} = '' THEN ${isBare} AND (is_totals_label(${title}) OR is_totals_label(${artist})) ELSE false END`;
}

/** A row that names no recording is no line; where the office counts such rows, only totals and rows without an amount are none. */
function isUnnamed(plan: ReadingPlan): string {
  const noCode = ['isrc_text', 'upc_text'].map((text) => `NOT ${says(text)}`);
  const noWords = ['title', 'artist'].map((text) => `NOT ${says(text)}`).join(' AND ');
  return [
    "isrc = ''",
    ...noCode,
    `((${noWords}) OR is_subtotal)`,
    plan.countsUnnamed ? `(has_label OR trim(amount_text) = '')` : 'true',
  ].join(' AND ');
}

/** Whether any cell names a totals row: asked only where that decides, because it needs every column. */
const hasLabel = ({ columns, countsUnnamed }: ReadingPlan): string =>
  countsUnnamed
    ? `list_bool_or([is_totals_label(cell) FOR cell IN [${columns.map((_, index) => columnOf(index)).join(', ')}]])`
    : 'false';

/** A row that has the names of the columns once more. */
function isHeader(plan: ReadingPlan): string {
  const [amount] = plan.cells.amount ?? [];
  const name = amount === undefined ? '' : (plan.columns[amount] ?? '').trim();
  return name === '' ? 'false' : `trim(amount_text) = ${literal(name)}`;
}

/**
 * What a row says, as texts, but its amount, its quantity and its ISRC. `flaw` is why it is not counted, '' when it is: a reason to set it
 * aside, or what is wrong with it.
 */
export function readCells(plan: ReadingPlan, rows: string, more = ''): string {
  return `
SELECT *, CASE
    WHEN is_excluded THEN 'excluded'
    WHEN ${hasFooter(plan)} THEN 'total'
    WHEN ${isUnnamed(plan)} THEN 'unnamed'
    WHEN amount IS NULL AND ${isHeader(plan)} THEN 'header'
    WHEN amount IS NULL THEN amount_flaw(amount_text)
    WHEN quantity IS NULL THEN 'quantity'
    ELSE '' END AS flaw
FROM (
  SELECT
    c0 AS first_text,
    ${isExcluded(plan)} AS is_excluded,
    ${cell(plan, 'isrc')} AS isrc_text,
    ${isrcOf(cell(plan, 'isrc'))} AS isrc,
    ${cell(plan, 'upc')} AS upc_text,
    ${cell(plan, 'title')} AS title,
    ${cell(plan, 'artist')} AS artist,
    ${told(plan)} AS told,
    ${cell(plan, 'amount')} AS amount_text,
    counted(${cell(plan, 'quantity')}) AS quantity,
    exact(${cell(plan, 'amount')}, ${plan.cells.currency ? cell(plan, 'currency') : literal(plan.fixed.currency)}) AS amount,
    ${isSubtotal(plan)} AS is_subtotal,
    ${hasLabel(plan)} AS has_label${more}
  FROM ${rows}
)`;
}

/** What spreadsheets put around the digits of a code, or behind them when they took it for a number, is taken off. */
const UPC_DIGITS = String.raw`regexp_replace(replace(replace(trim(upc_text, ' =''"’'), '-', ''), ' ', ''), '\.0+$', '')`;
/**
 * GTIN of 13 digits (GS1): spreadsheets lose the zeros before it, so it is compared with all of them. '' for what is none, such as
 * 6.14149E+11, of which digits are lost.
 */
const UPC_OF = String.raw`CASE WHEN regexp_full_match(${UPC_DIGITS}, '\d{8,14}') AND strlen(ltrim(${UPC_DIGITS}, '0')) BETWEEN 7 AND 13
  THEN lpad(ltrim(${UPC_DIGITS}, '0'), 13, '0') ELSE '' END`;

/**
 * All rows of the file added up by what they say: one pass, as fast as the engine reads. What few rows have (a flaw, words in place of an
 * ISRC) stands in the column of the ISRC, after a separator, because each column more is paid for by every row.
 */
export const tallyOf = (plan: ReadingPlan, file: string): string => `
CREATE OR REPLACE TABLE tally AS
SELECT upc_text, told,
  CASE WHEN isrc <> '' AND amount IS NOT NULL AND quantity IS NOT NULL AND NOT ${isKnownNote(plan)} THEN isrc
    WHEN isrc <> '' THEN concat(${SEPARATOR}, isrc, ${SEPARATOR}, flaw)
    ELSE concat(${SEPARATOR}, ${SEPARATOR}, flaw, ${SEPARATOR}, ${nameOf('title')}, ${SEPARATOR}, ${nameOf('artist')}) END AS recording,
  count(*) AS lines, sum(quantity) AS quantity, sum(amount) AS amount
FROM (${readCells(plan, readRows(file, plan, 'first'))})
GROUP BY ALL`;

/** The codes of the tally, each read once: lines have few, and a code costs more than a word. */
export const UPCS = `CREATE OR REPLACE TABLE upcs AS SELECT upc_text, ${UPC_OF} AS upc FROM (SELECT DISTINCT upc_text FROM tally)`;

/** How often a separator stands in a text. */
const countOf = (separator: string): string => `strlen(told) - strlen(replace(told, ${separator}, ''))`;

/** What the tally's rows are told by, taken apart again. What holds a separator itself cannot be, and is no line. */
export function toldTextsOf({ cells, usual, fixed }: ReadingPlan): string {
  const usualTexts = [usual.use, cells.currency ? usual.currency : fixed.currency, usual.from, usual.to].map(literal);
  const parts = (separator: string, count: number) =>
    Array.from({ length: count }, (_, n) => `split_part(told, ${separator}, ${n + 1})`);
  const [whole, short] = [parts(SEPARATOR, toldTexts.length), [...parts(USUAL_SEPARATOR, 2), ...usualTexts]];
  return `CREATE OR REPLACE TABLE told_texts AS
SELECT told, ${toldTexts.map((name, n) => `CASE WHEN is_usual THEN ${short[n]} ELSE ${whole[n]} END AS ${name}`).join(', ')},
  CASE WHEN is_usual OR (separators = ${toldTexts.length - 1} AND usual_separators = 0) THEN '' ELSE 'unreadable' END AS flaw
FROM (
  SELECT *, separators = 0 AND usual_separators = 1 AS is_usual
  FROM (SELECT DISTINCT told, ${countOf(SEPARATOR)} AS separators, ${countOf(USUAL_SEPARATOR)} AS usual_separators FROM tally))`;
}

/** Their words, from the tables of `line-words.ts`: one table, so that a line looks them up once. */
export const WORDS = `CREATE OR REPLACE TABLE words AS
SELECT told, store, territory, month, "use", currency, territory_text,
  lower(trim(store_text)) AS payer_store, lower(trim(territory_text)) AS payer_territory, lower(trim(use_text)) AS payer_use,
  concat(from_text, '/', to_text) AS period,
  coalesce(nullif(told_texts.flaw, ''), nullif(stores.flaw, ''), nullif(months.flaw, ''), nullif(currencies.flaw, ''), '') AS flaw
FROM told_texts JOIN stores USING (store_text) JOIN territories USING (territory_text) JOIN uses USING (store_text, use_text)
  JOIN currencies USING (currency_text) JOIN months USING (from_text, to_text)`;

/** The tally as rows that `withWords` takes. */
export const TALLIED = `(
SELECT upc_text, told, lines, quantity, amount,
  coalesce(parts[2], recording) AS isrc, coalesce(parts[3], '') AS flaw, coalesce(parts[4], '') AS title, coalesce(parts[5], '') AS artist
FROM (SELECT *, CASE WHEN starts_with(recording, ${SEPARATOR}) THEN string_split(recording, ${SEPARATOR}) END AS parts FROM tally))`;

/** How many lines of which flaw, currency and month the tally has. */
export const COUNTS = `
SELECT CASE WHEN rows.flaw = '' THEN words.flaw ELSE rows.flaw END AS flaw, currency, month, sum(lines) AS lines
FROM (SELECT told, flaw, sum(lines) AS lines FROM ${TALLIED} GROUP BY ALL) AS rows JOIN words USING (told)
GROUP BY ALL ORDER BY currency, month`;

/**
 * Rows with their words. `flaw` is why a row cannot be counted: its own before that of a word.
 * @param more columns of the rows that are wanted besides
 */
export const withWords = (rows: string, more: string): string => `
SELECT rows.isrc, upcs.upc, ${nameOf('title')} AS title, ${nameOf('artist')} AS artist, words.store, words.territory, words.month, words."use", words.currency,
  words.territory_text, words.payer_store, words.payer_territory, words.payer_use, words.period, rows.quantity, rows.amount, CASE WHEN rows.flaw = '' THEN words.flaw ELSE rows.flaw END AS flaw${more}
FROM ${rows} AS rows
  JOIN upcs ON upcs.upc_text = rows.upc_text
  JOIN words ON words.told = rows.told`;
