import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { Month } from '../earnings/earnings-view.ts';
import { MediaId, MessageId, ReleaseId } from '../ids.ts';
import { isWellFormed } from '../readable-text.ts';
import { ChangingAct } from './act.ts';
import { Change } from './change.ts';
import { CHAT_LIMIT, ChatMessage, Choice, ExpectedAnswer } from './conversation.ts';
import { ModelUse } from './model-use.ts';
import { SentStep, Step } from './step.ts';

/** The maximum number of acts that one form can send: an answer for each track, or the names of a few lists. */
const CHOSEN_LIMIT = 40;

/** One message to the assistant (product 31.3). */
const SendMessage = z.strictObject({
  /** Idempotency key made by the page: a resend is applied once and gets the same reply. */
  id: MessageId,
  /**
   * 'start' and 'analyze_resume' open a conversation, together with their steps; any other text is the artist's
   * message.
   */
  message: z
    .string()
    .trim()
    .max(CHAT_LIMIT, { error: `Must be less than ${CHAT_LIMIT} characters`, abort: true })
    .refine(isWellFormed, 'Contains a character that cannot be read. Please type it again.'),
  /** Null before there is a release. */
  releaseId: ReleaseId.nullable(),
  /** The step that the page shows, so that a late answer is applied to its own question. */
  step: SentStep,
  /** A file that was uploaded to the release with this message. */
  mediaId: MediaId.nullable(),
  /**
   * The acts of a form on the page. They are applied unchanged; the message repeats them in words and is not
   * interpreted.
   */
  chosen: z.array(ChangingAct).max(CHOSEN_LIMIT, { abort: true }).optional(),
  /** Accepted and ignored: the token identifies the caller. */
  userId: z.string().max(100, { abort: true }).optional(),
});
export type SendMessage = z.infer<typeof SendMessage>;

/** The assistant's reply. */
export const AssistantReply = z.object({
  message: z.string(),
  /** Null until a message has created a release. */
  releaseId: ReleaseId.nullable(),
  nextStep: Step,
  asked: ExpectedAnswer,
  changes: z.array(Change),
  choices: z.array(Choice),
  /** A note beside the reply, for example that the model is unavailable or a limit was reached. */
  notice: z.string().nullable(),
});
export type AssistantReply = z.infer<typeof AssistantReply>;

/** The conversation about a release, the same on every device. `asked` is the current question. */
export const ConversationView = z.object({
  releaseId: ReleaseId,
  messages: z.array(ChatMessage),
  nextStep: Step,
  asked: ExpectedAnswer,
});
export type ConversationView = z.infer<typeof ConversationView>;

export const assistantContract = contract({
  /**
   * Sends a message to the assistant, which replies and changes the release with the editor's own operations. Undo is
   * the editor's PATCH with its values swapped.
   */
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

  /** Shows the language model of this deployment, its limits, and its use in a month (UTC). */
  'GET /api/admin/assistant/use': {
    access: 'admin',
    query: z.strictObject({ month: Month }),
    reply: ModelUse,
    problems: [],
  },
});
