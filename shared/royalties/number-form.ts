import { currencySigns } from './currency-signs.ts';

/** The decimal mark of an amount. */
export type Mark = '.' | ',';

const escaped = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');

/**
 * Makes the pattern for a currency sign. Abbreviations may end in a period (`kr.`). Codes and symbols do not, so `$.50`
 * keeps its decimal point.
 */
const asPattern = (sign: string): string =>
  /^\p{L}+$/u.test(sign) && !/^[A-Z]{3}$/.test(sign) ? `${escaped(sign)}\\.?` : escaped(sign);

/** Longest first, so that `R$` is not read as `R`. */
const CURRENCY = [...currencySigns.keys()]
  .sort((a, b) => b.length - a.length)
  .map(asPattern)
  .concat('\\p{Sc}')
  .join('|');

/** A replacement step: what matches `pattern` becomes `replacement`, in which `\1` is the first group. */
export type NumberStep = { pattern: string; replacement: string };

const EXPONENT = '(?:[eE][-+]?\\d{1,3})?';
const SIGN = '[-+]?';
const grouped = (separators: readonly string[], mark: string): string =>
  `${SIGN}[1-9]\\d{0,2}(?:${separators.map((one) => `(?:${one}\\d{3})+`).join('|')})(?:${mark}\\d*)?`;
const INDIAN = `${SIGN}[1-9]\\d?(?:,\\d{2})+,\\d{3}(?:\\.\\d*)?`;

/**
 * The formats in which a cell may contain a number. The reader's SQL (RE2) and JavaScript (flags `iu`) share this
 * table, so both accept the same numbers (product 23.16). A cell goes through `characters`, `unwrap`, `currency` and
 * `sign` in this order; the result as a whole must then match `plain` or `grouped` for its mark.
 */
export const numberForm = {
  /**
   * Replaces spaces of every width, minus signs of every length, typographic apostrophes and full-width signs with the
   * plain characters. Removes the marks that exports in right-to-left languages put around a number.
   */
  characters: [
    { pattern: '[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]', replacement: ' ' },
    { pattern: '[\u2010-\u2013\u2212\uFE63\uFF0D]', replacement: '-' },
    { pattern: '[\u2018\u2019\u02BC]', replacement: "'" },
    { pattern: '\uFF04', replacement: '$' },
    { pattern: '\uFFE5', replacement: '¥' },
    { pattern: '[\u200E\u200F\u061C\u2060\uFEFF]', replacement: '' },
  ],
  /** Removes `="0.45"` and `'0.45`, which make a spreadsheet treat a number as text. */
  unwrap: [
    { pattern: '^ *="(.*)" *$', replacement: '\\1' },
    { pattern: "^ *'?(.*?) *$", replacement: '\\1' },
  ],
  /** Removes a currency before or after the digits, whether inside or outside brackets and signs. */
  currency: {
    before: { pattern: `^([-+(]?) *(${CURRENCY}) *`, replacement: '\\1' },
    behind: { pattern: ` *(${CURRENCY}) *([-)]?)$`, replacement: '\\2' },
  },
  /** Rewrites the accounting notations `(0.45)` and `0.45-` as -0.45. */
  sign: [
    { pattern: '^(?:\\( *([^-+() ].*?) *\\)|([^-+() ].*?) *-)$', replacement: '-\\1\\2' },
    { pattern: '^([-+]) +', replacement: '\\1' },
  ],
  plain: {
    '.': `${SIGN}(?:\\d+\\.?\\d*|\\.\\d+)${EXPONENT}`,
    ',': `${SIGN}(?:\\d+,?\\d*|,\\d+)${EXPONENT}`,
  } satisfies Record<Mark, string>,
  /** Matches thousands grouped with the same separator throughout, or grouped as in India (`12,34,567`). */
  grouped: {
    '.': `(?:${grouped([',', ' ', "'"], '\\.')}|${INDIAN})`,
    ',': grouped(['\\.', ' ', "'"], ','),
  } satisfies Record<Mark, string>,
} as const;
