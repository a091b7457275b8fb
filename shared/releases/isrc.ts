/**
 * Whether a text has the form of an ISRC (ISO 3901): two letters, three letters or digits, two digits of the year, five
 * of the number.
 */
export const isIsrc = (text: string): boolean => /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(text);

/** The number of ISRCs that a prefix has for each year. */
export const ISRCS_A_YEAR = 100_000;

/** The year of an ISRC's assignment: its last two digits. */
export const isrcYear = (at: Date): string => String(at.getUTCFullYear() % 100).padStart(2, '0');

/** The `number`-th ISRC of a prefix (country and registrant) in a year, from 0. */
export const isrcOf = (prefix: string, year: string, number: number): string =>
  prefix + year + String(number).padStart(5, '0');
