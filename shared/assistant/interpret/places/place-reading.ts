import type { Word } from '../words/words.ts';
import type { Vocabulary } from './place-items.ts';

/** The state of reading a list. */
export type Reading = {
  doubted: string[];
  maybe: { text: string; names: readonly string[] }[];
  unknown: string[];
  positive: string[];
  negative: string[];
  hasAll: boolean;
  hasOnly: boolean;
  adds: boolean;
  /** The next names are excluded. */
  isNot: boolean;
  /** The list has begun. */
  began: boolean;
  /** The rest is explanation. */
  ended: boolean;
  /** The message has more than a list. */
  isLoose: boolean;
  /** Places are mentioned without a name: 'the big ones'. */
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
