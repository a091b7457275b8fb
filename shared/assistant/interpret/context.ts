import type { Release } from '../../releases/release.ts';
import type { Act } from '../act.ts';
import type { Offer } from '../offer.ts';
import type { OpenPoint } from '../open-point.ts';
import type { Question } from '../question.ts';
import type { Step } from '../step.ts';

export type InterpretContext = {
  /** The question to the artist. */
  question: Question;
  release: Release | null;
  /** YYYY-MM-DD: relative days such as "in five weeks" count from it. */
  today: string;
  /** The artist's country as in the profile, if known: it decides in which order 12/4 is read. */
  country?: string | undefined;
  /** The previous question: "sorry, I meant …" is about it. */
  previous?: Step | undefined;
  /** The offer in place of the question, which needs a yes. */
  offer?: Offer | null | undefined;
  /** The open point before the review that the question is about. */
  point?: OpenPoint | undefined;
  /** Acts from earlier parts of the message. */
  pending?: readonly Act[];
  /** Whether another part of the message asks or puts off: small words beside it are hardly a free-text answer. */
  isBesideTalk?: boolean;
};

/** Reads a text as the answer to one question; undefined when it is not one. */
export type Answer = (text: string, context: InterpretContext) => Act[] | undefined;
