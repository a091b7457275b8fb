import { dayOf } from '../dates.ts';
import type { SubmittedContent } from '../releases/earlier-submission.ts';
import type { Release } from '../releases/release.ts';
import { type Conversation, newConversation } from './conversation.ts';
import type { InterpretContext } from './interpret/context.ts';
import { pointsOf } from './open-points.ts';
import { questions } from './questions.ts';

/**
 * Builds the context in which an interpreter reads a message: the current question, the release, and the conversation.
 */
export const interpretContext = ({
  release,
  earlier = null,
  conversation: stored,
  now,
}: {
  release: Release | null;
  earlier?: SubmittedContent | null;
  conversation: Conversation;
  now: Date;
}): InterpretContext => {
  const conversation = { ...newConversation, ...stored };
  return {
    question: questions[conversation.step],
    release,
    today: dayOf(now),
    previous: conversation.trail.at(-1),
    offer: conversation.offer,
    point: pointsOf(release, conversation, { earlier, now }).current,
  };
};
