import { dayOf } from '../dates.ts';
import type { Release } from '../releases/release.ts';
import type { Conversation } from './conversation.ts';
import type { InterpretContext } from './interpret/context.ts';
import { questions } from './questions.ts';

/** What an interpreter is told beside the message: the question that stands, and the release. */
export const interpretContext = ({
  release,
  conversation,
  now,
}: {
  release: Release | null;
  conversation: Conversation;
  now: Date;
}): InterpretContext => ({
  question: questions[conversation.step],
  release,
  today: dayOf(now),
  previous: conversation.trail.at(-1),
});
