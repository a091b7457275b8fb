import type { Release } from '../releases/release.ts';
import type { FindingCode } from '../rules/rules.ts';
import type { PlainAct } from './act.ts';
import type { Choice, Conversation, ExpectedAnswer } from './conversation.ts';
import type { OfferAnswer } from './offer.ts';
import type { Points } from './open-point.ts';
import type { Place, Step } from './step.ts';

/** The inputs of a question's text, besides the release. */
export type QuestionInputs = {
  /** The size limit for WAV and FLAC files, set by the operator, in MB. */
  losslessMb: number;
  /** The open points before the review. */
  points: Points;
  stand: Pick<Conversation, 'typed' | 'confirmed'>;
};

/** A question in the conversation. Everything that it says about a release is computed from the release. */
export type Question = {
  step: Step;
  /** The fields and files that the answer fills in. */
  places: readonly Place[];
  /** Whether an answer is required for submission. A required question that is skipped is asked again at the end. */
  isRequired: boolean;
  /**
   * Whether to ask the question once even if a new track already has a value, and even if optional questions are
   * skipped.
   */
  asksOnce?: true;
  /** Whether the question makes sense for the release. */
  applies: (release: Release) => boolean;
  /** Whether the release already has an answer, wherever it came from. */
  isAnswered: (release: Release) => boolean;
  /**
   * The findings that an answer fixes or explains. Any other finding is raised by itself before the review (product
   * 31.33).
   */
  findings?: readonly FindingCode[];
  ask: (release: Release, on: QuestionInputs) => string;
  /** A shorter text, for repeating the question after talk. */
  askAgain?: string;
  /** Why we ask, in at most two sentences. */
  why: string;
  choices?: (release: Release, points: Points) => readonly Choice[];
  /** Buttons whose acts need no interpreter. */
  answers?: (release: Release, stand: QuestionInputs['stand']) => readonly OfferAnswer[];
  /** The acts that "yes" and "no" stand for. If undefined, yes and no do not answer the question. */
  yes?: (release: Release, points: Points) => readonly PlainAct[];
  no?: (release: Release, points: Points) => readonly PlainAct[];
  /** The reply to a no that is only the first half of an answer. */
  afterNo?: string;
  expects?: ExpectedAnswer['expects'];
  /** How to answer, where that is not obvious. */
  hint?: string;
};

/** Creates quick replies whose labels are also the messages that they send. */
export const quickReplies = (...messages: readonly string[]): Choice[] =>
  messages.map((message) => ({ label: message, message }));
export const always = (): boolean => true;
/** The hint for questions that are answered with free text (product 31.10). */
export const IN_QUOTES = 'A name that looks like a sentence? Type it in quotes: “Do I Know You”.';
