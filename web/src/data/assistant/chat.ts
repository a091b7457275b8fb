import type { AssistantReply, ConversationView, SendMessage } from '../../../../shared/assistant/contract.ts';
import type { ChatMessage, ExpectedAnswer } from '../../../../shared/assistant/conversation.ts';
import type { SentStep } from '../../../../shared/assistant/step.ts';

/**
 * A message as displayed. A reply may have a short notice. `after` is the id of the artist's previous message, or null
 * if there is none. It is set only on messages that the server does not store: the opening, and everything before the
 * release exists.
 */
export type ShownMessage = Omit<ChatMessage, 'id'> & { id: string; notice?: string | null; after?: string | null };

/**
 * A conversation as displayed. The step is 'start' at first, and then comes from the server's replies (product 31.40).
 */
export type Chat = { messages: readonly ShownMessage[]; step: SentStep; expected: ExpectedAnswer | null };

export const noChat: Chat = { messages: [], step: 'start', expected: null };

/** Merges the stored conversation with messages that only this page knows. */
export function chatOf({ messages, nextStep, asked }: ConversationView, known: Chat = noChat): Chat {
  const ours = known.messages.filter(({ after }) => after !== undefined);
  const behind = (id: string | null) => ours.filter(({ after }) => after === id);
  const merged: ShownMessage[] = behind(null);
  let last: string | null = null;
  for (const message of messages) {
    merged.push(message);
    if (message.role === 'user') last = message.id;
    else merged.push(...behind(last));
  }
  return { messages: merged, step: nextStep, expected: asked };
}

/** A message to send, and the file that it is about, if any. */
export type Sent = SendMessage & { at: string; file?: { name: string; type: string } };

/** Commands that the page sends to open a conversation or go to a question. They are never displayed. */
export const START = 'start';
export const RESUME = 'analyze_resume';
export const isOpening = ({ message, step }: Pick<Sent, 'message' | 'step'>): boolean =>
  message === RESUME || (message === START && step === 'start');

/** An artist's message as displayed, both while it is in flight and afterwards. */
export const toShownMessage = ({ id, message, at, file }: Sent): ShownMessage => ({
  id,
  role: 'user',
  content: message,
  timestamp: at,
  ...(file && { fileName: file.name, fileType: file.type }),
  changes: [],
  choices: [],
});

/** Appends a reply to the conversation. A reply that arrives twice is shown only once. */
export function withReply(chat: Chat, sent: Sent, reply: AssistantReply, at: string): Chat {
  const replyId = `${sent.id} reply`;
  const before = chat.messages.filter(({ id }) => id !== sent.id && id !== replyId);
  const isStored = !isOpening(sent) && reply.releaseId !== null;
  const after = before.findLast(({ role, after }) => role === 'user' && after === undefined)?.id ?? null;
  const answer: ShownMessage = {
    id: replyId,
    role: 'assistant',
    content: reply.message,
    timestamp: at,
    changes: reply.changes,
    choices: reply.choices,
    notice: reply.notice,
  };
  const added = isOpening(sent) ? [answer] : [toShownMessage(sent), answer];
  return {
    messages: [...before, ...(isStored ? added : added.map((message) => ({ ...message, after })))],
    step: reply.nextStep,
    expected: reply.asked,
  };
}
