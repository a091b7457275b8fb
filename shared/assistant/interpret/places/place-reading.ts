import type { Word } from '../words/words.ts';
import type { Vocabulary } from './place-items.ts';

/** What has been read of a list so far. */
export type Reading = {
  doubted: string[];
  maybe: { said: string; names: readonly string[] }[];
  unknown: string[];
  positive: string[];
  negative: string[];
  hasAll: boolean;
  hasOnly: boolean;
  adds: boolean;
  /** What comes is left out. */
  isNot: boolean;
  /** A list has begun. */
  began: boolean;
  /** What comes is explanation. */
  ended: boolean;
  /** More was said than a list. */
  isLoose: boolean;
  /** Places were meant, but not named: 'the big ones'. */
  vague: boolean;
};

/** A message that is read as a list of places. */
export type Reader = { words: readonly Word[]; vocabulary: Vocabulary; state: Reading };

export const newReading = (): Reading => ({
  positive: [],
  negative: [],
  doubted: [],
  maybe: [],
  unknown: [],
  hasAll: false,
  hasOnly: false,
  adds: false,
  isNot: false,
  began: false,
  ended: false,
  isLoose: false,
  vague: false,
});
