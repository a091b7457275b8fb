import anyAscii from 'any-ascii';
import { fold } from '../../shared/fold.ts';
import { replaceLookAlikes } from './replace-look-alikes.ts';

/** A word of a name, in each form in which it is compared. */
export type NameWord = {
  /** The word in lower case without accents, in its own alphabet. */
  folded: string;
  /** Its Latin spellings, with look-alike letters and digits unified: `i`, `l` and `1`; `o` and `0`; `m` and `rn`. */
  letters: readonly string[];
  /** The spellings without the differences between romanizations: Muhammad, Mohamed and Mukhammad are the same. */
  sounds: readonly string[];
};

/** Joiners, fillers and combining marks that belong to no alphabet. Vowel signs that belong to an alphabet are kept. */
const INVISIBLE_CHARACTERS = /[\p{Default_Ignorable_Code_Point}\p{Script=Inherited}]/gu;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/**
 * Transliterates a word by its letters and by their look: `Реtrov` with a Cyrillic Р is Retrov by its letters, but
 * looks like Petrov.
 */
const spellings = (word: string): string[] =>
  unique(
    [word, replaceLookAlikes(word)].map((text) =>
      anyAscii(text)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, ''),
    ),
  ).filter((text) => text !== '');

/** Unifies the ASCII letters and digits that UTS 39 calls confusable. */
const toLetters = (spelling: string): string => spelling.replace(/rn/g, 'm').replace(/[i1]/g, 'l').replace(/0/g, 'o');

/** Steps that each remove one difference between romanizations, applied in this order. */
const romanizations: readonly (readonly [difference: RegExp, as: string])[] = [
  [/0/g, 'o'],
  [/1/g, 'i'],
  // Kharkiv, Harkiv; Ghazi, Gazi; Pharid, Farid; Thamer, Tamer.
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/([dgt])h/g, '$1'],
  // Petroff, Petrow, Petrov; Alexei, Aleksei; Qasim, Kasim; Becker, Beker.
  [/ff$/, 'v'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/q|ck/g, 'k'],
  // Youssef, Yusef; Noor, Nur; Tawheed, Tawhid.
  [/ou|oo/g, 'u'],
  [/ee/g, 'i'],
  // Sergey, Sergei, Sergej; Mikhail, Mikhayl; Valerievich, Valeryevich.
  [/[yj]/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeou])i|i(?=[aeou])/g, ''],
  [/o/g, 'u'],
];

/** The minimum length from which words stay distinct even if `a` and `e` are treated as the same: Ahmed, Ahmad. */
const LONG = 5;

function toSound(spelling: string): string {
  const sound = romanizations.reduce((text, [difference, as]) => text.replace(difference, as), spelling);
  return spelling.length < LONG ? sound : sound.replace(/e/g, 'a').replace(/(.)\1+/g, '$1');
}

/** Makes a word's forms. A word in an alphabet that is not transliterated is compared as it is. */
export function nameWord(word: string): NameWord {
  const folded = fold(word);
  const found = spellings(word);
  const latin = found.length > 0 ? found : [folded];
  return { folded, letters: unique(latin.map(toLetters)), sounds: unique(latin.map(toSound)) };
}

/**
 * Splits a name into its words, in order, without marks and invisible characters. A vertical bar is read as the letter
 * that it looks like.
 */
export const nameWords = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(/['’`ʼ´]/g, '')
    .replace(/\|/g, 'l')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
