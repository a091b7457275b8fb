import type { Word } from '../words/words.ts';
import type { Vocabulary } from './place-items.ts';

/** The state of reading a list of places. */
export type Reading = {
  doubted: string[];
  maybe: { text: string; names: readonly string[] }[];
  unknown: string[];
  positive: string[];
  negative: string[];
  hasAll: boolean;
  hasOnly: boolean;
  adds: boolean;
  /** Whether the next names are excluded. */
  isNot: boolean;
  /** Whether the list has begun. */
  began: boolean;
  /** Whether the list has ended, so that the rest is explanation. */
  ended: boolean;
  /** Whether the message contains more than a list. */
  isLoose: boolean;
  /** Whether the message mentions places without naming them: 'the big ones'. */
  vague: boolean;
};

/** A message to read as a list of places. */
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
