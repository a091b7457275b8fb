import { SMALL_WORDS, titleCase } from 'title-case';
import { onTexts } from './on-texts.ts';
import { defineRules } from './rule.ts';

/** Small words of other languages, which are in no English title unless it quotes one of theirs: “La Vie en rose”. */
const FOREIGN_WORDS = new Set(
  'con da das de del der des di do du e ein el en et il im je la las le les los moi na ne och og pas por que sin te un und une y'.split(
    ' ',
  ),
);
/** Words that other rules are about, and that stores write small. */
const CREDIT_WORDS = new Set(['feat.', 'ft.', 'featuring', 'prod.', 'op', 'op.']);
/** A word in small letters, with the signs around it. “’n’” and “o’” are shortened, and have no capital. */
const SMALL_WORD = /^[([“"]?(?:[a-z]+|[a-z]{2,}(?:[’'-][a-z]+)+)[)\]”",.!?:;…]*$/;
/** Has no letters of other languages, and begins with a capital: “drivers license” is written so on purpose. */
const CAPITALIZED = /^[^A-Za-z0-9]*[A-Z][\x20-\x7E’“”–…]*$/;

/**
 * Writes an English title with a capital for each word that has one in stores. Small words stay as they are typed, also
 * where the library would give them a capital: after an apostrophe, as in “Livin’ on a Prayer”.
 */
function capitalized(title: string): string {
  const words = title.split(/(\s+)/u);
  const capitals = titleCase(title).split(/(\s+)/u);
  const isKept = (word: string) =>
    SMALL_WORDS.has(word) || CREDIT_WORDS.has(word.replace(/^[([]/, '')) || !SMALL_WORD.test(word);
  const changed = words.filter((word, n) => word !== capitals[n] && !isKept(word));
  if (words.some((word) => FOREIGN_WORDS.has(word))) return title;
  return words.map((word, n) => (changed.includes(word) ? (capitals[n] ?? word) : word)).join('');
}

/** Rules about capital letters. */
export const capitalRules = defineRules({
  'title-capitals': {
    severity: 'advice',
    name: 'Capitals in an English title',
    check: onTexts(['title'], (value, _, { release }) => {
      if (release.metadataLanguage !== 'en' || !CAPITALIZED.test(value)) return undefined;
      const to = capitalized(value);
      return to === value ? undefined : { text: `Stores write “${to}”.`, fix: { label: `Write “${to}”`, to } };
    }),
  },
});
