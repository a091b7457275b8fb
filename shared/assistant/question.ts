import type { FindingCode } from '../releases/findings/finding-kinds.ts';
import type { Release } from '../releases/release.ts';
import type { PlainAct } from './act.ts';
import type { Asked, Choice, Conversation } from './conversation.ts';
import type { OfferAnswer } from './offer.ts';
import type { Points } from './open-point.ts';
import type { Place, Step } from './step.ts';

/** What a question can speak of beside the release. */
export type AskedOn = {
  /** What the operator allows a WAV or FLAC to have, in MB. */
  losslessMb: number;
  /** What stands open before the review. */
  points: Points;
  stand: Pick<Conversation, 'typed' | 'confirmed'>;
};

/** One question of the conversation. What it says of a release is computed from the release. */
export type Question = {
  step: Step;
  /** The fields and files that its answer fills. */
  places: readonly Place[];
  /** Whether a release can be submitted without it. A required one that is skipped comes again at the end. */
  isRequired: boolean;
  /** It is asked although a new track has a value already, and whatever else is left out. */
  asksOnce?: true;
  /** False when it is about something that this release does not have. */
  applies: (release: Release) => boolean;
  /** Whether the release says the answer already, whoever gave it. */
  isAnswered: (release: Release) => boolean;
  /** The findings that its answer mends or gives a reason for. All others are asked one by one, before the review (product 31.33). */
  findings?: readonly FindingCode[];
  ask: (release: Release, on: AskedOn) => string;
  /** What is asked after talk, where all of it again would be long. */
  askAgain?: string;
  /** Why we ask, in two sentences at most. */
  why: string;
  choices?: (release: Release, points: Points) => readonly Choice[];
  /** Buttons that mean what no interpreter has to read. */
  answers?: (release: Release, stand: AskedOn['stand']) => readonly OfferAnswer[];
  /** What "yes" and "no" mean here. Without it they are no answer. */
  yes?: (release: Release, points: Points) => readonly PlainAct[];
  no?: (release: Release, points: Points) => readonly PlainAct[];
  /** What is said to a no that only begins an answer. */
  afterNo?: string;
  expects?: Asked['expects'];
  /** How to answer, where that is not plain. */
  hint?: string;
};

/** A quick reply that says what it sends. */
export const says = (...messages: readonly string[]): Choice[] =>
  messages.map((message) => ({ label: message, message }));
export const always = (): boolean => true;
/** Of questions whose answer is free words (product 31.10). */
export const IN_QUOTES = 'A name that looks like a sentence? Type it in quotes: “Do I Know You”.';
