import { meaningOf } from './glossary.ts';
import type { Intent, QuestionContext } from './intents/intent.ts';
import { intents } from './intents/intents.ts';
import { placeAnswer } from './intents/places.ts';
import { questions } from './questions.ts';

const answerText = ({ answer }: Intent, context: QuestionContext): string =>
  typeof answer === 'string' ? answer : answer(context);

/**
 * Replies to a question that we cannot answer, with the most common answer for the current step and a way to reach a
 * person.
 */
function unanswered(context: QuestionContext): string {
  const usual = intents.find(
    ({ at, conceptLists: lists }) =>
      at?.includes(context.step) && lists.some((list) => list.length === 1 && list[0] === 'usual'),
  );
  const about = usual ? answerText(usual, context) : questions[context.step].why;
  return `I’m not sure I can answer that. What I can say: ${about} For anything else, ask a person at /contact, or see the answers at /faq.`;
}

/** Answers an `explain` act about a topic, a store, a country or a trade term, or admits that we do not know. */
export function answerToQuestion(term: string, context: QuestionContext): string {
  const intent = intents.find(({ topic }) => topic === term);
  if (intent) return answerText(intent, context);
  return placeAnswer(term, context) ?? meaningOf(term)?.means ?? unanswered(context);
}
