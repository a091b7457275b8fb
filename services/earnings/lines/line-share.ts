import type { Basis } from '../../../shared/earnings/cell.ts';
import { ALBUM_WHOLE } from '../../../shared/royalties/album-parts.ts';
import type { Decimal } from '../../../shared/royalties/exact-decimal.ts';
import { WHOLE } from '../../../shared/royalties/split-agreement.ts';

/** An exact part of a micro-dollar: `over` by `under`. */
export type Fraction = { over: bigint; under: bigint };

const PERCENT = 100n;

/**
 * What a line gives its artist, in micro-dollars, exactly and unrounded: amount, rate, percentage, and the artist's part for the days that
 * it held. `allocate` adds the same fractions and rounds their sum once (design 3.15).
 * @param part of a line of a whole release that is of the track, of `ALBUM_WHOLE` (product 23.18)
 */
export function lineShare(
  amount: Decimal,
  rate: Decimal,
  { percentage, parts }: Pick<Basis, 'percentage' | 'parts'>,
  part = ALBUM_WHOLE,
): Fraction {
  const under = 10n ** BigInt(amount.places + rate.places) * PERCENT * BigInt(WHOLE) * ALBUM_WHOLE;
  const whole = amount.units * rate.units * 1_000_000n * BigInt(percentage) * part;
  return parts.reduce(
    (all: Fraction, part) =>
      plusFraction(all, { over: whole * BigInt(part.parts) * BigInt(part.days), under: under * BigInt(part.of) }),
    { over: 0n, under: 1n },
  );
}

const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other));

export function plusFraction(one: Fraction, other: Fraction): Fraction {
  const over = one.over * other.under + other.over * one.under;
  const under = one.under * other.under;
  const by = divisor(over < 0n ? -over : over, under) || 1n;
  return { over: over / by, under: under / by };
}

export const floorOf = ({ over, under }: Fraction): bigint => {
  const cut = over / under;
  return cut * under > over ? cut - 1n : cut;
};

/** Written out, with so many digits after the point at most, cut there. */
export function fractionText({ over, under }: Fraction, digits: number): string {
  const size = over < 0n ? -over : over;
  const cut = String((size * 10n ** BigInt(digits)) / under).padStart(digits + 1, '0');
  const part = cut.slice(-digits).replace(/0+$/, '');
  return `${over < 0n && size > 0n ? '-' : ''}${cut.slice(0, -digits)}${part && `.${part}`}`;
}
