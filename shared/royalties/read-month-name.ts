import { fold } from '../fold.ts';

/** Languages in which payers write month names. */
const LANGUAGES = 'en-US en-GB de de-AT fr es it pt pt-PT nl sv da nb fi pl cs tr ru uk ja ko zh'.split(' ');

/** Within a date, some languages inflect the name of the month (stycznia, августа). */
const styles: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
];

/** Normalizes a name for comparison: no accents, periods or capitals. */
const plain = (name: string): string => fold(name).replaceAll('ı', 'i').replaceAll('.', '');

function namesIn(language: string, month: number): string[] {
  const day = new Date(Date.UTC(2026, month - 1, 15));
  return styles.map((style) =>
    new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
      .formatToParts(day)
      .filter(({ type }) => type === 'month')
      .map(({ value }) => value)
      .join(''),
  );
}

/** Drops names that mean different months in different languages. */
function unambiguous(names: readonly (readonly [string, number])[]): Map<string, number> {
  const months = new Map<string, Set<number>>();
  for (const [name, month] of names) months.set(name, (months.get(name) ?? new Set()).add(month));
  return new Map([...months].flatMap(([name, [one, other]]) => (one && !other ? [[name, one] as const] : [])));
}

const months = unambiguous(
  LANGUAGES.flatMap((language) =>
    Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
      namesIn(language, month)
        .map(plain)
        .filter((name) => /^\p{L}+$/u.test(name))
        .map((name) => [name, month] as const),
    ),
  ),
);

/**
 * Returns the month (1 to 12) with this name or abbreviation in one of the languages above; undefined for any other
 * word.
 */
export const readMonthName = (name: string): number | undefined => months.get(plain(name));
