import type { FindingCode } from '../releases/findings/finding-kinds.ts';
import type { Release } from '../releases/release.ts';
import type { PlainAct } from './act.ts';
import type { Choice, Conversation, ExpectedAnswer } from './conversation.ts';
import type { OfferAnswer } from './offer.ts';
import type { Points } from './open-point.ts';
import type { Place, Step } from './step.ts';

/** Inputs to a question's text besides the release. */
export type AskedOn = {
  /** The operator's size limit for a WAV or FLAC, in MB. */
  losslessMb: number;
  /** The open points before the review. */
  points: Points;
  stand: Pick<Conversation, 'typed' | 'confirmed'>;
};

/** One question of the conversation. Everything that it says about a release is computed from the release. */
export type Question = {
  step: Step;
  /** The fields and files that its answer fills. */
  places: readonly Place[];
  /** Whether a release needs it for submission. A required one that is skipped is asked again at the end. */
  isRequired: boolean;
  /** Asked once, even if a new track already has a value, and even if optional questions are left out. */
  asksOnce?: true;
  /** False if the release has nothing that the question is about. */
  applies: (release: Release) => boolean;
  /** Whether the release already has the answer, from any source. */
  isAnswered: (release: Release) => boolean;
  /**
   * The findings that its answer fixes or explains. All others are asked one by one, before the review (product 31.33).
   */
  findings?: readonly FindingCode[];
  ask: (release: Release, on: AskedOn) => string;
  /** A shorter text for asking again after talk. */
  askAgain?: string;
  /** The reason for the question, in two sentences at most. */
  why: string;
  choices?: (release: Release, points: Points) => readonly Choice[];
  /** Buttons that are understood without an interpreter. */
  answers?: (release: Release, stand: AskedOn['stand']) => readonly OfferAnswer[];
  /** The acts of "yes" and "no" here. Without them, they are no answer. */
  yes?: (release: Release, points: Points) => readonly PlainAct[];
  no?: (release: Release, points: Points) => readonly PlainAct[];
  /** The reply to a no that only begins an answer. */
  afterNo?: string;
  expects?: ExpectedAnswer['expects'];
  /** How to answer, where that is not obvious. */
  hint?: string;
};

/** Makes quick replies whose label is the message that they send. */
export const says = (...messages: readonly string[]): Choice[] =>
  messages.map((message) => ({ label: message, message }));
export const always = (): boolean => true;
/** The hint of questions whose answer is free text (product 31.10). */
export const IN_QUOTES = 'A name that looks like a sentence? Type it in quotes: “Do I Know You”.';
