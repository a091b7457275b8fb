import type { Basis } from '../../../shared/earnings/cell.ts';
import { ALBUM_WHOLE } from '../../../shared/royalties/album-parts.ts';
import type { Decimal } from '../../../shared/royalties/exact-decimal.ts';
import { WHOLE } from '../../../shared/royalties/split-agreement.ts';

/** An exact fraction of a micro-dollar. */
export type Fraction = { numerator: bigint; denominator: bigint };

const PERCENT = 100n;

/**
 * Computes the artist's share of a line in micro-dollars, exact and unrounded: amount, rate, percentage, and the
 * artist's part for the days on which the split was in force. `allocate` adds the same fractions and rounds their sum
 * once (design 3.15).
 * @param part the track's part of a line for a whole release, out of `ALBUM_WHOLE` (product 23.18)
 */
export function lineShare(
  amount: Decimal,
  rate: Decimal,
  { percentage, parts }: Pick<Basis, 'percentage' | 'parts'>,
  part = ALBUM_WHOLE,
): Fraction {
  const denominator = 10n ** BigInt(amount.places + rate.places) * PERCENT * BigInt(WHOLE) * ALBUM_WHOLE;
  const whole = amount.units * rate.units * 1_000_000n * BigInt(percentage) * part;
  return parts.reduce(
    (all: Fraction, part) =>
      addFractions(all, {
        numerator: whole * BigInt(part.parts) * BigInt(part.days),
        denominator: denominator * BigInt(part.of),
      }),
    { numerator: 0n, denominator: 1n },
  );
}

const greatestCommonDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestCommonDivisor(other, one % other);

export function addFractions(one: Fraction, other: Fraction): Fraction {
  const numerator = one.numerator * other.denominator + other.numerator * one.denominator;
  const denominator = one.denominator * other.denominator;
  const by = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator) || 1n;
  return { numerator: numerator / by, denominator: denominator / by };
}

export const floorFraction = ({ numerator, denominator }: Fraction): bigint => {
  const cut = numerator / denominator;
  return cut * denominator > numerator ? cut - 1n : cut;
};

/** Formats a fraction as a decimal, truncated to this many digits. */
export function fractionText({ numerator, denominator }: Fraction, digits: number): string {
  const size = numerator < 0n ? -numerator : numerator;
  const cut = String((size * 10n ** BigInt(digits)) / denominator).padStart(digits + 1, '0');
  const part = cut.slice(-digits).replace(/0+$/, '');
  return `${numerator < 0n && size > 0n ? '-' : ''}${cut.slice(0, -digits)}${part && `.${part}`}`;
}
