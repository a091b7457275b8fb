import type { Act } from '../act.ts';
import type { Offer } from '../offer.ts';
import { questions } from '../questions.ts';
import { statementOf } from './clauses/message-parts.ts';
import type { InterpretContext } from './context.ts';
import { kindOfAnswer } from './kind-of-answer.ts';
import { setsValue } from './talk/doubt.ts';
import { wordsOf } from './words/words.ts';

/** The minimum number of words in a sentence. A shorter text that names no field may be the title itself. */
const MIN_WORDS = 3;

/**
 * While an offered title or name awaits a yes, reads a message as a statement about a different field.
 * @param read reads a message in a given context
 * @returns undefined if the message may be the offered value with a new spelling
 */
export function readDespiteOffer(
  text: string,
  context: InterpretContext,
  read: (text: string, context: InterpretContext) => Act[],
): Act[] | undefined {
  const { offer, question, release } = context;
  if (!offer || !release || kindOfAnswer(question.step) === 'choice' || isOfferedText(text, offer)) return undefined;
  // The question for the cover art cannot be answered in words, so under it only statements are read.
  const elsewhere = { ...context, offer: null, question: questions.cover_art };
  const names = wordsOf(text).length >= MIN_WORDS || statementOf(text, elsewhere, true) !== undefined;
  if (!names) return undefined;
  const acts = read(text, elsewhere);
  const isOfOther = (act: Act): boolean =>
    act.kind === 'rename-credit' || act.kind === 'remove-credit' || (setsValue(act) && !answersQuestion(act, context));
  return acts.length > 0 && acts.every(isOfOther) ? acts : undefined;
}

/** Whether a text repeats the offered value. */
const isOfferedText = (text: string, { answers }: Offer): boolean =>
  answers.some(({ acts }) => JSON.stringify(acts).toLowerCase().includes(JSON.stringify(text).toLowerCase()));

/** Whether an act answers the current question. */
export function answersQuestion(act: Act, { question }: InterpretContext): boolean {
  if (act.kind === 'track-titles' || act.kind === 'set-track' || act.kind === 'set-release')
    return question.places.some((place) => place === ('field' in act ? act.field : 'title'));
  return act.kind === 'credit' && question.places.some((place) => place === act.named.list);
}
