import type { KindOfAnswer } from '../kind-of-answer.ts';
import { areOnly, findSaying, hasSaying, withoutAround } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { isQuestion } from './is-question.ts';

/** Kinds of talk. None of them is an answer. */
export type Talk = 'question' | 'later' | 'choose' | 'small';

/**
 * Whether a text begins like a question but in fact postpones or delegates the answer: 'Muss ich klären', 'wie ihr
 * wollt'.
 */
const beginsPostponing = (words: readonly Word[], text: string): boolean =>
  !/[?？]/.test(text) &&
  (['later', 'choose', 'unsure'] as const).some((saying) =>
    findSaying(words, saying).some(({ from, to }) => from === 0 && to > 1),
  );

/** Whether the words postpone the answer. 'one week later' does not, because it is a date. */
const putsOff = (words: readonly Word[]): boolean =>
  findSaying(words, 'later').some(
    ({ from, to }) =>
      to - from > 1 ||
      !/^(?:day|week|month|year|minute|hour|semana|dia|mese|mois|semaine|woche|tag|monat|settimana|giorno|mes)/.test(
        words[from - 1]?.key ?? '',
      ),
  );

/** How a piece relates to its message: whether it is the whole message, and whether its sentence is a question. */
export type PieceContext = { isAll: boolean; isOfQuestion: boolean };

/** Reads a piece as talk; undefined if it may be an answer. */
export function readTalk(text: string, kind: KindOfAnswer, { isAll, isOfQuestion }: PieceContext): Talk | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return 'small';
  if (!beginsPostponing(words, text) && isQuestion(text, kind, isOfQuestion)) return 'question';
  // 'Later' may be one of several titles, and 'Skip' one of several names.
  if (kind !== 'choice' && words.length === 1 && !isAll) return undefined;
  if (kind === 'title' && words.length === 1) return undefined;
  if (areOnly(words, 'filler')) return 'small';
  const meant = withoutAround(words, 'filler', 'no', 'hedge');
  if (areOnly(meant, 'later', 'unsure', 'filler')) return 'later';
  if (areOnly(meant, 'choose', 'filler')) return 'choose';
  const isPut =
    kind === 'choice' || words.length > 2 || (kind === 'name' && findSaying(words, 'unsure')[0]?.from === 0);
  if (isPut && hasSaying(words, 'choose')) return 'choose';
  return isPut && (hasSaying(words, 'unsure') || putsOff(words)) ? 'later' : undefined;
}
