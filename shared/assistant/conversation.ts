import * as z from 'zod';
import { IsoTime, type MediaId, MessageId, TrackId } from '../ids.ts';
import { StoredText } from '../text-schemas.ts';
import { Change } from './change.ts';
import { Offer, withOffer } from './offer.ts';
import { places, Step } from './step.ts';

/** The longest message that an artist can send, in characters. */
export const CHAT_LIMIT = 4000;

/** A quick reply: a button that sends `message` or opens a page of the site. */
export const Choice = z.union([
  z.object({ label: z.string(), message: z.string() }),
  z.object({ label: z.string(), link: z.string().regex(/^\/(?!\/)/) }),
]);
export type Choice = z.infer<typeof Choice>;

/** The answer that a step expects: words or a kind of file, and for which track. */
export const ExpectedAnswer = z.object({
  step: Step,
  expects: z.enum(['words', 'cover', 'audio', 'licence', 'nothing']),
  /** The track that a file would belong to; null for the cover, or if a track must be added first. */
  trackId: TrackId.nullable(),
  canSkip: z.boolean(),
  /** How to answer, where that is not obvious. Older stored replies have no hint. */
  hint: z.string().optional(),
});
export type ExpectedAnswer = z.infer<typeof ExpectedAnswer>;

/**
 * One message of a conversation, as stored and shown (product 31.21). Replies include their changes and quick replies.
 */
export const ChatMessage = z.object({
  id: MessageId,
  role: z.enum(['user', 'assistant']),
  content: StoredText,
  timestamp: IsoTime,
  /** The address on our site of a file that came with the message; only the owner can open it. */
  fileUrl: z.string().optional(),
  fileName: z.string().optional(),
  fileType: z.string().optional(),
  changes: z.array(Change).default([]),
  choices: z.array(Choice).default([]),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** The stored state of a conversation. Answers are not stored here, but in the release. */
const Stored = z.object({
  step: Step,
  /** Steps that were answered or skipped; a required step that was skipped is asked again at the end. */
  settled: z.array(Step),
  skipped: z.array(Step),
  /** The steps that were asked before this one, oldest first, for going back. */
  trail: z.array(Step),
  /** Whether the artist returned to this step after answering it. */
  revisits: z.boolean(),
  /** The fields that the last change affected: "the second one" refers to them. */
  recent: z.array(z.enum(places)).default([]),
  /**
   * Keys of open points: `dealt` were confirmed, or explained to the office; `passed` were skipped; `point` is the
   * current one.
   */
  dealt: z.array(z.string()).default([]),
  passed: z.array(z.string()).default([]),
  point: z.string().default(''),
  /** An offer that replaces the question of the step. */
  offer: Offer.nullable().default(null),
  /** How many messages in a row were not understood at this step. */
  misses: z.int().default(0),
  /** Answered questions that the artist wants to be asked again, the next one first. */
  ahead: z.array(Step).default([]),
  /** Declarations to the stores that the artist typed instead of pressing a button. */
  typed: z.array(z.enum(places)).default([]),
  /** Marks of the delivered lines that the artist has confirmed. */
  confirmed: z.array(z.string()).default([]),
  /**
   * Whether the artist has been shown the values that the new release inherited; 'unknown' before the first turn with a
   * release.
   */
  inherited: z.enum(['unknown', 'due', 'told']).default('told'),
});
export const Conversation = z.preprocess(withOffer, Stored);
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
