import { addFractions, type Fraction, floorFraction } from '../../earnings/lines/line-share.ts';

/** What something is exactly, in micro-dollars, and what was posted of it. */
export type Posted = { name: string; exact: Fraction; micros: bigint };

export const NOTHING: Fraction = { numerator: 0n, denominator: 1n };

/** What is lost when it is rounded down. */
const lossOf = ({ exact }: Posted): Fraction =>
  addFractions(exact, { numerator: -floorFraction(exact) * exact.denominator, denominator: exact.denominator });
const isLess = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator < other.numerator * one.denominator;

/**
 * What of some parts is not their exact sums, rounded once by largest remainder (design 3.15): each is its exact sum
 * rounded down, or one more, and none that was rounded up lost less than one that was not. Says nothing of which comes
 * first of two that lost the same.
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
      ({ name, exact, micros }) => `${name}: ${micros} is posted, and its lines give ${floorFraction(exact)}`,
    ),
    ...unfair.map(({ name }) => `${name} lost more than another that was rounded up`),
  ];
}

export const sumOfParts = (parts: readonly Pick<Posted, 'exact' | 'micros'>[]): Pick<Posted, 'exact' | 'micros'> =>
  parts.reduce((all, { exact, micros }) => ({ exact: addFractions(all.exact, exact), micros: all.micros + micros }), {
    exact: NOTHING,
    micros: 0n,
  });
