import { dollars } from '../../../../shared/money.ts';
import { grouped } from '../../lib/format.ts';

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const regionNames = new Intl.DisplayNames('en-US', { type: 'region' });

/** Formats a month: `Sep 2026`. */
export const monthText = (month: string): string => monthNames.format(new Date(`${month}-01T00:00:00Z`));

const notCountries: Record<string, string> = {
  '': 'Country not stated',
  ZZ: 'Country not stated',
  XX: 'Country not recognized',
  WW: 'Worldwide',
};

/** The name of a country: `Germany`. If the store's lines do not name one, the text says so. */
export const countryText = (code: string): string => notCountries[code] ?? regionNames.of(code) ?? code;

export const amountText = (micros: string): string => dollars(BigInt(micros));

/** Dollars with all six decimals, for readers who want the exact amount. */
export function exactText(micros: string): string {
  const [whole = '0', part = ''] = micros.replace('-', '').split('.');
  const digits = whole.padStart(7, '0');
  const decimals = `${digits.slice(-6)}${part}`.replace(/0+$/, '').padEnd(2, '0');
  return `${micros.startsWith('-') ? '-' : ''}$${BigInt(digits.slice(0, -6)).toLocaleString('en-US')}.${decimals}`;
}

/** Dollars with all six decimals, in a format that spreadsheets can read. */
export function csvAmount(micros: string): string {
  const amount = BigInt(micros);
  const size = amount < 0n ? -amount : amount;
  return `${amount < 0n ? '-' : ''}${size / 1_000_000n}.${String(size % 1_000_000n).padStart(6, '0')}`;
}

const kindOfUseNames: Record<string, string> = {
  stream: 'Streams',
  download: 'Downloads',
  video: 'Video views',
  performance: 'Performances',
  sync: 'Sync licenses',
  other: 'Other uses',
  deduction: 'Deductions',
};
export const kindOfUseText = (use: string): string => kindOfUseNames[use] ?? use;

/**
 * Compares an amount with that of the previous range: `12% more than in the 12 months before`. Undefined if there is no
 * amount to compare with.
 */
export function comparisonText(now: bigint, before: bigint, months: number): string {
  const period = `the ${months === 1 ? 'month' : `${months} months`} before`;
  if (before <= 0n) return `Nothing in ${period}`;
  const change = Number(((now - before) * 1000n) / before) / 10;
  if (Math.abs(change) < 0.1) return `The same as in ${period}`;
  return `${grouped(Math.abs(change))}% ${change > 0 ? 'more' : 'less'} than in ${period}`;
}

export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5)) + 1;

export function addMonths(month: string, months: number): string {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}
