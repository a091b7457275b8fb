import { WHOLE } from '../royalties/split-agreement.ts';

/** Formats parts of 10,000 as percent with two decimals: `33.33%`. */
export const toPercent = (parts: number): string => `${(parts / 100).toFixed(2)}%`;

/**
 * Converts typed percent (`33.3`, `33,33 %`) to parts of 10,000.
 * @returns undefined unless the input is a number from 0 to 100 with at most two decimals
 */
export function fromPercent(typed: string): number | undefined {
  const [, whole, places = ''] = /^\s*(\d{1,3})(?:[.,](\d{0,2}))?\s*%?\s*$/.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  const parts = Number(whole) * 100 + Number(places.padEnd(2, '0'));
  return parts <= WHOLE ? parts : undefined;
}
