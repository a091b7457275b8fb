import { decimalText } from '../../../shared/royalties/exact-decimal.ts';

/** An amount in parts: `whole` without leading zeros, two or four decimals. */
type Parts = { isNegative: boolean; whole: string; fraction: string };
type NumberStyle = { currency: string; write: (parts: Parts) => string };
type DateStyle = (year: number, month: number) => string;

const grouped = (whole: string, separator: string): string => whole.replace(/\B(?=(\d{3})+$)/g, separator);
const indian = (whole: string): string => {
  const [head, tail] = [whole.slice(0, -3), whole.slice(-3)];
  return head === '' ? tail : `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}`;
};
const minus = ({ isNegative }: Parts, text: string, sign = '-'): string => (isNegative ? sign + text : text);
/** Formats an amount with thousands separated by `group`, and decimals after `mark`. */
const plain = ({ whole, fraction }: Parts, mark: string, group = ''): string =>
  `${grouped(whole, group)}${mark}${fraction}`;
const style = (currency: string, write: (parts: Parts) => string): NumberStyle => ({ currency, write });

export const numberStyles: Readonly<Record<string, NumberStyle>> = {
  point: style('USD', (p) => minus(p, plain(p, '.'))),
  comma: style('EUR', (p) => minus(p, plain(p, ','))),
  'comma between thousands': style('USD', (p) => minus(p, plain(p, '.', ','))),
  'point between thousands': style('EUR', (p) => minus(p, plain(p, ',', '.'))),
  'apostrophes, Swiss': style('CHF', (p) => minus(p, plain(p, '.', "'"))),
  'typographic apostrophes': style('CHF', (p) => minus(p, plain(p, '.', '’'))),
  'no-break spaces': style('EUR', (p) => minus(p, plain(p, ',', '\u00A0'))),
  'narrow no-break spaces': style('EUR', (p) => `${minus(p, plain(p, ',', '\u202F'))}\u00A0€`),
  'dollar signs': style('USD', (p) => minus(p, `$${plain(p, '.', ',')}`)),
  'dollar signs before the minus': style('CAD', (p) => `CA$${minus(p, plain(p, '.'))}`),
  brackets: style('USD', (p) => (p.isNegative ? `$(${plain(p, '.')})` : `$${plain(p, '.')}`)),
  'euro signs behind': style('EUR', (p) => `${minus(p, plain(p, ',', '.'))} €`),
  'codes before': style('SEK', (p) => `SEK ${minus(p, plain(p, ','))}`),
  'codes behind': style('GBP', (p) => `${minus(p, plain(p, '.'))} GBP`),
  reais: style('BRL', (p) => minus(p, `R$ ${plain(p, ',', '.')}`)),
  zlotys: style('PLN', (p) => `${minus(p, plain(p, ',', ' '))} zł`),
  rupees: style('INR', (p) => minus(p, `₹${indian(p.whole)}.${p.fraction}`)),
  'a minus behind': style('USD', (p) => `${plain(p, '.')}${p.isNegative ? '-' : ''}`),
  'a true minus': style('USD', (p) => minus(p, plain(p, '.'), '\u2212')),
  'an en dash': style('EUR', (p) => minus(p, plain(p, ','), '–')),
  formulas: style('USD', (p) => `="${minus(p, plain(p, '.'))}"`),
  'an apostrophe before': style('USD', (p) => `'${minus(p, plain(p, '.', ','))}`),
  exponents: style('USD', (p) => minus(p, `${p.whole}.${p.fraction}E+0`)),
  'exponents with a comma': style('EUR', (p) => minus(p, `${p.whole},${p.fraction}E0`)),
};

const two = (n: number): string => String(n).padStart(2, '0');
function inWords(language: string, options: Intl.DateTimeFormatOptions): DateStyle {
  const format = new Intl.DateTimeFormat(language, { ...options, year: 'numeric', timeZone: 'UTC' });
  return (year, month) => format.format(new Date(Date.UTC(year, month - 1, 15)));
}
const englishMonth = inWords('en-US', { month: 'short' });

const dateStyles: Readonly<Record<string, DateStyle>> = {
  month: (y, m) => `${y}-${two(m)}`,
  day: (y, m) => `${y}-${two(m)}-15`,
  'day and time': (y, m) => `${y}-${two(m)}-15T23:59:59Z`,
  'day first': (y, m) => `15/${m}/${y}`,
  'day first, with points': (y, m) => `15.${two(m)}.${y}`,
  'month and year': (y, m) => `${two(m)}/${y}`,
  digits: (y, m) => `${y}${two(m)}`,
  'days of a spreadsheet': (y, m) => String((Date.UTC(y, m - 1, 15) - Date.UTC(1899, 11, 30)) / 86_400_000),
  English: inWords('en-US', { month: 'long', day: 'numeric' }),
  'English, short': (y, m) => `${englishMonth(y, m).slice(0, 3)}-${String(y).slice(2)}`,
  German: inWords('de', { month: 'long', day: 'numeric' }),
  French: inWords('fr', { month: 'long' }),
  Spanish: inWords('es', { month: 'long', day: 'numeric' }),
  Portuguese: inWords('pt', { month: 'short' }),
  Polish: inWords('pl', { month: 'long', day: 'numeric' }),
  Russian: inWords('ru', { month: 'long', day: 'numeric' }),
  Japanese: inWords('ja', { month: 'long' }),
};

/** The characters of windows-1252 from 0x80 to 0x9F, with a space for each unassigned one. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
function windows1252(text: string): Uint8Array | undefined {
  const bytes = [...text].map((char) => {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
    return char === ' ' ? -1 : 0x80 + WINDOWS.indexOf(char);
  });
  return bytes.every((byte) => byte >= 0 && byte !== 0x7f) ? Uint8Array.from(bytes) : undefined;
}
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** Encodes a string; undefined if the encoding cannot represent it. */
export const encodings: Readonly<Record<string, (text: string) => Uint8Array | undefined>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16, little end first': utf16,
  'UTF-16, little end first, with a mark': (text) => utf16(`\uFEFF${text}`),
  'UTF-16, big end first': (text) => utf16(text).swap16(),
  'UTF-16, big end first, with a mark': (text) => utf16(`\uFEFF${text}`).swap16(),
  'windows-1252': windows1252,
};
export const separators = ['\t', ',', ';', '|'] as const;
export const lineEnds = ['\n', '\r\n'] as const;
/** The cell that labels a totals row; in a `short` row, only the number follows it. */
export const totalsPositions = [
  'none',
  'first cell',
  'title',
  'code',
  'month',
  'currency',
  'short',
  'grand total',
] as const;

export type Form = {
  encoding: string;
  separator: (typeof separators)[number];
  lineEnd: (typeof lineEnds)[number];
  numbers: string;
  totals: (typeof totalsPositions)[number];
};
/** A line to write; `units` is the amount in ten-thousandths. */
export type SaleLine = { isrc: string; title: string; units: bigint; quantity: number; month: number };

const YEAR = 2026;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const PLACES = 4;
const HEADER = ['Artist', 'Title', 'ISRC', 'Month', 'Units', 'Currency', 'Net'];

function partsOf(units: bigint): Parts {
  const digits = String(units < 0n ? -units : units).padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES);
  return {
    isNegative: units < 0n,
    whole: digits.slice(0, -PLACES),
    fraction: fraction.endsWith('00') ? fraction.slice(0, 2) : fraction,
  };
}

const labelAt = { 'first cell': 0, title: 1, code: 2, month: 3, currency: 5, 'grand total': 0 } as const;

function totalsRow(position: Form['totals'], amount: string): string[][] {
  if (position === 'none') return [];
  if (position === 'short') return [['Total', amount]];
  const row = Array.from({ length: HEADER.length - 1 }, () => '');
  row[labelAt[position]] = position === 'grand total' ? 'Grand Total:' : 'TOTAL';
  return [[...row, amount]];
}

/** Lists the date styles that an encoding can represent. */
const datesIn = (encoding: string): DateStyle[] =>
  Object.values(dateStyles).filter((style) => encodings[encoding]?.(MONTHS.map((month) => style(YEAR, month)).join()));

/**
 * Writes a statement in a form. Each line has its date in a different style, because files may mix several.
 * @returns the bytes (undefined if the encoding cannot represent them), the total, and the number of date styles
 */
export function writeInForm(form: Form, lines: readonly SaleLine[]) {
  const { separator, lineEnd } = form;
  const numbers = numberStyles[form.numbers] as NumberStyle;
  const dates = datesIn(form.encoding);
  const cell = (text: string): string =>
    separator !== '\t' && (text.includes(separator) || text.includes('"')) ? `"${text.replaceAll('"', '""')}"` : text;
  const rows = lines.map(({ isrc, title, units, quantity, month }, n) => [
    'Mara Ellis',
    title,
    isrc,
    dates[n % dates.length]?.(YEAR, month) ?? '',
    String(quantity),
    numbers.currency,
    numbers.write(partsOf(units)),
  ]);
  const units = lines.reduce((sum, line) => sum + line.units, 0n);
  const all = [HEADER, ...rows, ...totalsRow(form.totals, numbers.write(partsOf(units)))];
  const text = all.map((row) => row.map(cell).join(separator) + lineEnd).join('');
  return {
    bytes: encodings[form.encoding]?.(text),
    dates: Math.min(dates.length, lines.length),
    expected: {
      amount: decimalText({ units, places: PLACES }),
      lines: lines.length,
      quantity: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
      currency: numbers.currency,
      months: [...new Set(lines.map(({ month }) => `${YEAR}-${two(month)}`))].sort(),
    },
  };
}
