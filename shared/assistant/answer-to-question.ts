import { meaningOf } from './glossary.ts';
import type { Asked, Intent } from './intents/intent.ts';
import { intents } from './intents/intents.ts';
import { placeAnswer } from './intents/places.ts';
import { questions } from './questions.ts';

const said = ({ answer }: Intent, asked: Asked): string => (typeof answer === 'string' ? answer : answer(asked));

/**
 * Replies to a question that we cannot answer: with the most common answer at the current step, and where to ask a
 * person.
 */
function unanswered(asked: Asked): string {
  const usual = intents.find(
    ({ at, asked: lists }) =>
      at?.includes(asked.step) && lists.some((list) => list.length === 1 && list[0] === 'usual'),
  );
  const about = usual ? said(usual, asked) : questions[asked.step].why;
  return `I’m not sure I can answer that. What I can say: ${about} For anything else, ask a person at /contact, or see the answers at /faq.`;
}

/** Answers an `explain` act about a topic, a store, a country or a term of the trade, or admits that we do not know. */
export function answerToQuestion(term: string, asked: Asked): string {
  const intent = intents.find(({ topic }) => topic === term);
  if (intent) return said(intent, asked);
  return placeAnswer(term, asked) ?? meaningOf(term)?.means ?? unanswered(asked);
}
