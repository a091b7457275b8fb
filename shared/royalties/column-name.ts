const CHARACTERS = 200;

/**
 * A column's name as the office sees and picks it: without the space around it, at most 200 characters, and no half of a
 * surrogate pair, which could not be stored.
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
 * What a column must be called to be the one with this name, whatever its case and spacing. Where the name has `{currency}`, three letters
 * are caught, or a file has these very characters.
 */
const columnPattern = (name: string): RegExp =>
  new RegExp(`^${escaped(plain(name)).replace(escaped(CURRENCY), `(?:${escaped(CURRENCY)}|([a-z]{3}))`)}$`);

/** Where the columns with this name are, from 0. One without a name is found by none. */
export function columnsNamed(columns: readonly string[], name: string): number[] {
  if (plain(name) === '') return [];
  const pattern = columnPattern(name);
  return columns.flatMap((column, index) => (pattern.test(plain(column)) ? [index] : []));
}

/** The currency that a column with this name has in its own, in small letters. */
export const currencyInName = (column: string, name: string): string | undefined =>
  columnPattern(name).exec(plain(column))?.[1];
