import type { SendMessage } from '../../shared/assistant/contract.ts';
import { type Conversation, newConversation } from '../../shared/assistant/conversation.ts';
import type { Step } from '../../shared/assistant/step.ts';

/** The step that the page shows; undefined if the page is only opening a conversation. */
export const pageStep = (step: SendMessage['step']): Step | undefined =>
  step === 'start' || step === 'resume_analysis' ? undefined : step;

/**
 * The conversation as seen by the page that sent the message. The message answers the question on that page, even if
 * another tab has moved on, so "Yes" never accepts an offer made in the other tab.
 */
export function conversationForPage(stored: Conversation | undefined, sent: SendMessage['step']): Conversation {
  const step = pageStep(sent);
  if (!stored) return step ? { ...newConversation, step } : newConversation;
  return step === undefined || step === stored.step
    ? stored
    : { ...stored, step, revisits: true, offer: null, misses: 0 };
}
