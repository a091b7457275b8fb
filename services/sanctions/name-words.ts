import anyAscii from 'any-ascii';
import { fold } from '../../shared/fold.ts';
import { asItLooks } from './look-alikes.ts';

/** A word of a name with everything it is compared by. */
export type NameWord = {
  /** Lower case without accents, in its own alphabet. */
  folded: string;
  /** Its Latin spellings, with the letters and digits that look alike made one: `i`, `l` and `1`; `o` and `0`; `m` and `rn`. */
  letters: readonly string[];
  /** The same with what differs between romanizations made one: Muhammad, Mohamed and Mukhammad. */
  sounds: readonly string[];
};

/** Joiners, fillers and combining marks that belong to no alphabet of their own. Vowel signs of an alphabet stay. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Script=Inherited}]/gu;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Transliterated once as written and once as it looks: `Реtrov` with a Cyrillic Р is Retrov by its letters, and Petrov to the eye. */
const spellings = (word: string): string[] =>
  unique(
    [word, asItLooks(word)].map((text) =>
      anyAscii(text)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, ''),
    ),
  ).filter((text) => text !== '');

/** What UTS 39 calls confusable among the letters and digits of ASCII. */
const lettersOf = (spelling: string): string => spelling.replace(/rn/g, 'm').replace(/[i1]/g, 'l').replace(/0/g, 'o');

/** Each step removes one difference between romanizations, in this order. */
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

/** From this length on, a word is told from others even when `a` and `e` are one: Ahmed, Ahmad. */
const LONG = 5;

function soundOf(spelling: string): string {
  const sound = romanizations.reduce((text, [difference, as]) => text.replace(difference, as), spelling);
  return spelling.length < LONG ? sound : sound.replace(/e/g, 'a').replace(/(.)\1+/g, '$1');
}

/** A word of an alphabet that is not transliterated is compared as it is. */
export function nameWord(word: string): NameWord {
  const folded = fold(word);
  const found = spellings(word);
  const latin = found.length > 0 ? found : [folded];
  return { folded, letters: unique(latin.map(lettersOf)), sounds: unique(latin.map(soundOf)) };
}

/** The words of a name in their order, without marks and whatever cannot be seen. A bar is read as the letter it looks like. */
export const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(/['’`ʼ´]/g, '')
    .replace(/\|/g, 'l')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
