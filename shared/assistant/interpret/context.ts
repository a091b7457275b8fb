import type { Release } from '../../releases/release.ts';
import type { Act } from '../act.ts';
import type { Offer } from '../offer.ts';
import type { OpenPoint } from '../open-point.ts';
import type { Question } from '../question.ts';
import type { Step } from '../step.ts';

export type InterpretContext = {
  /** What the artist was asked. */
  question: Question;
  release: Release | null;
  /** YYYY-MM-DD: "in five weeks" is counted from it. */
  today: string;
  /** The artist's country, when it is known, as the profile names it: it says in which order 12/4 is read. */
  country?: string | undefined;
  /** The question before: "sorry, I meant …" is about it. */
  previous?: Step | undefined;
  /** What is offered instead of the question, and waits for a yes. */
  offer?: Offer | null | undefined;
  /** What stands open before the review, and is asked about. */
  point?: OpenPoint | undefined;
  /** What was understood of the message before this part of it. */
  pending?: readonly Act[];
  /** Whether another part of the message asks or puts off: small words beside it are hardly an answer in free text. */
  isBesideTalk?: boolean;
};

/** What a text means as an answer to one question; undefined when it is none. */
export type Answer = (text: string, context: InterpretContext) => Act[] | undefined;
