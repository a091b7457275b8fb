import { addDecimals, type Decimal } from './exact-decimal.ts';

const size = (units: bigint): bigint => (units < 0n ? -units : units);
/** How many digits of a spreadsheet's sum are reliable, out of the fifteen that its numbers have. */
const DIGITS = 12;

/**
 * Whether a stated total matches the sum of some lines: exactly, or rounded to the total's decimals, or within a
 * spreadsheet's floating-point noise in the last digits.
 */
export function totalAgrees(total: Decimal, sum: Decimal): boolean {
  const difference = addDecimals(total, { units: -sum.units, places: sum.places });
  const off = size(difference.units);
  if (2n * off <= 10n ** BigInt(difference.places - total.places)) return true;
  const digits = String(size(total.units)).length;
  return digits > DIGITS && 2n * off <= 10n ** BigInt(difference.places - total.places + digits - DIGITS);
}
