import type { Word } from '../words/words.ts';
import type { Vocabulary } from './place-items.ts';

/** The state while a list of places is being read. */
export type Reading = {
  doubted: string[];
  maybe: { text: string; names: readonly string[] }[];
  unknown: string[];
  positive: string[];
  negative: string[];
  hasAll: boolean;
  hasOnly: boolean;
  adds: boolean;
  /** Whether the names that follow are excluded. */
  isNot: boolean;
  /** Whether the list has begun. */
  began: boolean;
  /** Whether the list has ended, so that the rest only explains it. */
  ended: boolean;
  /** Whether the message says more than a list does. */
  isLoose: boolean;
  /** Whether the message mentions places without naming them: 'the big ones'. */
  vague: boolean;
};

/** A message that is being read as a list of places. */
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
