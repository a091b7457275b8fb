import { columnName } from './column-name.ts';
import { currencySigns } from './currency-signs.ts';

/** English words that are also currency codes. At the end of a name they are taken as words. */
const WORDS: ReadonlySet<string> = new Set(['ALL', 'TOP', 'TRY', 'CUP', 'PEN']);
const BRACKETED = /[([](?:in )?([a-z]{3}|[a-z]{0,2}\p{Sc})[)\]]/giu;
const CODE = /(?<![\p{L}\p{N}])[A-Z]{3}(?![\p{L}\p{N}])/gu;
const LAST = /(?:^|[^\p{L}\p{N}])([a-z]{3}|[a-z]{0,2}\p{Sc})[.:]?$/iu;

/** Returns the only currency (ISO 4217) that a code or sign can mean; '' if there is none or several. */
function currencyMeant(text: string): string {
  const [currency = '', ...more] = currencySigns.get(text.toUpperCase()) ?? [];
  return more.length === 0 ? currency : '';
}

const codesIn = (name: string): string[] =>
  [...name.matchAll(CODE)].map(([code]) => (WORDS.has(code) ? '' : currencyMeant(code))).filter((code) => code !== '');

/**
 * Finds the currency that the name of an amount column states in brackets or at its end, such as *Betrag (EUR)*,
 * *net_usd* or *Umsatz in €*. @returns '' if it states none, or more than one
 */
export function currencyInColumnName(column: string): string {
  const name = columnName(column);
  const last = LAST.exec(name)?.[1] ?? '';
  const texts = [...name.matchAll(BRACKETED)].map(([, text = '']) => text);
  if (!WORDS.has(last.toUpperCase())) texts.push(last);
  const stated = texts.map(currencyMeant).filter((one) => one !== '');
  // *USD converted to EUR* names two currencies.
  const [currency = '', ...more] = new Set(stated.length === 0 ? [] : [...stated, ...codesIn(name)]);
  return more.length === 0 ? currency : '';
}
