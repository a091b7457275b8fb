import * as z from 'zod';
import { IsoTime, type MediaId, MessageId, TrackId } from '../ids.ts';
import { StoredText } from '../text-schemas.ts';
import { Change } from './change.ts';
import { Offer, upgradeOffer } from './offer.ts';
import { places, Step } from './step.ts';

/** The maximum length of an artist's message, in characters. */
export const CHAT_LIMIT = 4000;

/** A quick reply: a button that sends `message` or opens a page of the site. */
export const Choice = z.union([
  z.object({ label: z.string(), message: z.string() }),
  z.object({ label: z.string(), link: z.string().regex(/^\/(?!\/)/) }),
]);
export type Choice = z.infer<typeof Choice>;

/** The answer that a step expects: words or a kind of file, and the track it is for. */
export const ExpectedAnswer = z.object({
  step: Step,
  expects: z.enum(['words', 'cover', 'audio', 'licence', 'nothing']),
  /** The track that a file would belong to; null for the cover, or if a track must be added first. */
  trackId: TrackId.nullable(),
  canSkip: z.boolean(),
  /** How to answer, where that is not obvious. Replies stored before hints were introduced have none. */
  hint: z.string().optional(),
});
export type ExpectedAnswer = z.infer<typeof ExpectedAnswer>;

/**
 * One message of a conversation, as stored and shown (product 31.21). A reply includes its changes and quick replies.
 */
export const ChatMessage = z.object({
  id: MessageId,
  role: z.enum(['user', 'assistant']),
  content: StoredText,
  timestamp: IsoTime,
  /** The URL on our site of a file that came with the message. Only the owner can open it. */
  fileUrl: z.string().optional(),
  fileName: z.string().optional(),
  fileType: z.string().optional(),
  changes: z.array(Change).default([]),
  choices: z.array(Choice).default([]),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** The stored state of a conversation. The answers themselves are stored in the release. */
const Stored = z.object({
  step: Step,
  /** Steps that were answered or skipped. A required step that was skipped is asked again at the end. */
  settled: z.array(Step),
  skipped: z.array(Step),
  /** The steps asked before this one, oldest first, for going back. */
  trail: z.array(Step),
  /** Whether the artist returned to this step after answering it. */
  revisits: z.boolean(),
  /** The fields that the last change affected: "the second one" refers to them. */
  recent: z.array(z.enum(places)).default([]),
  /**
   * Keys of open points. `dealt`: confirmed, or explained to the office. `passed`: skipped. `point`: the current one.
   */
  dealt: z.array(z.string()).default([]),
  passed: z.array(z.string()).default([]),
  point: z.string().default(''),
  /** An offer that replaces the question of the step. */
  offer: Offer.nullable().default(null),
  /** How many messages in a row were not understood at this step. */
  misses: z.int().default(0),
  /** Answered steps that the artist wants to be asked again, in that order. */
  ahead: z.array(Step).default([]),
  /** Declarations to the stores that the artist typed instead of choosing with a button. */
  typed: z.array(z.enum(places)).default([]),
  /** Marks of the delivered lines that the artist has confirmed. */
  confirmed: z.array(z.string()).default([]),
  /**
   * Whether the artist has been shown the values that the new release took over from an earlier one. 'unknown' before
   * the first turn with a release.
   */
  inherited: z.enum(['unknown', 'due', 'told']).default('told'),
});
export const Conversation = z.preprocess(upgradeOffer, Stored);
export type Conversation = z.infer<typeof Conversation>;

/** The state of a conversation before its first message. */
export const newConversation: Conversation = {
  step: 'title',
  settled: [],
  skipped: [],
  trail: [],
  revisits: false,
  recent: [],
  dealt: [],
  passed: [],
  point: '',
  offer: null,
  misses: 0,
  ahead: [],
  typed: [],
  confirmed: [],
  inherited: 'unknown',
};

/** A file that came with a message. */
export type FileSent = {
  mediaId: MediaId;
  fileName: string;
  verdict: 'ready' | 'awaited' | { title: string; text: string };
};
