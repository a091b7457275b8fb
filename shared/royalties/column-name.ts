const CHARACTERS = 200;

/**
 * Formats a column's name for the office: trimmed, at most 200 characters, and without half a surrogate pair at the
 * end, which could not be stored.
 */
export const columnName = (cell: string): string =>
  cell
    .trim()
    .slice(0, CHARACTERS)
    .replace(/\p{Cs}/gu, '')
    .trim();

const plain = (name: string): string =>
  columnName(name)
    .normalize('NFC')
    .replace(/[\s\u00A0\uFEFF]+/g, ' ')
    .toLowerCase();

const CURRENCY = '{currency}';
const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * Makes a pattern for columns with this name, ignoring case and spacing. `{currency}` in the name captures three
 * letters, or matches literally.
 */
const columnPattern = (name: string): RegExp =>
  new RegExp(`^${escaped(plain(name)).replace(escaped(CURRENCY), `(?:${escaped(CURRENCY)}|([a-z]{3}))`)}$`);

/** Finds the indexes of the columns with this name. An empty name matches nothing. */
export function columnsNamed(columns: readonly string[], name: string): number[] {
  if (plain(name) === '') return [];
  const pattern = columnPattern(name);
  return columns.flatMap((column, index) => (pattern.test(plain(column)) ? [index] : []));
}

/** Returns the currency in a column's name, in lower case, if `name` has a place for one. */
export const currencyInName = (column: string, name: string): string | undefined =>
  columnPattern(name).exec(plain(column))?.[1];
