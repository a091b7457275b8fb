import type { Release } from '../../releases/release.ts';
import type { Step } from '../step.ts';
import type { Concept } from './concepts.ts';

/** The context of an answer: the release, and the current question. */
export type QuestionContext = { release: Release | null; step: Step };

/**
 * A question that artists ask, and our answer: only facts that the product states elsewhere and really does. Where a
 * page has more, the answer ends with its path. It is written for an artist, in at most three sentences.
 */
export type Intent = {
  /** Its name in an `explain` act; no term of the glossary has the same name. */
  topic: string;
  /** The questions at which it applies; all of them by default. */
  at?: readonly Step[];
  /** Lists of concepts: a message with all concepts of one list is about it. */
  conceptLists: readonly (readonly Concept[])[];
  /** The current question depends on it: a value beside it is not saved, and the answer asks for it. */
  asksBack?: true;
  answer: string | ((about: QuestionContext) => string);
};
