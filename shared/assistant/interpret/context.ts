import type { Release } from '../../releases/release.ts';
import type { Act } from '../act.ts';
import type { Offer } from '../offer.ts';
import type { OpenPoint } from '../open-point.ts';
import type { Question } from '../question.ts';
import type { Step } from '../step.ts';

export type InterpretContext = {
  /** The open question. */
  question: Question;
  release: Release | null;
  /** The current date (YYYY-MM-DD), from which relative dates such as "in five weeks" are counted. */
  today: string;
  /** The artist's country from the profile, if known. It determines how 12/4 is read. */
  country?: string | undefined;
  /** The previous question, to which "sorry, I meant …" refers. */
  previous?: Step | undefined;
  /** An offer that replaces the question and is accepted with a yes. */
  offer?: Offer | null | undefined;
  /** Before the review, the open point that the question is about. */
  point?: OpenPoint | undefined;
  /** Acts from earlier parts of the message. */
  pending?: readonly Act[];
  /**
   * Whether another part of the message is a question or a postponement. If so, a short remark beside it is probably
   * not an answer.
   */
  isBesideTalk?: boolean;
};

/** Reads a text as the answer to a question; undefined if it is not an answer. */
export type Answer = (text: string, context: InterpretContext) => Act[] | undefined;
