import type { Found } from './phrases.ts';

type Span = Pick<Found<unknown>, 'from' | 'to'>;

/** The ends of phrases, by where they begin. */
export const startsOf = (found: readonly Span[]): ReadonlyMap<number, number> =>
  new Map(found.map(({ from, to }) => [from, to]));
/** The beginnings of phrases, by where they end. */
export const endsOf = (found: readonly Span[]): ReadonlyMap<number, number> =>
  new Map(found.map(({ from, to }) => [to, from]));
/** The positions of all words of phrases. */
export const placesOf = (found: readonly Span[]): ReadonlySet<number> =>
  new Set(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)));

/** Whether signs between two words end the clause before them: a comma, a full stop, a dash with spaces. */
export const isBreak = (gap: string): boolean => /[,;:.!?\n()–—]|\s-\s/.test(gap);
