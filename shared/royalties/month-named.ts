import { fold } from '../fold.ts';

/** Languages in which payers write months. */
const LANGUAGES = 'en-US en-GB de de-AT fr es it pt pt-PT nl sv da nb fi pl cs tr ru uk ja ko zh'.split(' ');

/** In the middle of a date some languages have another case of the name (stycznia, августа). */
const styles: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
];

/** A name as it is compared: without accents, points and capitals. */
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

/** A name that is two months in two languages is neither. */
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

/** The month, from 1, of its name or abbreviation in one of the languages above; undefined for another word. */
export const monthNamed = (name: string): number | undefined => months.get(plain(name));
