import { commonWords } from '../../../reference/common-words.ts';
import { isCapital, isParticle } from '../words/capitals.ts';
import { type Word, wordsOf } from '../words/words.ts';

/** Contractions of a pronoun and a verb, which are never names: 'I'm', 'c'est', 'who's'. */
const CONTRACTION = /^(?:i|you|we|they|he|she|it|that|there|who|what|c|j|d|qu|s|n|m|t|y)'\p{L}+$/iu;

const withoutVowels = (word: string): string => word.replace(/[aeiou]/g, '');
const MIN_VOWELLESS_LENGTH = 4;
let hasty: ReadonlySet<string> | undefined;
/**
 * Common words without their vowels, as people type them in a hurry: 'evrythng', 'myslf'. They are built on first use,
 * because that takes 20 ms.
 */
const hastyWords = (): ReadonlySet<string> => {
  hasty ??= new Set([...commonWords].map(withoutVowels).filter(({ length }) => length >= MIN_VOWELLESS_LENGTH));
  return hasty;
};
const isHastyWord = ({ text, key }: Word): boolean =>
  text === text.toLowerCase() &&
  key.length >= MIN_VOWELLESS_LENGTH &&
  withoutVowels(key).length * 4 >= key.length * 3 &&
  hastyWords().has(withoutVowels(key));

/** Roman numerals, as in Violin II. They are never names. */
const ROMAN = /^(?:i{2,3}|iv|vi{0,3})$/i;

/** Whether a word is ordinary and not a name. A capital marks a name, except at the start of a sentence. */
export const isOrdinary = (word: Word, isFirst: boolean): boolean =>
  CONTRACTION.test(word.text) ||
  ROMAN.test(word.text) ||
  isHastyWord(word) ||
  (commonWords.has(word.key) && (!isCapital(word) || isFirst));

/** Words for works and rights. They are never a person's name. */
const THINGS = new Set(
  `cover artwork photo picture recording recordings master masters song songs track tracks music lyrics text title copertina grafica foto registrazione brano brani testo musica portada grabacion letra cancion
  capa gravacao letra musica pochette enregistrement paroles musique morceau cover bild aufnahme text musik lied label sello gravadora etichetta`.split(
    /\s+/,
  ),
);

/** Whether a supposed name consists of ordinary words in the message: 'bar' in 'every bar is mine'. */
export function isOrdinaryName(name: string, message: string): boolean {
  const words = wordsOf(name);
  const at = message.indexOf(name);
  if (words.length === 0 || at < 0 || name.trim() === message.trim()) return false;
  // 'Copertina' in 'Copertina e note spettano a …' is not a name, nor is '2026 Kellerkind'.
  if (words.length === 1 && THINGS.has(words[0]?.key ?? '')) return true;
  if (/^(?:19|20)\d\d\s/.test(name) || isPlace(message.slice(0, at))) return true;
  const begins = /(?:^|[.!?…\n]["'\s]*)$/u.test(message.slice(0, at).trimEnd()) || message.slice(0, at).trim() === '';
  const own = words.filter((word, n) => n === 0 || !isParticle(word));
  return own.every((word) => isOrdinary(word, begins && word === words[0]));
}

/**
 * Whether the text before a name ends with a capitalized word and a preposition, so that the name is a place: 'Jerez'
 * in 'mixed by Inma Cortés en Jerez'.
 */
const isPlace = (before: string): boolean => /\p{Lu}\p{L}+\s+(?:en|in|at|em|à|aus|presso|bei)\s+$/u.test(before);

/**
 * Whether words read like ordinary conversation and not like a name or title: the first word is lowercase, and at least
 * two thirds are common words.
 */
export function isOrdinaryTalk(words: readonly Word[]): boolean {
  const ordinary = words.filter((word) => !isCapital(word) && (commonWords.has(word.key) || isParticle(word))).length;
  return words.length > 1 && !isCapital(words[0]) && ordinary * 3 >= words.length * 2;
}
