import type { Release } from '../../releases/release.ts';
import type { Step } from '../step.ts';
import type { Concept } from './concepts.ts';

/** The context for answering an artist's question: the release and the current step. */
export type QuestionContext = { release: Release | null; step: Step };

/**
 * A question that artists ask, and our answer. The answer contains only facts that the product also states elsewhere.
 * It is written for artists, in at most three sentences, and ends with the path of a page if there is more to read.
 */
export type Intent = {
  /** The topic's name in an `explain` act. It differs from every glossary term. */
  topic: string;
  /** The steps at which the intent applies; all steps by default. */
  at?: readonly Step[];
  /** Lists of concepts. A message has this intent if it contains all concepts of one list. */
  conceptLists: readonly (readonly Concept[])[];
  /**
   * Whether the artist needs our answer before answering the current question. A value in the same message is then not
   * saved, and our answer asks for it again.
   */
  asksBack?: true;
  answer: string | ((about: QuestionContext) => string);
};
