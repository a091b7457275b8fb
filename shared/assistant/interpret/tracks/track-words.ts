import { phrasesIn } from '../words/phrases.ts';
import type { Word } from '../words/words.ts';

/** Tracks by number. `rest`: all other tracks. */
export type TracksNamed = readonly number[] | 'all' | 'rest';
export type TracksFound = { tracks: TracksNamed; from: number; to: number };

const keys = (list: string): ReadonlySet<string> => new Set(phrasesIn(list));
const NOUNS = keys(
  'track, tracks, trk, trck, song, songs, tune, tunes, number, numbers, no, nr, nro, num, cut, movement, faixa, faixas, musica, pista, pistas, tema, temas, cancion, canciones, morceau, morceaux, titre, titres, piste, pistes, chanson, chansons, lied, lieder, titel, stuck, stucke, brano, brani, traccia, tracce, canzone, canzoni, sarkı, sarki, parca, utwor, utwory, nummer, lagu, gaana, one, ones, reel',
);
const PREPOSITIONS = keys(
  'on, in, for, of, auf, bei, beim, em, en, na, no, nas, nos, sur, dans, su, sulla, nella, nel, op, w, pada, di, vom, von, zu, da, do, para, per, fur, pour, pr, nella, nel, al, alla, to, vom, zum',
);
const ARTICLES = keys(
  'the, la, el, las, los, a, o, as, os, le, les, die, das, der, den, dem, il, lo, l, da, de, di, het',
);
const JOINTS = keys('and, n, y, e, et, und, en, ed, i, och, ve, dan, to, bis, a');
const counted = (list: string): ReadonlyMap<string, number> =>
  new Map(list.split('\n').flatMap((line, n) => line.split(',').map((word) => [word.trim(), n + 1] as const)));
const NUMBERS = counted(`one, uno, um, uma, un, eins, iki bir
two, dos, dois, duas, deux, zwei, due
three, tres, trois, drei, tre
four, cuatro, quatro, quatre, vier, quattro
five, cinco, cinq, funf, cinque
six, seis, sechs, sei
seven, siete, sete, sept, sieben, sette
eight, ocho, oito, huit, acht, otto
nine, nueve, nove, neuf, neun
ten, diez, dez, dix, zehn, dieci`);
const ORDINALS =
  counted(`first, 1st, primera, primero, primer, primeira, primeiro, premier, premiere, erste, ersten, erster, erstes, prima, primo, opener, opening
second, 2nd, segunda, segundo, deuxieme, seconde, zweite, zweiten, zweiter, zweites, seconda, secondo
third, 3rd, tercera, tercero, tercer, terceira, terceiro, troisieme, dritte, dritten, dritter, drittes, terza, terzo
fourth, 4th, cuarta, cuarto, quarta, quarto, quatrieme, vierte, vierten
fifth, 5th, quinta, quinto, cinquieme, funfte, funften
sixth, 6th, sexta, sexto, sixieme, sechste
seventh, 7th, septima, setima, septieme
eighth, 8th, octava, oitava`);
const LAST = keys(
  'last, final, closer, ultima, ultimo, derniere, dernier, letzte, letzten, letzter, letztes, laatste, ostatni',
);

/**
 * Words that may follow 'the second'. Any other word shows that the ordinal is part of a phrase such as 'the second
 * verse'.
 */
const WORDS_AFTER_ORDINAL = keys(
  'from, von, de, di, features, is, are, was, by, which, that, thats, only, has, have, doesnt, wrote, me, i, and, with, where, que, es, e, foi, fue, qui, est, ist, war, die, hat, che, ha, y, et, und, na, alone, who, he, she, there, ce, c, hay, tem, add, being, both, features',
);

const numberOf = ({ key, text }: Word): number | undefined => {
  if (/^\d{1,2}$/.test(key)) return Number(key);
  return text === text.toLowerCase() ? NUMBERS.get(key) : undefined;
};

const BLANK: Word = { text: '', key: '', start: 0, end: 0, gap: '' };

/** Reads tracks given by number or ordinal, starting at `at`; undefined if there are none. */
export function tracksAt(words: readonly Word[], at: number, count: number): TracksFound | undefined {
  if (count < 2) return undefined;
  const word = (n: number): Word | undefined => words[n];
  let n = at;
  const isLed = PREPOSITIONS.has(word(n)?.key ?? '') && !/[,;:\n]/.test(word(n + 1)?.gap ?? '');
  if (isLed) n++;
  const hasArticle = ARTICLES.has(word(n)?.key ?? '');
  if (hasArticle) n++;
  const place = placesFrom(words, n, count);
  const begins = at === 0 || /[,;:\n(.]/.test(word(at)?.gap ?? '');
  if (
    place &&
    (hasArticle || isLed || (begins && words[place.to] !== undefined) || NOUNS.has(word(place.to - 1)?.key ?? ''))
  )
    return { ...place, from: at };
  const hasNoun = NOUNS.has(word(n)?.key ?? '') || (word(n)?.gap ?? '').endsWith('#');
  if (NOUNS.has(word(n)?.key ?? '')) n++;
  // In 'On selections two and six', the numbers after the noun are tracks, whatever the noun is.
  const isCalled =
    isLed &&
    !hasNoun &&
    (word(n)?.text.length ?? 0) > 3 &&
    numberOf(word(n + 1) ?? BLANK) !== undefined &&
    !/[,;:.\n]/.test(word(n + 1)?.gap ?? '');
  if (isCalled) n++;
  const numbers = numbersFrom(words, n, count, hasNoun);
  if (!numbers) return undefined;
  const isFirst = at === 0 || /[,;:\n(.]/.test(word(at)?.gap ?? '') || JOINTS.has(word(at - 1)?.key ?? '');
  const isDigit = /\d/.test(word(n)?.key ?? '');
  const isClear = hasNoun || (isDigit && (isLed || hasArticle || isFirst)) || numbers.tracks.length > 1;
  return isClear ? { ...numbers, from: at } : undefined;
}

/** Reads tracks given by number: '1 and 3', '1-3', '2'. */
function numbersFrom(
  words: readonly Word[],
  from: number,
  count: number,
  hasNoun: boolean,
): { tracks: number[]; to: number } | undefined {
  const tracks: number[] = [];
  let n = from;
  for (;;) {
    const word = words[n];
    const number = word && numberOf(word);
    if (!word || number === undefined || number < 1 || number > count) break;
    if (n > from && !/^[\s,&+\-–/#]*$/.test(word.gap)) break;
    const before = tracks.at(-1);
    const isRange = /[-–]/.test(word.gap) || ['to', 'bis', 'a'].includes(words[n - 1]?.key ?? '');
    if (before !== undefined && isRange && n > from) for (let t = before + 1; t < number; t++) tracks.push(t);
    tracks.push(number);
    const next = words[n + 1];
    const isJoint = next !== undefined && JOINTS.has(next.key) && /^\s*$/.test(next.gap);
    const after = isJoint ? words[n + 2] : undefined;
    const isArticle = after !== undefined && ARTICLES.has(after.key) && numberOf(words[n + 3] ?? after) !== undefined;
    n += isArticle ? 3 : after && numberOf(after) !== undefined ? 2 : 1;
    if (n > from + 1 && !hasNoun && /,/.test(words[n]?.gap ?? '') && !/^\d/.test(words[n]?.key ?? '')) break;
  }
  const isName =
    /^[$'’.]/.test(words[n]?.gap ?? '') && /^\S/.test(words[n]?.gap ?? '') && !/^\.\s|^\.$/.test(words[n]?.gap ?? '');
  return tracks.length > 0 && !isName ? { tracks, to: n } : undefined;
}

/** Reads tracks given by ordinal: 'first and last one', 'last two'. */
function placesFrom(words: readonly Word[], from: number, count: number): { tracks: number[]; to: number } | undefined {
  const tracks: number[] = [];
  let n = from;
  for (;;) {
    const key = words[n]?.key ?? '';
    if (n > from && !/^[\s,&+]*$/.test(words[n]?.gap ?? '')) break;
    const next = words[n + 1];
    const many = next ? (numberOf(next) ?? 0) : 0;
    const isMany = many > 1 && many <= count && next?.key !== 'one';
    if (LAST.has(key)) {
      for (let t = isMany ? count - many + 1 : count; t <= count; t++) tracks.push(t);
    } else {
      const place = ORDINALS.get(key);
      if (place === undefined || place > count) break;
      for (let t = place; t <= (isMany && place === 1 ? many : place); t++) tracks.push(t);
    }
    n += isMany ? 2 : 1;
    if (NOUNS.has(words[n]?.key ?? '') && /^\s*$/.test(words[n]?.gap ?? '')) n++;
    const after = words[n + 1]?.key ?? '';
    const second = ARTICLES.has(after) ? (words[n + 2]?.key ?? '') : after;
    if (JOINTS.has(words[n]?.key ?? '') && (ORDINALS.has(second) || LAST.has(second))) n += ARTICLES.has(after) ? 2 : 1;
    else break;
  }
  const after = words[n];
  const isWhole =
    !after || NOUNS.has(words[n - 1]?.key ?? '') || !/^\s+$/.test(after.gap) || WORDS_AFTER_ORDINAL.has(after.key);
  return tracks.length > 0 && isWhole ? { tracks, to: n } : undefined;
}
