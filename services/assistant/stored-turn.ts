import * as z from 'zod';
import { AssistantReply } from '../../shared/assistant/contract.ts';
import type { ChatMessage } from '../../shared/assistant/conversation.ts';
import { IsoTime, MessageId } from '../../shared/ids.ts';
import { StoredText } from '../../shared/text-schemas.ts';

/** An artist's message and its answer, stored as one item so that neither exists without the other. */
export const StoredTurn = z.object({
  /** The id of the artist's message. */
  id: MessageId,
  /** The turn's number in the conversation, from 1. Turns are sorted by it, because the clocks of pages differ. */
  n: z.int(),
  at: IsoTime,
  content: StoredText,
  file: z.object({ fileUrl: z.string().optional(), fileName: z.string(), fileType: z.string() }).optional(),
  replyId: MessageId,
  repliedAt: IsoTime,
  reply: AssistantReply,
  /** SHA-256 of the request, in hexadecimal. */
  fingerprint: z.string(),
});
export type StoredTurn = z.infer<typeof StoredTurn>;

/** The messages of a turn, as the page shows them. */
export function messagesFrom({ id, at, content, file, replyId, repliedAt, reply }: StoredTurn): ChatMessage[] {
  const { message, changes, choices } = reply;
  const sentMessage: ChatMessage = { id, role: 'user', content, timestamp: at, ...file, changes: [], choices: [] };
  const answer: ChatMessage = {
    id: replyId,
    role: 'assistant',
    content: message,
    timestamp: repliedAt,
    changes,
    choices,
  };
  return [sentMessage, answer];
}
