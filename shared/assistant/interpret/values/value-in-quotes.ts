import { spellingNoteStart } from '../clauses/explanations.ts';
import { piecesOf } from '../clauses/pieces.ts';
import type { FreeText } from '../corrections/field-nouns.ts';
import { areShouted, isSmall } from '../words/capitals.ts';
import { hasSaying } from '../words/sayings.ts';
import { SPACELESS, type Word, wordsOf } from '../words/words.ts';
import { afterPreamble } from './preambles.ts';
import { chatStart, namingStart } from './value-endings.ts';

/** A value, read without the lead-in, chat and explanations around it. */
export type ValueReading = {
  value: string;
  /** Whether words or quotes in the message mark this as the value. */
  isNamed: boolean;
  /** Whether the words left out are certainly not part of the value. */
  isClear: boolean;
  /** The other clauses of the message. */
  besides: string[];
  /** Whether the words around the value express doubt about it. */
  isDoubtful: boolean;
};

/** Reads the only quoted part of a text as its value, if the other words lead up to it or explain it. */
export function valueInQuotes(text: string, kind: FreeText): ValueReading | undefined {
  const runs = [...text.matchAll(/"([^"]{1,250})"|(?<![\p{L}\p{N}])'([^']{2,250})'(?![\p{L}\p{N}])/gu)];
  const [run, other] = runs;
  if (run && other && kind === 'title') return undecidedValue(run, other);
  if (!run || other) return undefined;
  const before = text.slice(0, run.index);
  const after = text.slice(run.index + run[0].length);
  const last = piecesOf(before).at(-1)?.text ?? '';
  const stand: Word = { text: 'X', key: 'x', start: 0, end: 0, gap: ' ' };
  const words = [...wordsOf(last), stand];
  // In 'After long thought we went with "…"', only the words right before the quotes have to lead up to the value. Any
  // small words do, unless they deny it.
  const isLed =
    words.length === 1 ||
    SPACELESS.test(before + after) ||
    (words.length < 16 &&
      words.slice(1, -1).every((word) => isSmall(word) || areShouted([word])) &&
      !words.some(({ key }) =>
        /^(?:not|no|like|unlike|than|instead|opposite|nicht|pas|non|nao|without|and)$/.test(key),
      )) ||
    words
      .slice(-9, -1)
      .some((_, n, all) => afterPreamble(words.slice(words.length - 1 - all.length + n), kind).from === all.length - n);
  const rest = wordsOf(after);
  // In 'die CD soll "Waldfrühstück" heißen. MfG', one or two words end the sentence.
  const end = wordsOf(piecesOf(after)[0]?.text ?? '');
  const isEnded =
    rest.length === 0 ||
    (end.length < 3 && end.every(isSmall)) ||
    SPACELESS.test(before + after) ||
    /^\s*(?:[,.;(–—-]|$)/.test(after) ||
    namingStart([stand, ...rest]) === 1 ||
    spellingNoteStart([{ ...stand, text: 'X' }, ...rest]) === 1 ||
    chatStart([stand, ...rest]) === 1;
  const value = (run[1] ?? run[2] ?? '').trim();
  // When the title is asked for, the quoted part is probably the title, whatever the other words are.
  const isAmidTalk = kind === 'title' && run[1] !== undefined && wordsOf(text).length > wordsOf(value).length + 1;
  if ((!isLed || !isEnded) && isAmidTalk)
    return { value, isNamed: true, isClear: false, besides: [], isDoubtful: true };
  if (!isLed || !isEnded) return undefined;
  return {
    value,
    isNamed: true,
    isClear: true,
    besides: rest.length > 0 ? [after] : [],
    isDoubtful: hasSaying(wordsOf(before), 'doubt'),
  };
}

/** Two parts are quoted, and either may be the title. */
const undecidedValue = (one: RegExpMatchArray, other: RegExpMatchArray): ValueReading => ({
  value: (one[1] ?? one[2] ?? '').trim(),
  isNamed: true,
  isClear: false,
  besides: [(other[1] ?? other[2] ?? '').trim()],
  isDoubtful: true,
});
