import { addFractions, type Fraction, floorFraction } from '../../earnings/lines/line-share.ts';

/** An exact amount in micro-dollars, and the amount that was posted. */
export type Posted = { name: string; exact: Fraction; micros: bigint };

export const NOTHING: Fraction = { numerator: 0n, denominator: 1n };

/** Returns the fraction that was lost by rounding down. */
const lossOf = ({ exact }: Posted): Fraction =>
  addFractions(exact, { numerator: -floorFraction(exact) * exact.denominator, denominator: exact.denominator });
const isLess = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator < other.numerator * one.denominator;

/**
 * Finds parts that differ from their exact amounts rounded once by the largest-remainder method (design 3.15). Each
 * part must be rounded down or up by less than one, and no part that was rounded down may have a larger remainder than
 * one that was rounded up. The order among equal remainders does not matter.
 */
export function notRoundedOnce(parts: readonly Posted[]): string[] {
  const rows = parts.map((part) => ({ ...part, more: part.micros - floorFraction(part.exact), loss: lossOf(part) }));
  const wrong = rows.filter(({ more }) => more !== 0n && more !== 1n);
  const up = rows.filter(({ more }) => more === 1n);
  const down = rows.filter(({ more }) => more === 0n);
  const least = up.reduce<Fraction | undefined>((all, { loss }) => (all && !isLess(loss, all) ? all : loss), undefined);
  const unfair = least ? down.filter(({ loss }) => isLess(least, loss)) : [];
  return [
    ...wrong.map(
      ({ name, exact, micros }) => `${name}: ${micros} was posted, but its lines come to ${floorFraction(exact)}`,
    ),
    ...unfair.map(({ name }) => `${name} was rounded down, with a larger remainder than one rounded up`),
  ];
}

export const sumOfParts = (parts: readonly Pick<Posted, 'exact' | 'micros'>[]): Pick<Posted, 'exact' | 'micros'> =>
  parts.reduce((all, { exact, micros }) => ({ exact: addFractions(all.exact, exact), micros: all.micros + micros }), {
    exact: NOTHING,
    micros: 0n,
  });
