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
 * How an artist's question was read, and the acts that answer it. `isOfValue`: it is about a value for the open
 * question, so a value next to it is not an answer yet. `isOfPlaces`: it asks whether something is included in a list.
 * `isKnown`: false if we do not know the answer.
 */
export type QuestionReading = { acts: PlainAct[]; isOfValue: boolean; isOfPlaces: boolean; isKnown: boolean };

/**
 * Concepts that mark a question about a possible answer: 'is 10 enough?', 'does that count?'. A value mentioned in such
 * a question is not an answer yet.
 */
const FITNESS_CONCEPTS: readonly Concept[] = ['count', 'enough', 'difference', 'usual', 'needed', 'real_name'];

/** Finds the topic of an artist's question. `message` is the whole message: 'it was on YouTube, does that count?' */
export function readQuestion(text: string, message: string, step: Step): QuestionReading {
  const words = wordsOf(text);
  const concepts = conceptsIn(words);
  const around = conceptsIn(wordsOf(message));
  const asksOfValue = FITNESS_CONCEPTS.some((concept) => concepts.has(concept));
  const isOfPlaces = concepts.has('included');
  const answer = (topics: readonly string[], asksBack = false): QuestionReading => ({
    acts: topics.slice(0, 3).map(explain),
    isOfValue: asksOfValue || asksBack,
    isOfPlaces,
    isKnown: true,
  });
  const termReading = termsForStep(words, step);
  const place = placeInQuestion(words, concepts, step);
  const best = bestIntent(concepts, around, step);
  const isOfTerm = termReading?.isAll && termReading.terms.length > 0 && isTermQuestion(concepts, words);
  if (isOfTerm && (!best || best.score < 2.9)) return answer(termReading.terms);
  if (place && (!best || best.score < 2.5 || listIntents.includes(best.intent))) return answer(place);
  if (best) return answer([best.intent.topic], best.intent.asksBack);
  if (termReading && termReading.terms.length > 0 && (termReading.isAll || concepts.has('meaning')))
    return answer(termReading.terms);
  // 'Is it, then?' is about the words before it.
  const own = bestIntent(around, around, step);
  if (own?.intent.at) return answer([own.intent.topic], own.intent.asksBack);
  const isUnclear = termReading?.terms.length === 0 || words.length <= 2;
  // A short question that we do not recognize, such as 'How do we do that?', is assumed to be about the open question.
  const isOfAnswer = words.length <= MAX_SHORT_QUESTION_WORDS;
  const topic = isUnclear ? thisQuestion.meaning.topic : UNKNOWN_QUESTION;
  return {
    acts: [explain(topic)],
    isOfValue: asksOfValue || isOfAnswer || mentionsStep(words, step),
    isOfPlaces,
    isKnown: isUnclear,
  };
}

const MAX_SHORT_QUESTION_WORDS = 4;

/** Whether a question that we do not recognize is about the topic of the open question: 'would that be explicit?' */
const mentionsStep = (words: readonly Word[], step: Step): boolean => {
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

/**
 * Finds the terms that a question asks about. When covers are asked for, "cover" means a cover song, not the artwork.
 */
function termsForStep(words: readonly Word[], step: Step): TermsInQuestion | undefined {
  const termReading = termsInQuestion(words);
  const isOfSongs = step === 'cover_songs' || step === 'cover_licence';
  // 'What is the price?' asks for an amount, not for the meaning of "plan".
  if (termReading?.terms.includes('Plan') && conceptsIn(words).has('cost')) return undefined;
  return termReading && isOfSongs
    ? { ...termReading, terms: termReading.terms.map((term) => (term === 'Cover art' ? 'Cover song' : term)) }
    : termReading;
}

/** Whether a question asks what a term means, either with "what is" or by naming only the term. */
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

/** The weight of a concept that occurs in the message but not in the question itself. */
const CONTEXT_WEIGHT = 0.7;

type Scored = { intent: Intent; score: number };

/** Finds the intent that best matches a question. Concepts elsewhere in the message have a lower weight. */
function bestIntent(concepts: ReadonlySet<Concept>, around: ReadonlySet<Concept>, step: Step): Scored | undefined {
  let best: Scored | undefined;
  for (const intent of intents) {
    if (intent.at && !intent.at.includes(step)) continue;
    for (const list of intent.conceptLists) {
      if (!list.every((concept) => around.has(concept)) || !list.some((concept) => concepts.has(concept))) continue;
      const sum = list.reduce((score, concept) => score + (concepts.has(concept) ? 1 : CONTEXT_WEIGHT), 0);
      const score = sum + (intent.at ? 0.6 : 0);
      if (best === undefined || score > best.score) best = { intent, score };
    }
  }
  return best;
}

/**
 * Finds the topic of a question that isn't phrased as one: 'param ne zaman yatar' ("when do I get paid"). Requires two
 * concepts, so that statements do not match.
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

/** Concepts too general to relate a statement to the open question. */
const GENERIC_CONCEPTS: ReadonlySet<Concept> = new Set([
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
 * Finds the topic to explain if a statement is related to the open question but does not answer it: 'it samples an old
 * song', when the artist is asked about covers.
 */
export function relatedTopic(text: string, step: Step): PlainAct | undefined {
  const concepts = conceptsIn(wordsOf(text));
  const own = intents.filter(({ at }) => at?.includes(step));
  let best: Scored | undefined;
  for (const intent of own)
    for (const list of intent.conceptLists)
      if (
        !list.every((concept) => GENERIC_CONCEPTS.has(concept)) &&
        list.every((concept) => concepts.has(concept)) &&
        list.length > (best?.score ?? 0)
      )
        best = { intent, score: list.length };
  return best && explain(best.intent.topic);
}
