import * as z from 'zod';
import { IsoTime, type MediaId, MessageId, TrackId } from '../ids.ts';
import { StoredText } from '../text.ts';
import { Change } from './change.ts';
import { Offer, withOffer } from './offer.ts';
import { places, Step } from './step.ts';

/** Longest message of an artist, in characters. */
export const CHAT_LIMIT = 4000;

/** A quick reply: pressed, it sends `message`, or leads to an address of the site. */
export const Choice = z.union([
  z.object({ label: z.string(), message: z.string() }),
  z.object({ label: z.string(), link: z.string().regex(/^\/(?!\/)/) }),
]);
export type Choice = z.infer<typeof Choice>;

/** What is asked at a step: words, or a file of a kind, and for which track. */
export const Asked = z.object({
  step: Step,
  expects: z.enum(['words', 'cover', 'audio', 'licence', 'nothing']),
  /** The track that a file would be for; null for the cover, or when a track has to be added first. */
  trackId: TrackId.nullable(),
  canSkip: z.boolean(),
  /** How to answer, where that is not plain. A reply that was stored before there were hints has none. */
  hint: z.string().optional(),
});
export type Asked = z.infer<typeof Asked>;

/** One message of a conversation, as it is stored and shown (product 31.21). A reply has the changes that it made, and quick replies. */
export const ChatMessage = z.object({
  id: MessageId,
  role: z.enum(['user', 'assistant']),
  content: StoredText,
  timestamp: IsoTime,
  /** A file that came with it: our own address of it, only for its owner. */
  fileUrl: z.string().optional(),
  fileName: z.string().optional(),
  fileType: z.string().optional(),
  changes: z.array(Change).default([]),
  choices: z.array(Choice).default([]),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Where a conversation stands. What the release says for itself is not stored here. */
const Stored = z.object({
  step: Step,
  /** Steps that were answered, or that the artist skipped; a required one that was skipped comes again at the end. */
  settled: z.array(Step),
  skipped: z.array(Step),
  /** The steps that were asked before this one, the last one last: the way back. */
  trail: z.array(Step),
  /** Whether the artist came back to this step, which is answered already. */
  revisits: z.boolean(),
  /** The fields that the last change was of: "the second one" is one of them. */
  recent: z.array(z.enum(places)).default([]),
  /** What was said to be right, or explained to the office, by the keys of open points; what was skipped; and what is asked of at its steps. */
  dealt: z.array(z.string()).default([]),
  passed: z.array(z.string()).default([]),
  point: z.string().default(''),
  /** What is asked instead of the question of the step. */
  offer: Offer.nullable().default(null),
  /** How many messages in a row were not understood at this step. */
  misses: z.int().default(0),
  /** Questions that the artist wants to be asked although they are answered, the next one first. */
  ahead: z.array(Step).default([]),
  /** What was declared to the stores in typed words, and was not chosen by a button. */
  typed: z.array(z.enum(places)).default([]),
  /** Marks of what the artist has looked through and confirmed. */
  confirmed: z.array(z.string()).default([]),
  /** Whether the artist was told what the release took over when it was made; 'unknown' while nothing was said, and nothing is known of it. */
  inherited: z.enum(['unknown', 'due', 'told']).default('told'),
});
export const Conversation = z.preprocess(withOffer, Stored);
export type Conversation = z.infer<typeof Conversation>;

/** The conversation of a release that nothing was said about yet. */
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
