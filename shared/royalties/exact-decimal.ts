/** An exact decimal number: `units` times ten to the power of minus `places`. */
export type Decimal = { units: bigint; places: number };

const FORM = /^([-+]?)(\d*)(?:\.(\d*))?$/;

/** Parses a plain decimal number (`1`, `-.5`, `+2.50`). @returns undefined for anything else */
export function decimalOf(text: string): Decimal | undefined {
  const [, sign, whole = '', part = ''] = FORM.exec(text) ?? [];
  if (whole + part === '') return undefined;
  const units = BigInt(whole + part);
  return { units: sign === '-' ? -units : units, places: part.length };
}

/**
 * Returns the units of the same number with more decimals. @throws RangeError for fewer, because nothing is rounded
 * here
 */
const unitsAt = ({ units, places }: Decimal, wanted: number): bigint => units * 10n ** BigInt(wanted - places);

export function addDecimals(one: Decimal, other: Decimal): Decimal {
  const places = Math.max(one.places, other.places);
  return { units: unitsAt(one, places) + unitsAt(other, places), places };
}

export const isSameDecimal = (one: Decimal, other: Decimal): boolean =>
  addDecimals(one, { units: -other.units, places: other.places }).units === 0n;

/** Formats a number without trailing zeros: `-0.5`, `12`. */
export function decimalText({ units, places }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const part = digits.slice(digits.length - places).replace(/0+$/, '');
  const text = digits.slice(0, digits.length - places) + (places > 0 && part !== '' ? `.${part}` : '');
  return units < 0n ? `-${text}` : text;
}
