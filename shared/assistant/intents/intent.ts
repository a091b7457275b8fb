import type { Release } from '../../releases/release.ts';
import type { Step } from '../step.ts';
import type { Concept } from './concepts.ts';

/** The context of an answer: the release, and the current question. */
export type QuestionContext = { release: Release | null; step: Step };

/**
 * A question that artists ask, and our answer: only facts that the product states elsewhere and that are true. If a
 * page has more, the answer ends with its path. Written for artists, in at most three sentences.
 */
export type Intent = {
  /** The topic's name in an `explain` act. No glossary term has the same name. */
  topic: string;
  /** The questions at which the intent applies; all of them by default. */
  at?: readonly Step[];
  /** Lists of concepts: a message that contains all concepts of one list has this intent. */
  conceptLists: readonly (readonly Concept[])[];
  /**
   * The current question depends on the answer: a value in the same message is not saved, and the answer asks for it.
   */
  asksBack?: true;
  answer: string | ((about: QuestionContext) => string);
};
