import { fromLastCorrection, type ValueSegment, valueSegments } from '../clauses/value-segments.ts';
import type { FindPhrases } from '../words/phrases.ts';
import { areOnly } from '../words/sayings.ts';
import { strangeWords } from '../words/small-words.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { type Language, sung } from './language-finders.ts';
import { preferencePhrases as choosingWords, instruments, singing, smallParts, titleWords } from './language-words.ts';

const isSmallPart = (word: Word) => smallParts([word]).length > 0;
const keyOf = ({ code, isListed }: Language) => `${code} ${isListed}`;

/** Finds the languages that an answer means: those it prefers, or else all except those of a small part. */
function languagesIn(segments: readonly ValueSegment<Language>[]): {
  meant: Language[];
  isClean: boolean;
  isOffered: boolean;
} {
  const found = segments.flatMap(({ items, strange, isOffered, words }) =>
    items
      .filter(({ isNegated }) => !isNegated)
      .map(({ value, from }) => ({
        value,
        isOffered,
        isClean: strange.length === 0 || isSung(words, from) || value.code === 'zxx',
        isPart: isOfSmallPart(
          words,
          from,
          items.map((one) => one.from),
        ),
        isChosen: choosingWords(words).length > 0,
        isOfTitles: titleWords(words).length > 0,
      })),
  );
  const choosing = found.filter(({ isChosen, isPart }) => isChosen && !isPart);
  const ofTitles = found.filter(({ isOfTitles, isPart }) => isOfTitles && !isPart);
  const chosen = choosing.length > 0 ? choosing : ofTitles;
  const whole = found.filter(({ isPart }) => !isPart);
  const [first] = whole;
  const clean = first?.isClean ? whole.filter(({ isClean, isOffered }) => isClean || isOffered) : whole;
  const isOne = new Set(chosen.map(({ value }) => keyOf(value))).size === 1;
  const valid = isOne ? chosen : clean;
  const meant = new Map(valid.map(({ value }) => [keyOf(value), value]));
  return {
    meant: [...meant.values()],
    isClean: isOne ? valid.some(({ isClean }) => isClean) : (first?.isClean ?? false),
    isOffered: valid.some(({ isOffered }) => isOffered),
  };
}

/**
 * Whether a language is only that of a small part, as in 'One chorus in Spanish', with no other language between the
 * two.
 */
function isOfSmallPart(words: readonly Word[], at: number, others: readonly number[]): boolean {
  const before = Math.max(-1, ...others.filter((other) => other < at));
  const isOne = /^ones?$/.test(words[0]?.key ?? '') && at > 0;
  return (
    isOne ||
    smallParts(words).some(
      ({ from, to }) =>
        (from > before && to <= at) ||
        (from > at && from - at <= 2 && !others.some((other) => other > at && other < from)),
    )
  );
}
const isSung = (words: readonly Word[], at: number) => singing(words).some(({ to }) => to === at);

/** Finds the languages in a text. A correction replaces the languages before it. */
export const languagesOf = (words: readonly Word[], find: FindPhrases<Language>) =>
  languagesIn(fromLastCorrection(valueSegments(words, find, isSmallPart)));

/** Whether a segment names only instruments. */
function namesOnlyInstruments({ words }: ValueSegment<Language>): boolean {
  const played = instruments(words);
  return (
    played.length > 0 &&
    strangeWords(words.filter((_, n) => !played.some(({ from, to }) => n >= from && n < to))).length === 0
  );
}

/** Reads the language in a clause from which the words for its tracks have been removed. */
export function clauseLanguage(text: string): string | 'open' | 'aside' | undefined {
  const words = wordsOf(text);
  const segments = fromLastCorrection(valueSegments(words, sung, isSmallPart));
  const { meant, isClean } = languagesIn(segments);
  const [only, ...others] = meant;
  if (only) return others.length > 0 || !isClean ? undefined : only.isListed ? only.code : 'open';
  if (smallParts(words).length > 0 || segments.some(({ items }) => items.some(({ isNegated }) => isNegated)))
    return 'aside';
  return segments.some(namesOnlyInstruments) || areOnly(words, 'no') ? 'zxx' : undefined;
}
