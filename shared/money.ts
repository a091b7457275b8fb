import * as z from 'zod';

/**
 * Money is counted in micro-dollars, millionths of a US dollar (design 3.1): a bigint in code, `N` in the table, and a
 * decimal string in JSON (`"amountMicros": "1234567"`). It is never a JS number, which loses precision beyond 2^53
 * (nine billion dollars), an amount that totals can reach.
 */
const MICROS_PER_CENT = 10_000n;

/**
 * Converts cents to micro-dollars. Prices, and amounts sent to a card or bank, are whole cents. @throws RangeError for
 * fractions of a cent
 */
export const microsOfCents = (cents: number): bigint => BigInt(cents) * MICROS_PER_CENT;

/** An amount in JSON, as a string of at most 38 digits, which is DynamoDB's limit for a number. */
export const MicrosText = z.string().regex(/^(0|-?[1-9]\d{0,37})$/);

/** An amount in JSON, decoded to a bigint. */
export const MicrosInJson = z.codec(MicrosText, z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (micros) => String(micros),
});

/** An amount or quantity as read from the table: the SDK returns a number if that is exact, otherwise a bigint. */
export const MicrosInTable = z.union([z.int(), z.bigint()]).transform((stored) => BigInt(stored));

/**
 * Formats dollars with two decimals: `$1,234.56`, `-$0.05`. Fractions of a cent are cut off, never rounded up, because
 * only whole cents can be paid out (product 1.4).
 */
export function dollars(micros: bigint): string {
  const cents = micros / MICROS_PER_CENT;
  const size = cents < 0n ? -cents : cents;
  const rest = String(size % 100n).padStart(2, '0');
  return `${cents < 0n ? '-' : ''}$${(size / 100n).toLocaleString('en-US')}.${rest}`;
}

/** Formats a price in whole cents as dollars: `$3.00`. */
export const price = (cents: number): string => dollars(microsOfCents(cents));
