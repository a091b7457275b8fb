import type { PlainAct } from '../../act.ts';
import { type Concept, conceptsIn } from '../../intents/concepts.ts';
import type { Intent } from '../../intents/intent.ts';
import { intents } from '../../intents/intents.ts';
import { countriesNamed, listIntents, storesNamed } from '../../intents/places.ts';
import { thisQuestion, UNKNOWN_QUESTION } from '../../intents/this-question.ts';
import type { Step } from '../../step.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { type TermsInQuestion, termsInQuestion } from './terms-in-question.ts';

const explain = (term: string): PlainAct => ({ kind: 'explain', term });

/**
 * Acts that answer a question. `isOfValue`: the answer to the open question depends on it. `isOfPlaces`: it asks
 * whether stores are in the list. `isKnown`: false if we can only explain the open question.
 */
export type QuestionReading = { acts: PlainAct[]; isOfValue: boolean; isOfPlaces: boolean; isKnown: boolean };

/** Concepts in questions about whether something fits the open question. A value beside them is not an answer yet. */
const OF_VALUE: readonly Concept[] = ['count', 'enough', 'difference', 'usual', 'needed', 'real_name'];

/** Finds the subject of a question. `message` is the context: 'it was on YouTube, does that count?' */
export function readQuestion(text: string, message: string, step: Step): QuestionReading {
  const words = wordsOf(text);
  const concepts = conceptsIn(words);
  const around = conceptsIn(wordsOf(message));
  const asksOfValue = OF_VALUE.some((concept) => concepts.has(concept));
  const isOfPlaces = concepts.has('included');
  const answer = (topics: readonly string[], asksBack = false): QuestionReading => ({
    acts: topics.slice(0, 3).map(explain),
    isOfValue: asksOfValue || asksBack,
    isOfPlaces,
    isKnown: true,
  });
  const termReading = termsAt(words, step);
  const place = placeInQuestion(words, concepts, step);
  const best = bestIntent(concepts, around, step);
  const isOfTerm = termReading?.isAll && termReading.terms.length > 0 && isTermQuestion(concepts, words);
  if (isOfTerm && (!best || best.score < 2.9)) return answer(termReading.terms);
  if (place && (!best || best.score < 2.5 || listIntents.includes(best.intent))) return answer(place);
  if (best) return answer([best.intent.topic], best.intent.asksBack);
  if (termReading && termReading.terms.length > 0 && (termReading.isAll || concepts.has('meaning')))
    return answer(termReading.terms);
  // "Is it, then?" asks about the words before it.
  const own = bestIntent(around, around, step);
  if (own?.intent.at) return answer([own.intent.topic], own.intent.asksBack);
  const isUnclear = termReading?.terms.length === 0 || words.length <= 2;
  // 'How do we do that?' asks how to answer the open question.
  const isOfAnswer = words.length <= MOST_OF_ANSWER;
  const topic = isUnclear ? thisQuestion.meaning.topic : UNKNOWN_QUESTION;
  return {
    acts: [explain(topic)],
    isOfValue: asksOfValue || isOfAnswer || namesStep(words, step),
    isOfPlaces,
    isKnown: isUnclear,
  };
}

const MOST_OF_ANSWER = 4;

/** Whether an unrecognized question names the open question's subject: 'would that be explicit?' */
const namesStep = (words: readonly Word[], step: Step): boolean => {
  const name = STEP_WORDS[step];
  return name !== undefined && words.some(({ key }) => key.startsWith(name));
};
const STEP_WORDS: Partial<Record<Step, string>> = {
  explicit: 'explicit',
  cover_songs: 'cover',
  ai_audio: 'ai',
  ai_composition: 'ai',
  version: 'version',
  cover_licence: 'licen',
};

/** Finds the terms that a question names. At questions about cover songs, "cover" does not mean the picture. */
function termsAt(words: readonly Word[], step: Step): TermsInQuestion | undefined {
  const termReading = termsInQuestion(words);
  const isOfSongs = step === 'cover_songs' || step === 'cover_licence';
  // "What is the price?" asks for the price.
  if (termReading?.terms.includes('Plan') && conceptsIn(words).has('cost')) return undefined;
  return termReading && isOfSongs
    ? { ...termReading, terms: termReading.terms.map((term) => (term === 'Cover art' ? 'Cover song' : term)) }
    : termReading;
}

/** Whether a question asks for a term, either alone or with "what is". */
const isTermQuestion = (concepts: ReadonlySet<Concept>, words: readonly Word[]): boolean =>
  concepts.has('meaning') ||
  concepts.has('difference') ||
  (words.length <= 3 && !concepts.has('count') && !concepts.has('needed'));

function placeInQuestion(words: readonly Word[], concepts: ReadonlySet<Concept>, step: Step): string[] | undefined {
  const isOfPlaces = step === 'stores' || step === 'territories';
  if (!isOfPlaces && !concepts.has('included')) return undefined;
  if ((['earn', 'cost', 'difference', 'ai'] as const).some((concept) => concepts.has(concept))) return undefined;
  const named = step === 'territories' ? countriesNamed(words) : [...storesNamed(words), ...countriesNamed(words)];
  return named.length > 0 ? named.slice(0, 3) : undefined;
}

/** Weight of a concept outside the question itself. */
const AROUND = 0.7;

type Scored = { intent: Intent; score: number };

/** Finds the intent that best matches a question. Concepts outside the question count less. */
function bestIntent(concepts: ReadonlySet<Concept>, around: ReadonlySet<Concept>, step: Step): Scored | undefined {
  let best: Scored | undefined;
  for (const intent of intents) {
    if (intent.at && !intent.at.includes(step)) continue;
    for (const list of intent.conceptLists) {
      if (!list.every((concept) => around.has(concept)) || !list.some((concept) => concepts.has(concept))) continue;
      const sum = list.reduce((score, concept) => score + (concepts.has(concept) ? 1 : AROUND), 0);
      const score = sum + (intent.at ? 0.6 : 0);
      if (best === undefined || score > best.score) best = { intent, score };
    }
  }
  return best;
}

/**
 * Finds the topic of a question that does not have the form of one: "param ne zaman yatar". Requires two concepts, so
 * that statements do not match.
 */
export function topicIn(text: string, step: Step): PlainAct | undefined {
  const concepts = conceptsIn(wordsOf(text));
  if (!ASKING.some((concept) => concepts.has(concept))) return undefined;
  const best = bestIntent(concepts, concepts, step);
  return best && best.score >= 2 ? explain(best.intent.topic) : undefined;
}
const ASKING: readonly Concept[] = [
  'when',
  'cost',
  'where',
  'how',
  'meaning',
  'count',
  'needed',
  'enough',
  'ownership',
  'takedown',
  'summary',
  'difference',
];

/** Concepts that belong only to the form of a question. A statement with no others is not related to any question. */
const ONLY_ASKS: ReadonlySet<Concept> = new Set([
  'when',
  'where',
  'how',
  'cost',
  'usual',
  'purpose',
  'needed',
  'meaning',
  'included',
  'difference',
  'enough',
  'afterwards',
  'before',
  'change',
]);

/**
 * Finds how a statement that is not an answer is related to the open question: 'it samples an old song', at the
 * question about covers.
 */
export function touchedBy(text: string, step: Step): PlainAct | undefined {
  const concepts = conceptsIn(wordsOf(text));
  const own = intents.filter(({ at }) => at?.includes(step));
  let best: Scored | undefined;
  for (const intent of own)
    for (const list of intent.conceptLists)
      if (
        !list.every((concept) => ONLY_ASKS.has(concept)) &&
        list.every((concept) => concepts.has(concept)) &&
        list.length > (best?.score ?? 0)
      )
        best = { intent, score: list.length };
  return best && explain(best.intent.topic);
}
