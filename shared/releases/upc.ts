/**
 * Computes the check digit (GS1 General Specifications, section 7.9): weights 3 and 1 alternate from the right, and the
 * sum plus the digit is a multiple of ten.
 */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].reverse().reduce((all, digit, n) => all + Number(digit) * (n % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether a text is a UPC (12 digits) or an EAN (13 digits) with a valid check digit. */
export const isUpc = (text: string): boolean =>
  /^\d{12,13}$/.test(text) && checkDigitOf(text.slice(0, -1)) === Number(text.slice(-1));

/** Pads a code to the 13 digits by which UPCs and EANs are compared: a UPC is an EAN that begins with 0. */
export const asEan = (upc: string): string => upc.padStart(13, '0');

/** The digits of a UPC before its check digit: the company's prefix and the company's own number. */
const DIGITS = 11;

/** The number of UPCs for a company prefix of 6 to 10 digits. */
export const upcsOf = (prefix: string): number => 10 ** (DIGITS - prefix.length);

/** The `number`-th UPC of a company prefix, from 0. */
export function upcOf(prefix: string, number: number): string {
  const digits = prefix + String(number).padStart(DIGITS - prefix.length, '0');
  return digits + checkDigitOf(digits);
}
