/**
 * Whether a string has the format of an ISRC (ISO 3901): two letters, three letters or digits, two digits for the year,
 * five for the number.
 */
export const isIsrc = (text: string): boolean => /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(text);

/** How many ISRCs one prefix provides each year. */
export const ISRCS_PER_YEAR = 100_000;

/** The year in which an ISRC is assigned, as its last two digits. */
export const isrcYear = (at: Date): string => String(at.getUTCFullYear() % 100).padStart(2, '0');

/** Makes the `number`-th ISRC, counted from 0, of a prefix (country and registrant) in a year. */
export const isrcOf = (prefix: string, year: string, number: number): string =>
  prefix + year + String(number).padStart(5, '0');
