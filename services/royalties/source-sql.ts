import { type ReadingPlan, usualNames } from '../../shared/royalties/reading-plan.ts';
import type { CellName } from '../../shared/royalties/statement-format.ts';
import { PAYOUT_LABEL, TOTALS_LABEL } from '../../shared/royalties/totals-label.ts';
import { literal } from './sql-text.ts';

/**
 * The maximum length of a row, far above any real one. The engine gives up on an unclosed quote after this many bytes.
 */
const MAX_ROW_BYTES = 131_072;
/**
 * The size of a buffer. The engine reads into several at a time. Its default, which is eight times as large, would
 * leave no memory for other work.
 */
const BUFFER_BYTES = 4 * 1024 ** 2;

const columnName = (index: number): string => `c${index}`;

/** The table of rows that the engine rejected in the first pass, and its counterpart for later passes. */
export const REJECTS = 'reject_errors';
const LATER_REJECTS = 'later_reject_errors';
/**
 * The maximum number of recorded errors, one for each extra or missing cell. Beyond this number the engine records
 * none, and rows are lost.
 */
export const MAX_REJECTS = 500_000;

/**
 * Makes SQL that reads the file: one string per column, '' for an empty cell. All passes read in the same way, so they
 * see the same rows.
 */
export function readRows(file: string, plan: ReadingPlan, pass: 'first' | 'later'): string {
  const names = plan.columns.map((_, index) => columnName(index));
  const quote = plan.quotes === 'text' ? '' : '"';
  const rejects = pass === 'first' ? REJECTS : LATER_REJECTS;
  return `read_csv(${literal(file)}, auto_detect = false, header = false, skip = ${plan.skip}, delim = ${literal(plan.delimiter)},
    quote = '${quote}', escape = '${quote}', columns = {${names.map((name) => `'${name}': 'VARCHAR'`).join(', ')}}, force_not_null = [${names.join(', ')}], compression = 'none',
    store_rejects = true, rejects_table = '${rejects}', rejects_scan = '${rejects}_scans', rejects_limit = ${MAX_REJECTS}, max_line_size = ${MAX_ROW_BYTES}, buffer_size = ${BUFFER_BYTES})`;
}

/** Makes SQL for the text of a cell, which is the first of its columns that is not empty. */
function cell(plan: ReadingPlan, name: CellName): string {
  const columns = (plan.cells[name] ?? []).map(columnName);
  const [only = "''", ...others] = columns;
  if (others.length === 0) return only;
  return `coalesce(${columns.map((column) => `nullif(${column}, '')`).join(', ')}, '')`;
}

/** Makes SQL for the whole row: its cells, separated by the file's own delimiter. */
export const rowText = (plan: ReadingPlan): string =>
  `concat_ws(${literal(plan.delimiter)}, ${plan.columns.map((_, index) => columnName(index)).join(', ')})`;

/** Makes a condition that a cell describes a recording, so it is not empty, nor the label of a total or a payout. */
const describesRecording = (text: string): string =>
  `(trim(${text}) <> '' AND NOT is_totals_label(${text}) AND NOT is_payout_label(${text}))`;

/** Macros that recognize rows that are not sales. */
export const ROW_MACROS = [
  `CREATE OR REPLACE MACRO is_payout_label(t) AS strlen(t) < 120 AND regexp_matches(trim(t), ${literal(PAYOUT_LABEL)}, 'i')`,
  `CREATE OR REPLACE MACRO is_totals_label(t) AS strlen(t) < 120 AND regexp_matches(t, ${literal(TOTALS_LABEL)}, 'i')`,
];

const isExcluded = ({ exclude = [] }: ReadingPlan): string =>
  exclude
    .map(({ column, value }) => `lower(trim(${columnName(column)})) = ${literal(value.trim().toLowerCase())}`)
    .join(' OR ') || 'false';

const hasFooter = ({ footers }: ReadingPlan): string =>
  footers.map((footer) => `starts_with(first_text, ${literal(footer)})`).join(' OR ') || 'false';

/**
 * Makes a condition that a row is not a line, judged by cells that every row has. Cheap enough to check for every row.
 */
const isKnownNote = (plan: ReadingPlan): string => `(${hasFooter(plan)} OR is_excluded)`;

const SEPARATOR = 'chr(31)';

/**
 * Makes SQL for an ISRC (ISO 3901) without hyphens, in capitals; '' if it has the wrong length. It never begins with
 * the separator.
 */
function isrcSql(text: string): string {
  const bare = `replace(replace(trim(${text}, ' ="''’'), '-', ''), ' ', '')`;
  const isOne = (code: string) => `strlen(${code}) = 12 AND NOT starts_with(${code}, ${SEPARATOR})`;
  return `CASE WHEN ${isOne(text)} THEN upper(${text}) WHEN ${isOne(bare)} THEN upper(${bare}) ELSE '' END`;
}

/** Makes SQL for a title or an artist: the text without the separator, as NFC (product 6.5). */
const nameSql = (column: 'title' | 'artist'): string => `nfc_normalize(replace(${column}, ${SEPARATOR}, ' '))`;

/** Separates store and territory in a row whose other details are the same as the first line's. */
const PLACE_SEPARATOR = 'chr(30)';

/**
 * Joins the cells that have few distinct values, so that rows are grouped by one string instead of six. Most rows have
 * the same use, currency and period as the first line, and omit these, because longer strings take more time.
 */
function detailsKey(plan: ReadingPlan): string {
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
  return `CASE WHEN ${isUsual.join(' AND ') || 'true'} THEN concat(${text.store}, ${PLACE_SEPARATOR}, ${text.territory})
      ELSE concat(${Object.values(text).join(`, ${SEPARATOR}, `)}) END`;
}
const detailNames = ['store_text', 'territory_text', 'use_text', 'currency_text', 'from_text', 'to_text'];

/**
 * Makes a condition that a row is a subtotal, for example for an artist: its title or artist is a totals label, and it
 * has no store, territory and date.
 */
function isSubtotal(plan: ReadingPlan): string {
  const places = (['store', 'territory', 'from'] as const).flatMap((name) => plan.cells[name] ?? []).map(columnName);
  if (places.length === 0) return 'false';
  const [title, artist] = [cell(plan, 'title'), cell(plan, 'artist')];
  const isBare = places.map((column) => `trim(${column}) = ''`).join(' AND ');
  // Inside a CASE, so that only rows without a code are checked.
  return `CASE WHEN ${cell(plan, 'isrc')} = '' THEN ${isBare} AND (is_totals_label(${title}) OR is_totals_label(${artist})) ELSE false END`;
}

/**
 * Makes a condition that a row is set aside because it names no recording. If the office counts such rows, this
 * includes only totals and rows without an amount.
 */
function isUnnamed(plan: ReadingPlan): string {
  const noCode = ['isrc_text', 'upc_text'].map((text) => `NOT ${describesRecording(text)}`);
  const noWords = ['title', 'artist'].map((text) => `NOT ${describesRecording(text)}`).join(' AND ');
  return [
    "isrc = ''",
    ...noCode,
    `((${noWords}) OR is_subtotal)`,
    plan.countsUnnamed ? `(has_label OR trim(amount_text) = '')` : 'true',
  ].join(' AND ');
}

/**
 * Makes a condition that any cell is the label of a totals row. Used only when necessary, because it reads every
 * column.
 */
const hasLabel = ({ columns, countsUnnamed }: ReadingPlan): string =>
  countsUnnamed
    ? `list_bool_or([is_totals_label(cell) FOR cell IN [${columns.map((_, index) => columnName(index)).join(', ')}]])`
    : 'false';

/** Makes a condition that a row repeats the header. */
function isHeader(plan: ReadingPlan): string {
  const [amount] = plan.cells.amount ?? [];
  const name = amount === undefined ? '' : (plan.columns[amount] ?? '').trim();
  return name === '' ? 'false' : `trim(amount_text) = ${literal(name)}`;
}

/**
 * Makes SQL for the cells of a row: text, except for amount, quantity and ISRC. `flaw` is why the row is not counted:
 * either a reason to set it aside, or its fault; '' if it is counted.
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
    ${isrcSql(cell(plan, 'isrc'))} AS isrc,
    ${cell(plan, 'upc')} AS upc_text,
    ${cell(plan, 'title')} AS title,
    ${cell(plan, 'artist')} AS artist,
    ${detailsKey(plan)} AS details,
    ${cell(plan, 'amount')} AS amount_text,
    counted(${cell(plan, 'quantity')}) AS quantity,
    exact(${cell(plan, 'amount')}, ${plan.cells.currency ? cell(plan, 'currency') : literal(plan.fixed.currency)}) AS amount,
    ${isSubtotal(plan)} AS is_subtotal,
    ${hasLabel(plan)} AS has_label${more}
  FROM ${rows}
)`;
}

/**
 * The digits of a code, without the characters that spreadsheets put around them, or after them when they treat the
 * code as a number.
 */
const UPC_DIGITS = String.raw`regexp_replace(replace(replace(trim(upc_text, ' =''"’'), '-', ''), ' ', ''), '\.0+$', '')`;
/**
 * A 13-digit GTIN (GS1), with the leading zeros that spreadsheets drop; '' for any other text, such as 6.14149E+11,
 * which has lost digits.
 */
const UPC_SQL = String.raw`CASE WHEN regexp_full_match(${UPC_DIGITS}, '\d{8,14}') AND strlen(ltrim(${UPC_DIGITS}, '0')) BETWEEN 7 AND 13
  THEN lpad(ltrim(${UPC_DIGITS}, '0'), 13, '0') ELSE '' END`;

/**
 * Groups and sums all rows of the file in one pass, as fast as the engine reads. Values that only a few rows have (a
 * flaw, or words instead of an ISRC) are put into the ISRC column after a separator, because every column costs time
 * for every row.
 */
export const tallySql = (plan: ReadingPlan, file: string): string => `
CREATE OR REPLACE TABLE tally AS
SELECT upc_text, details,
  CASE WHEN isrc <> '' AND amount IS NOT NULL AND quantity IS NOT NULL AND NOT ${isKnownNote(plan)} THEN isrc
    WHEN isrc <> '' THEN concat(${SEPARATOR}, isrc, ${SEPARATOR}, flaw)
    ELSE concat(${SEPARATOR}, ${SEPARATOR}, flaw, ${SEPARATOR}, ${nameSql('title')}, ${SEPARATOR}, ${nameSql('artist')}) END AS recording,
  count(*) AS lines, sum(quantity) AS quantity, sum(amount) AS amount
FROM (${readCells(plan, readRows(file, plan, 'first'))})
GROUP BY ALL`;

/**
 * The UPCs in the tally. Each is interpreted only once, because that is slow, and a statement has few distinct ones.
 */
export const UPCS = `CREATE OR REPLACE TABLE upcs AS SELECT upc_text, ${UPC_SQL} AS upc FROM (SELECT DISTINCT upc_text FROM tally)`;

/** Makes SQL that counts a separator. */
const countSql = (separator: string): string => `strlen(details) - strlen(replace(details, ${separator}, ''))`;

/** Splits the joined details in the tally. A value that itself contains a separator cannot be read. */
export function detailTexts({ cells, usual, fixed }: ReadingPlan): string {
  const usualTexts = [usual.use, cells.currency ? usual.currency : fixed.currency, usual.from, usual.to].map(literal);
  const parts = (separator: string, count: number) =>
    Array.from({ length: count }, (_, n) => `split_part(details, ${separator}, ${n + 1})`);
  const [whole, short] = [parts(SEPARATOR, detailNames.length), [...parts(PLACE_SEPARATOR, 2), ...usualTexts]];
  return `CREATE OR REPLACE TABLE detail_texts AS
SELECT details, ${detailNames.map((name, n) => `CASE WHEN is_usual THEN ${short[n]} ELSE ${whole[n]} END AS ${name}`).join(', ')},
  CASE WHEN is_usual OR (separators = ${detailNames.length - 1} AND usual_separators = 0) THEN '' ELSE 'unreadable' END AS flaw
FROM (
  SELECT *, separators = 0 AND usual_separators = 1 AS is_usual
  FROM (SELECT DISTINCT details, ${countSql(SEPARATOR)} AS separators, ${countSql(PLACE_SEPARATOR)} AS usual_separators FROM tally))`;
}

/**
 * The meaning of each distinct combination of details, from the tables in `lookup-tables.ts`. They are joined into one
 * table, so that a line needs only one lookup.
 */
export const WORDS = `CREATE OR REPLACE TABLE words AS
SELECT details, store, territory, month, "use", currency, territory_text,
  lower(trim(store_text)) AS payer_store, lower(trim(territory_text)) AS payer_territory, lower(trim(use_text)) AS payer_use,
  concat(from_text, '/', to_text) AS period,
  coalesce(nullif(detail_texts.flaw, ''), nullif(stores.flaw, ''), nullif(months.flaw, ''), nullif(currencies.flaw, ''), '') AS flaw
FROM detail_texts JOIN stores USING (store_text) JOIN territories USING (territory_text) JOIN uses USING (store_text, use_text)
  JOIN currencies USING (currency_text) JOIN months USING (from_text, to_text)`;

/** The tally, as rows for `withWords`. */
export const TALLIED = `(
SELECT upc_text, details, lines, quantity, amount,
  coalesce(parts[2], recording) AS isrc, coalesce(parts[3], '') AS flaw, coalesce(parts[4], '') AS title, coalesce(parts[5], '') AS artist
FROM (SELECT *, CASE WHEN starts_with(recording, ${SEPARATOR}) THEN string_split(recording, ${SEPARATOR}) END AS parts FROM tally))`;

/** The number of lines by flaw, currency and month. */
export const COUNTS = `
SELECT CASE WHEN rows.flaw = '' THEN words.flaw ELSE rows.flaw END AS flaw, currency, month, sum(lines) AS lines
FROM (SELECT details, flaw, sum(lines) AS lines FROM ${TALLIED} GROUP BY ALL) AS rows JOIN words USING (details)
GROUP BY ALL ORDER BY currency, month`;

/**
 * Joins rows with the meanings of their texts. `flaw` is why a row cannot be counted: the row's own flaw takes
 * precedence over that of its texts.
 * @param more further columns of the rows
 */
export const withWords = (rows: string, more: string): string => `
SELECT rows.isrc, upcs.upc, ${nameSql('title')} AS title, ${nameSql('artist')} AS artist, words.store, words.territory, words.month, words."use", words.currency,
  words.territory_text, words.payer_store, words.payer_territory, words.payer_use, words.period, rows.quantity, rows.amount, CASE WHEN rows.flaw = '' THEN words.flaw ELSE rows.flaw END AS flaw${more}
FROM ${rows} AS rows
  JOIN upcs ON upcs.upc_text = rows.upc_text
  JOIN words ON words.details = rows.details`;
