/**
 * Computes the check digit (GS1 General Specifications, section 7.9): weights 3 and 1 alternate from the right, and the
 * sum plus the digit is a multiple of ten.
 */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].reverse().reduce((all, digit, n) => all + Number(digit) * (n % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether a string is a UPC (12 digits) or an EAN (13 digits) with a valid check digit. */
export const isUpc = (text: string): boolean =>
  /^\d{12,13}$/.test(text) && checkDigitOf(text.slice(0, -1)) === Number(text.slice(-1));

/** Pads a code to 13 digits, so that UPCs and EANs can be compared: a UPC is an EAN that begins with 0. */
export const asEan = (upc: string): string => upc.padStart(13, '0');

/** The number of digits before the check digit of a UPC: the company's prefix and its own number. */
const DIGITS = 11;

/** How many UPCs a company prefix of 6 to 10 digits provides. */
export const upcsOf = (prefix: string): number => 10 ** (DIGITS - prefix.length);

/** Makes the `number`-th UPC of a company prefix, counted from 0. */
export function upcOf(prefix: string, number: number): string {
  const digits = prefix + String(number).padStart(DIGITS - prefix.length, '0');
  return digits + checkDigitOf(digits);
}
