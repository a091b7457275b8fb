import { addDecimals, type Decimal } from './exact-decimal.ts';
import { largestRemainder } from './largest-remainder.ts';

/** What parts of a release sold whole are of: so fine that a million dollars are shared to a billionth of a dollar. */
export const ALBUM_WHOLE = 1_000_000_000_000_000n;
/** How many decimals a part of an amount has more than the amount. */
const ALBUM_PLACES = 15;

/** What a payer's own lines of a track say of a month. */
export type TrackSales = { trackId: string; quantity: Decimal; amount: Decimal };

const NONE: Decimal = { units: 0n, places: 0 };

/** What weighs: nothing that was taken back. */
function weightsOf(trackIds: readonly string[], sales: readonly TrackSales[], of: 'quantity' | 'amount'): bigint[] {
  const sums = trackIds.map((trackId) =>
    sales.filter((sale) => sale.trackId === trackId).reduce((sum, sale) => addDecimals(sum, sale[of]), NONE),
  );
  const places = Math.max(0, ...sums.map((sum) => sum.places));
  return sums.map((sum) => addDecimals(sum, { units: 0n, places }).units).map((units) => (units > 0n ? units : 0n));
}

/**
 * Each track's part of what its whole release earned in a month (product 23.18), in the order of the tracks: by how often the payer's own
 * lines of that month say that each was sold, else by what each of them earned there, else the same for all.
 * @returns parts of `ALBUM_WHOLE`, which sum to it
 */
export function albumParts(trackIds: readonly string[], sales: readonly TrackSales[]): bigint[] {
  const [byQuantity, byAmount] = [weightsOf(trackIds, sales, 'quantity'), weightsOf(trackIds, sales, 'amount')];
  const equal = trackIds.map(() => 1n);
  const weights = [byQuantity, byAmount].find((each) => each.some((weight) => weight > 0n)) ?? equal;
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  const exact = weights.map((weight, key) => ({ key, over: weight * ALBUM_WHOLE }));
  return largestRemainder(exact, sum, (one, other) => one - other).rounded.map(({ units }) => units);
}

/** A part of an amount, exactly. */
export const partOfAmount = ({ units, places }: Decimal, part: bigint): Decimal =>
  part === ALBUM_WHOLE ? { units, places } : { units: units * part, places: places + ALBUM_PLACES };

/**
 * Whole units shared out by parts that sum to `ALBUM_WHOLE`: whole ones again, which sum to them.
 */
export function shareUnits(units: bigint, parts: readonly bigint[]): bigint[] {
  let upTo = 0n;
  return parts.map((part) => {
    const before = (units * upTo) / ALBUM_WHOLE;
    upTo += part;
    return (units * upTo) / ALBUM_WHOLE - before;
  });
}
