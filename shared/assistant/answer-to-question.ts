import { meaningOf } from './glossary.ts';
import type { Asked } from './intents/intent.ts';
import { intents } from './intents/intents.ts';
import { placeAnswer } from './intents/places.ts';
import { thisQuestion } from './intents/this-question.ts';

/** What an `explain` act says: of a topic, a store, a country or a word of the trade. What we do not know is said to be so. */
export function answerToQuestion(term: string, asked: Asked): string {
  const answer = intents.find(({ topic }) => topic === term)?.answer;
  if (answer !== undefined) return typeof answer === 'string' ? answer : answer(asked);
  return placeAnswer(term, asked) ?? meaningOf(term)?.means ?? thisQuestion.unknown.answer(asked);
}
