import { plainText } from './plain-text.ts';

/** A cell as stored. `value` is undefined if the cell has none. */
export type StoredCell = { type: string; style: number; value: string | undefined; formula: string | undefined };

export type CellRules = {
  strings: readonly string[];
  dates: ReadonlySet<number>;
  is1904: boolean;
  isUncomputed: boolean;
};

const DAY_MS = 86_400_000;
/** 31 December 9999, the last day that a workbook supports. */
const LAST_DAY = 2_958_465;

/** Converts a day number to an ISO date. Excel counts February 29, 1900, a day that did not exist. */
function dayText(value: string, is1904: boolean): string {
  const days = Math.floor(Number(value) + (is1904 ? 1_462 : 0));
  if (!(days >= 1 && days <= LAST_DAY)) return value;
  const sinceEnd1899 = days < 60 ? days + 1 : days;
  return new Date(Date.UTC(1899, 11, 30) + sinceEnd1899 * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns a cell's stored value rather than the displayed one, so that no digit is lost (product 23.14). Dates are ISO
 * 8601.
 */
export function cellText(
  { type, style, value, formula }: StoredCell,
  { strings, dates, is1904, isUncomputed }: CellRules,
): string {
  // Returns a formula that has no computed value as text, so that it cannot be read as an amount.
  const isFiller = isUncomputed && formula !== undefined && value?.trim() === '0';
  if (value === undefined || isFiller) return formula === undefined ? '' : `=${formula}`;
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'str':
    case 'inlineStr':
      return plainText(value);
    case 'b':
      return value.trim() === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return /^\d{4}-\d\d-\d\d(T|$)/.test(value) ? value.slice(0, 10) : value;
    case 'e':
      return value;
    default:
      return dates.has(style) ? dayText(value, is1904) : value.trim();
  }
}
