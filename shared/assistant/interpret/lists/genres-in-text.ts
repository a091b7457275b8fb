import { genres } from '../../../reference/genres.ts';
import type { Step } from '../../step.ts';
import type { Item } from '../clauses/polarity.ts';
import { fromLastCorrection, type ValueSegment, valueSegments } from '../clauses/value-segments.ts';
import { type Named, type Nearness, nearest } from '../words/nearest.ts';
import { phraseFinder } from '../words/phrases.ts';
import { strangeWords } from '../words/small-words.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { genrePhrases } from './genre-names.ts';
import { writtenLanguagePhrases } from './language-names.ts';

type Codes = readonly string[];

const find = phraseFinder(genrePhrases());
const named: Named[] = genres.map(({ code }) => ({
  value: code,
  names: [...genrePhrases()].filter(([, codes]) => codes[0] === code && codes.length === 1).map(([name]) => name),
}));

/** Words that describe a genre without changing which one it is. */
const DESCRIPTIVE_WORDS = new Set(
  [
    ...[...writtenLanguagePhrases()].map(([name]) => name),
    ...'melodic dark heavy hard soft modern old school oldschool new progressive experimental bedroom chill chilled sad dreamy underground acoustic minimal uplifting classic vintage traditional contemporary real proper pure straight dirty raw epic cinematic atmospheric emotional romantic female male vocal fast slow upbeat mellow smooth deep lush ethereal spiritual live urban southern northern east west coast coastal uk us usa nigerian ghanaian jamaican british irish scottish mexican colombian brazilian cuban indian african latin nordic lo-fi psychedelic symphonic instrumental conscious feelgood happy summer rural punjabi egyptian moroccan lebanese swiss austrian canadian australian texas memphis detroit chicago berlin london style styled influenced influences inspired flavoured flavored vibes tinged based driven heavy-ish leaning leans bits elements touch feel hint bit some of basic bog standard honest plain proper moderna moderno francesa francés chilena argentina mexicana italienisch française français italiana inglese tedesco deutsch deutscher deutsche türkçe polski nomás algo poco toque toques pizca pinch dash obvio obviamente arriba son wah mi lord'.split(
      ' ',
    ),
  ].flatMap((name) => wordsOf(name).map(({ key }) => key)),
);
const isKind = (word: Word) => DESCRIPTIVE_WORDS.has(word.key);

/** Genres that may merely describe another: 'electronic pop' is pop, and 'rock alternativo' is rock. */
const DESCRIBING = new Set([
  'electronic',
  'alternative',
  'instrumental',
  'world',
  'singer-songwriter',
  'vocal',
  'classical',
  'new-age',
]);

const GENRE_STEPS: readonly Step[] = ['primary_genre', 'secondary_genre'];

/** Finds words that neither name nor describe a genre. */
export const wordsBesideGenres = (words: readonly Word[]): readonly Word[] => strangeWords(words, isKind);
/** Divides a text into segments, with the genres in each. */
export const genreSegments = (words: readonly Word[]): readonly ValueSegment<Codes>[] =>
  fromLastCorrection(valueSegments(words, find, isKind));

/** A genre in a text: the codes that it may mean, and how certain that is. */
export type GenreFound = Item<Codes> & { isClean: boolean; isOffered: boolean; words: readonly Word[] };

/**
 * Finds the genres that an answer does not rule out. If two are adjacent and one merely describes the other, only the
 * other is returned.
 */
export function genresIn(segments: readonly ValueSegment<Codes>[], step: Step): GenreFound[] {
  return segments.flatMap(({ items, strange, isOffered, words }) => {
    const meant = items.filter(({ isNegated }) => !isNegated);
    // In 'Desert blues' and 'rock obvio', the unknown word next to the genre does not change it.
    const [only] = meant;
    const isBeside = only !== undefined && (words[only.from - 1] === strange[0] || words[only.to] === strange[0]);
    const isOwnKind =
      GENRE_STEPS.includes(step) && strange.length === 1 && meant.length === 1 && words.length <= 6 && isBeside;
    return withoutDescribing(meant, words).map((item) => ({
      ...item,
      isClean: strange.length === 0 || isOwnKind,
      isOffered,
      words,
    }));
  });
}

function withoutDescribing(items: readonly Item<Codes>[], words: readonly Word[]): readonly Item<Codes>[] {
  const kept: Item<Codes>[] = [];
  for (const item of items) {
    const last = kept.at(-1);
    const isBeside = last !== undefined && last.to === item.from && !/[/+&|]/.test(words[item.from]?.gap ?? '');
    if (!isBeside) kept.push(item);
    else if (describes(last)) kept.splice(-1, 1, item);
    else if (!describes(item)) kept.splice(-1, 1, { ...item, value: [...new Set([...item.value, ...last.value])] });
  }
  return kept;
}
const describes = ({ value }: Item<Codes>) => value.every((code) => DESCRIBING.has(code));

/** Finds the genre whose name is most similar to a text, or a few similar ones to offer. */
export function findSimilarGenre(text: string): Nearness<string> {
  const words = wordsBesideGenres(wordsOf(text));
  return words.length === 0 || words.length > 3
    ? null
    : nearest(words.map(({ text: typed }) => typed).join(' '), named);
}

/**
 * Removes repeated genres, and doubtful ones if any genre is certain. If an ambiguous name includes a genre that the
 * text also names clearly, that genre is meant.
 */
export function distinctGenres(found: readonly GenreFound[]): GenreFound[] {
  const seen = new Map<string, GenreFound>();
  // In 'Fusion, so jazz', the ambiguous name means the genre that is named clearly.
  const sure = new Set(found.flatMap(({ value }) => (value.length === 1 ? value : [])));
  for (const each of found) {
    const named = each.value.length > 1 ? each.value.filter((code) => sure.has(code)) : each.value;
    const one = named.length === 1 ? { ...each, value: named } : each;
    const key = one.value.join(' ');
    const earlier = seen.get(key);
    if (!earlier || (!earlier.isClean && one.isClean)) seen.set(key, one);
  }
  const all = [...seen.values()];
  return all.some(({ isClean }) => isClean) ? all.filter(({ isClean, isOffered }) => isClean || isOffered) : all;
}
