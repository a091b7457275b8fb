import { currencySigns } from './currency-signs.ts';

/** What stands before the decimals of an amount. */
export type Mark = '.' | ',';

const escaped = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');

/** Abbreviations may end in a point (`kr.`); codes and symbols have none, so that `$.50` keeps its own. */
const asPattern = (sign: string): string =>
  /^\p{L}+$/u.test(sign) && !/^[A-Z]{3}$/.test(sign) ? `${escaped(sign)}\\.?` : escaped(sign);

/** Longest first: `R$` is not `R`. */
const CURRENCY = [...currencySigns.keys()]
  .sort((a, b) => b.length - a.length)
  .map(asPattern)
  .concat('\\p{Sc}')
  .join('|');

/** A step of the reading: what matches `pattern` becomes `replacement`, where `\1` is the first group. */
export type NumberStep = { pattern: string; replacement: string };

const EXPONENT = '(?:[eE][-+]?\\d{1,3})?';
const SIGN = '[-+]?';
const grouped = (separators: readonly string[], mark: string): string =>
  `${SIGN}[1-9]\\d{0,2}(?:${separators.map((one) => `(?:${one}\\d{3})+`).join('|')})(?:${mark}\\d*)?`;
const INDIAN = `${SIGN}[1-9]\\d?(?:,\\d{2})+,\\d{3}(?:\\.\\d*)?`;

/**
 * How a number in a cell is written: one table, which the reader's SQL (RE2) and JavaScript (with the flags `iu`) both obey, so that both
 * take the same texts for numbers (product 23.16). A text goes through `characters`, `unwrap`, `currency` and `sign` in this order, and must
 * then be a whole `plain` or `grouped` of its mark.
 */
export const numberForm = {
  /**
   * Spaces of every width, minuses of every length, apostrophes and full-width signs become the usual ones, wherever they are; what exports
   * of languages that run from right to left put around a number goes.
   */
  characters: [
    { pattern: '[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]', replacement: ' ' },
    { pattern: '[\u2010-\u2013\u2212\uFE63\uFF0D]', replacement: '-' },
    { pattern: '[\u2018\u2019\u02BC]', replacement: "'" },
    { pattern: '\uFF04', replacement: '$' },
    { pattern: '\uFFE5', replacement: '¥' },
    { pattern: '[\u200E\u200F\u061C\u2060\uFEFF]', replacement: '' },
  ],
  /** `="0.45"` and `'0.45`, by which spreadsheets are told that a number is a text. */
  unwrap: [
    { pattern: '^ *="(.*)" *$', replacement: '\\1' },
    { pattern: "^ *'?(.*?) *$", replacement: '\\1' },
  ],
  /** A currency before or behind the digits, inside or outside of brackets and signs. */
  currency: {
    before: { pattern: `^([-+(]?) *(${CURRENCY}) *`, replacement: '\\1' },
    behind: { pattern: ` *(${CURRENCY}) *([-)]?)$`, replacement: '\\2' },
  },
  /** `(0.45)` and `0.45-` are what bookkeepers write for -0.45. */
  sign: [
    { pattern: '^(?:\\( *([^-+() ].*?) *\\)|([^-+() ].*?) *-)$', replacement: '-\\1\\2' },
    { pattern: '^([-+]) +', replacement: '\\1' },
  ],
  plain: {
    '.': `${SIGN}(?:\\d+\\.?\\d*|\\.\\d+)${EXPONENT}`,
    ',': `${SIGN}(?:\\d+,?\\d*|,\\d+)${EXPONENT}`,
  } satisfies Record<Mark, string>,
  /** Groups of thousands, separated by one and the same character; from `12,34,567` on also as in India. */
  grouped: {
    '.': `(?:${grouped([',', ' ', "'"], '\\.')}|${INDIAN})`,
    ',': grouped(['\\.', ' ', "'"], ','),
  } satisfies Record<Mark, string>,
} as const;
