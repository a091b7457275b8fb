import { addDecimals, type Decimal } from './exact-decimal.ts';

const size = (units: bigint): bigint => (units < 0n ? -units : units);
/** So many digits of a sum that a spreadsheet computed are right: its own numbers have fifteen. */
const DIGITS = 12;

/**
 * Whether a total that somebody wrote is the sum of some lines: exactly, rounded to the decimals that it has, or but for the noise of a
 * spreadsheet's arithmetic in its last digits.
 */
export function agrees(total: Decimal, sum: Decimal): boolean {
  const difference = addDecimals(total, { units: -sum.units, places: sum.places });
  const off = size(difference.units);
  if (2n * off <= 10n ** BigInt(difference.places - total.places)) return true;
  const digits = String(size(total.units)).length;
  return digits > DIGITS && 2n * off <= 10n ** BigInt(difference.places - total.places + digits - DIGITS);
}
