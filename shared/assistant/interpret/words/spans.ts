import type { Found } from './phrases.ts';

type Span = Pick<Found<unknown>, 'from' | 'to'>;

/** Maps the start of each phrase to its end. */
export const startsOf = (found: readonly Span[]): ReadonlyMap<number, number> =>
  new Map(found.map(({ from, to }) => [from, to]));
/** Maps the end of each phrase to its start. */
export const endsOf = (found: readonly Span[]): ReadonlyMap<number, number> =>
  new Map(found.map(({ from, to }) => [to, from]));
/** Returns the positions of all words in the given phrases. */
export const placesOf = (found: readonly Span[]): ReadonlySet<number> =>
  new Set(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)));

/** Whether the punctuation between two words ends a clause: a comma, a full stop, a dash with spaces. */
export const isBreak = (gap: string): boolean => /[,;:.!?\n()–—]|\s-\s/.test(gap);
