import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { Month } from '../earnings/earnings-view.ts';
import { MediaId, MessageId, ReleaseId } from '../ids.ts';
import { isWellFormed } from '../readable.ts';
import { ChangingAct } from './act.ts';
import { Change } from './change.ts';
import { Asked, CHAT_LIMIT, ChatMessage, Choice } from './conversation.ts';
import { ModelUse } from './model-use.ts';
import { SentStep, Step } from './step.ts';

/** Acts of one form: a track's answer each, or the names of a few lists. */
const CHOSEN_LIMIT = 40;

/** One message to the assistant (product 31.3). */
const SendMessage = z.strictObject({
  /** Made by the page: a resend of the same message is answered the same, and done once. */
  id: MessageId,
  /** 'start' and 'analyze_resume' open a conversation, with their steps; anything else is what the artist says. */
  message: z
    .string()
    .trim()
    .max(CHAT_LIMIT, { error: `Must be less than ${CHAT_LIMIT} characters`, abort: true })
    .refine(isWellFormed, 'Contains a character that cannot be read. Please type it again.'),
  /** Null before there is a release. */
  releaseId: ReleaseId.nullable(),
  /** The step that the page stands at, so that a late answer is one to its own question. */
  step: SentStep,
  /** A file that was uploaded to the release with this message. */
  mediaId: MediaId.nullable(),
  /** What a form of the page filled in. It is done as it stands; the message says the same in words, and is not read. */
  chosen: z.array(ChangingAct).max(CHOSEN_LIMIT, { abort: true }).optional(),
  /** Taken, and ignored: the caller comes from the token. */
  userId: z.string().max(100, { abort: true }).optional(),
});
export type SendMessage = z.infer<typeof SendMessage>;

/** What the assistant answers. */
export const AssistantReply = z.object({
  message: z.string(),
  /** Null while nothing was said that makes a release. */
  releaseId: ReleaseId.nullable(),
  nextStep: Step,
  asked: Asked,
  changes: z.array(Change),
  choices: z.array(Choice),
  /** Something small beside the reply: that the model is away, that a limit was reached. */
  notice: z.string().nullable(),
});
export type AssistantReply = z.infer<typeof AssistantReply>;

/** The conversation of a release, on any device. `asked` is what stands open. */
export const ConversationView = z.object({
  releaseId: ReleaseId,
  messages: z.array(ChatMessage),
  nextStep: Step,
  asked: Asked,
});
export type ConversationView = z.infer<typeof ConversationView>;

export const assistantContract = contract({
  /** Says something to the assistant, which answers and changes the release by the editor's own operations. Undo is the editor's PATCH turned round. */
  'POST /api/assistant/messages': {
    access: 'active-artist',
    body: SendMessage,
    reply: AssistantReply,
    problems: ['release-not-found', 'release-too-large', 'media-not-found', 'too-many-releases', 'too-many-messages'],
  },
  'GET /api/releases/{releaseId}/conversation': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId }),
    reply: ConversationView,
    problems: ['release-not-found'],
  },

  /** What the language model of this deployment is, may cost, and was used for in a month (UTC). */
  'GET /api/admin/assistant/use': {
    access: 'admin',
    query: z.strictObject({ month: Month }),
    reply: ModelUse,
    problems: [],
  },
});
