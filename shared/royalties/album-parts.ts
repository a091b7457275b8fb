import { addDecimals, type Decimal } from './exact-decimal.ts';
import { largestRemainder } from './largest-remainder.ts';

/** The denominator of album parts, large enough to divide a million dollars down to a billionth of a dollar. */
export const ALBUM_WHOLE = 1_000_000_000_000_000n;
/** How many more decimals a part of an amount has than the amount itself. */
export const ALBUM_PLACES = 15;

/** The sum of a payer's lines for a single track in one month. */
export type TrackSales = { trackId: string; quantity: Decimal; amount: Decimal };

const NONE: Decimal = { units: 0n, places: 0 };

/** Computes the weight of each track, which is zero if it has more returns than sales. */
function trackWeights(trackIds: readonly string[], sales: readonly TrackSales[], of: 'quantity' | 'amount'): bigint[] {
  const sums = trackIds.map((trackId) =>
    sales.filter((sale) => sale.trackId === trackId).reduce((sum, sale) => addDecimals(sum, sale[of]), NONE),
  );
  const places = Math.max(0, ...sums.map((sum) => sum.places));
  return sums.map((sum) => addDecimals(sum, { units: 0n, places }).units).map((units) => (units > 0n ? units : 0n));
}

/**
 * Divides a month's earnings from a whole release among its tracks (product 23.18), in track order: in proportion to
 * each track's quantity in the payer's own lines for that month; otherwise to its amounts in them; otherwise equally.
 * @returns parts of `ALBUM_WHOLE`, which sum to it
 */
export function albumParts(trackIds: readonly string[], sales: readonly TrackSales[]): bigint[] {
  const [byQuantity, byAmount] = [trackWeights(trackIds, sales, 'quantity'), trackWeights(trackIds, sales, 'amount')];
  const equal = trackIds.map(() => 1n);
  const weights = [byQuantity, byAmount].find((each) => each.some((weight) => weight > 0n)) ?? equal;
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  const exact = weights.map((weight, key) => ({ key, over: weight * ALBUM_WHOLE }));
  return largestRemainder(exact, sum, (one, other) => one - other).rounded.map(({ units }) => units);
}

/** Returns a part of an amount, exactly. */
export const partOfAmount = ({ units, places }: Decimal, part: bigint): Decimal =>
  part === ALBUM_WHOLE ? { units, places } : { units: units * part, places: places + ALBUM_PLACES };

/** Divides whole units by parts that sum to `ALBUM_WHOLE`. The results are whole, and sum to the units. */
export function shareUnits(units: bigint, parts: readonly bigint[]): bigint[] {
  let upTo = 0n;
  return parts.map((part) => {
    const before = (units * upTo) / ALBUM_WHOLE;
    upTo += part;
    return (units * upTo) / ALBUM_WHOLE - before;
  });
}
