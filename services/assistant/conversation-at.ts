import type { SendMessage } from '../../shared/assistant/contract.ts';
import { type Conversation, newConversation } from '../../shared/assistant/conversation.ts';
import type { Step } from '../../shared/assistant/step.ts';

/** The step of a page, or nothing where it stands at none: it opens a conversation. */
export const stepOf = (step: SendMessage['step']): Step | undefined =>
  step === 'start' || step === 'resume_analysis' ? undefined : step;

/**
 * The conversation as the message belongs to it: an answer is one to the question that its page shows, also when another tab is further on. What was
 * offered there is not what "yes" means here.
 */
export function conversationAt(stored: Conversation | undefined, sent: SendMessage['step']): Conversation {
  const step = stepOf(sent);
  if (!stored) return step ? { ...newConversation, step } : newConversation;
  return step === undefined || step === stored.step
    ? stored
    : { ...stored, step, revisits: true, offer: null, misses: 0 };
}
