import type { FindingCode } from '../releases/findings/finding-kinds.ts';
import type { Release } from '../releases/release.ts';
import type { PlainAct } from './act.ts';
import type { Choice, Conversation, ExpectedAnswer } from './conversation.ts';
import type { OfferAnswer } from './offer.ts';
import type { Points } from './open-point.ts';
import type { Place, Step } from './step.ts';

/** The inputs to a question's text besides the release. */
export type AskedOn = {
  /** The operator's size limit for a WAV or FLAC file, in MB. */
  losslessMb: number;
  /** The open points before the review. */
  points: Points;
  stand: Pick<Conversation, 'typed' | 'confirmed'>;
};

/** One question of the conversation. All its statements about a release are computed from the release. */
export type Question = {
  step: Step;
  /** The fields and files that the answer fills in. */
  places: readonly Place[];
  /** Whether submission requires an answer. A required question that is skipped is asked again at the end. */
  isRequired: boolean;
  /**
   * The question is asked once, even if a new track already has a value, and even if optional questions are skipped.
   */
  asksOnce?: true;
  /** False if the release has nothing for the question to be about. */
  applies: (release: Release) => boolean;
  /** Whether the release already has an answer, from any source. */
  isAnswered: (release: Release) => boolean;
  /**
   * The findings that an answer fixes or explains. All other findings are asked about one by one before the review
   * (product 31.33).
   */
  findings?: readonly FindingCode[];
  ask: (release: Release, on: AskedOn) => string;
  /** A shorter text for repeating the question after talk. */
  askAgain?: string;
  /** The reason for the question, in two sentences at most. */
  why: string;
  choices?: (release: Release, points: Points) => readonly Choice[];
  /** Buttons that are understood without an interpreter. */
  answers?: (release: Release, stand: AskedOn['stand']) => readonly OfferAnswer[];
  /** The acts of "yes" and "no" at this question. Without them, yes and no are not answers. */
  yes?: (release: Release, points: Points) => readonly PlainAct[];
  no?: (release: Release, points: Points) => readonly PlainAct[];
  /** The reply to a no that is only the beginning of an answer. */
  afterNo?: string;
  expects?: ExpectedAnswer['expects'];
  /** How to answer, where that is not obvious. */
  hint?: string;
};

/** Makes quick replies whose labels are the messages that they send. */
export const says = (...messages: readonly string[]): Choice[] =>
  messages.map((message) => ({ label: message, message }));
export const always = (): boolean => true;
/** The hint for questions that are answered in free text (product 31.10). */
export const IN_QUOTES = 'A name that looks like a sentence? Type it in quotes: “Do I Know You”.';
