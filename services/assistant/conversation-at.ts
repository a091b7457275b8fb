import type { SendMessage } from '../../shared/assistant/contract.ts';
import { type Conversation, newConversation } from '../../shared/assistant/conversation.ts';
import type { Step } from '../../shared/assistant/step.ts';

/** The page's step; undefined for a page that opens a conversation and has none. */
export const stepOf = (step: SendMessage['step']): Step | undefined =>
  step === 'start' || step === 'resume_analysis' ? undefined : step;

/**
 * The conversation as the message's page shows it: the message answers the question on that page, even if another tab
 * is further on. So "Yes" does not refer to an offer in the other tab.
 */
export function conversationAt(stored: Conversation | undefined, sent: SendMessage['step']): Conversation {
  const step = stepOf(sent);
  if (!stored) return step ? { ...newConversation, step } : newConversation;
  return step === undefined || step === stored.step
    ? stored
    : { ...stored, step, revisits: true, offer: null, misses: 0 };
}
