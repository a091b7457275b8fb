import { rateExplanation } from '../clauses/explanations.ts';
import type { Piece } from '../clauses/pieces.ts';
import type { FreeText } from '../corrections/field-nouns.ts';
import { areCapital, isParticle, isSmall } from '../words/capitals.ts';
import { areOnly } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';
import { afterPreamble } from './preambles.ts';
import { isGreeting, namingStart } from './value-endings.ts';

/** Words that introduce a change of mind: 'but in the end we chose'. */
const CONTRAST =
  /^\s*(?:but|no|wait|actually|sorry|pero|mas|mais|aber|ma|nein|doch|anzi)?\s*(?:but|in the end|finally|then|poi|now|so|puis|al final|no final|au final|alla fine|am ende|wait|no|actually)\b/i;

/**
 * Finds the piece in which the value begins: the first one that names it, or else the first that is not a greeting or
 * filler.
 */
export function findStartPiece(pieces: readonly Piece[], kind: FreeText): number {
  let first = 0;
  while (first < pieces.length - 1 && isLeading(pieces[first]?.text ?? '')) first++;
  const named = pieces.flatMap(({ text }, n) => {
    const words = wordsOf(text);
    const { from, strength } = afterPreamble(words, kind);
    const isValue =
      from < words.length &&
      rateExplanation({ text: text.slice(words[from]?.start ?? 0), gap: ', ' }, [], kind, false) === 'no';
    return (strength === 'strong' && isValue) || namingStart(words) < words.length ? [n] : [];
  });
  const [at] = named;
  if (at === undefined) return weakStart(pieces, first, kind);
  const later = named.find((n) => n > at && CONTRAST.test(`${pieces[n]?.gap ?? ''}${pieces[n]?.text ?? ''}`));
  const chosen = later ?? at;
  const start = wordsOf(pieces[first]?.text ?? '');
  return chosen > first && areCapital(start) && !named.includes(first) ? first : chosen;
}
/**
 * Finds a weak lead-in, such as 'it shall be The Harbour Tapes', after a long first sentence that contains no value.
 */
function weakStart(pieces: readonly Piece[], first: number, kind: FreeText): number {
  const found = pieces.findLastIndex(({ text }) => {
    const words = wordsOf(text);
    const { from, strength } = afterPreamble(words, kind);
    return strength === 'weak' && from < words.length && areCapital(words.slice(from));
  });
  const before = pieces.slice(first, Math.max(first, found)).flatMap(({ text }) => wordsOf(text));
  return before.filter((word) => isSmall(word) && !isParticle(word)).length > 3 ? found : first;
}
const isLeading = (text: string): boolean => {
  const words = wordsOf(text);
  return areOnly(words, 'filler', 'yes', 'hedge') || isGreeting(words);
};
