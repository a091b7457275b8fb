import type { Release } from '../../releases/release.ts';
import type { Step } from '../step.ts';
import type { Concept } from './concepts.ts';

/** What an answer may speak of: the release, and the question that stands. */
export type Asked = { release: Release | null; step: Step };

/**
 * Something that artists ask, and what we answer: only what the product says elsewhere and really does. Where a page says more, the answer
 * ends with its path. It is written for an artist, in at most three sentences.
 */
export type Intent = {
  /** Its name in an `explain` act; no term of the glossary is called so. */
  topic: string;
  /** The questions at which it may be meant; without it, wherever it is asked. */
  at?: readonly Step[];
  /** A message is about it when it has all concepts of one of these lists. */
  asked: readonly (readonly Concept[])[];
  /** The question that stands hangs on it: a value that was said beside it is not saved, and the answer asks for it. */
  asksBack?: true;
  answer: string | ((about: Asked) => string);
};
