import type { Release } from '../../releases/release.ts';
import { TRACK_LIMIT } from '../../releases/track-limit.ts';
import type { WhichTracks } from '../act.ts';
import { type Found, phraseFinder, phrasesIn } from './phrases.ts';
import { areOnly, findSaying } from './sayings.ts';
import { numbersAmong, placesAmong } from './track-numbers.ts';
import { titlesAmong } from './track-titles.ts';
import { type Word, wordsOf } from './words.ts';

/** Words that name tracks. `rest` are those that nobody named; `some` are tracks of which nobody said which. */
export type TrackMention = { tracks: WhichTracks | 'rest' | 'some'; from: number; to: number; isPart: boolean };
/** Which tracks a text names first, and what is left of it. */
export type TracksSaid = { tracks: WhichTracks | 'rest'; isExcept: boolean; left: string };

const finder = (list: string) => phraseFinder(phrasesIn(list).map((phrase) => [phrase, true] as const));

const NOUN = finder(
  `track, tracks, track number, track no, song, songs, number, numbers, num, nr, nro, tune, tunes, piece, pieces, poem, poems, title, titles, one, ones, row, rows,
  canción, canciones, tema, temas, pista, pistas, faixa, faixas, música, músicas, morceau, morceaux, titre, titres, piste, pistes, chanson, chansons,
  lied, lieder, stück, stücke, titel, nummer, brano, brani, traccia, tracce, canzone, canzoni, pezzo, pezzi, parça, şarkı, utwór, piosenka, lagu, gaana, låt, låten, 번, 번째, 곡, 곡만, 곡은, 트랙, 트랙만, 트랙은, 번만, 번은, 曲`,
);
const ARTICLE = finder(`the, el, la, los, las, o, a, os, as, le, les, l, der, die, das, den, dem, il, lo, gli, i, de, het, das mit, na`);
const AND = finder(`and, n, y, e, et, und, ed, en, och, i, ve, dan, aur, plus, or, also, as well as`);
const TO = finder(`to, through, thru, till, until, bis, à, a, al, até, fino a, tot, til`);
/** A number before these counts something else, and a place before them is one of something else. */
const OTHER_THINGS = finder(
  `of, of them, of em, of these, of those, word, words, line, lines, bar, bars, second, seconds, sec, secs, minute, minutes, min, mins, time, times, x, year, years, month, months, week, weeks, wk, day, days, night, hour, hours,
  verse, verses, chorus, choruses, half, bridge, hook, intro, drop, part, parts, section, genre, language, version, name, take, takes, sketch, sketches, draft, drafts, idea, ideas, demo, demos, mix, master, album, ep, single, release, record, answer, question, all, thing, choice, place, edition, summer, spring, singer, voice, beat, people, person, guy, kids, languages, genres, letter, letters, things, different, more, new, stores, writers, bad words, bad word, swear words, swears, curse words, f words, f word, n words, n word, f bombs, percent,
  verso, versos, frase, frases, palabra, palabras, línea, líneas, parte, partes, vez, veces, coro, estrofa, segundos, minutos, años, semana, semanas, mes, año, personas, letras, palavra, palavras, refrão, anos, ano, mês, minuto, vezes, pessoas,
  mot, mots, phrase, phrases, couplet, fois, semaine, semaines, mois, an, ans, année, partie, secondes, refrain, wort, wörter, zeile, zeilen, strophe, mal, woche, wochen, jahr, jahre, monat, monate, teil, hälfte, sekunden, minuten,
  parola, parole, strofa, volta, volte, settimana, settimane, mese, mesi, anno, anni, parti, secondi, minuti, keer, woorden, jaar, weken, kelime, kez, kere, słowa, razy, kata, kali`,
);
/** What may stand before a bare number that is a track: "only 2", "on 2", "the 3". */
const BEFORE_NUMBER = finder(
  'only, just, on, in, for, the, is, and, n, but, except, for, then, also, el, la, en, y, solo, o, a, na, no, e, só, le, la, sur, et, sauf, dans, der, die, das, bei, in, auf, und, nur, außer, il, la, su, nella, nel, ed, tranne, bij, op, alleen, de, het, en, except, excepto, menos, salvo, exceto, fora, wo, yes, yeah, yep, so, från, på, sirf, bara, cuma, from, bar, save, excepting, cept, apart from, besides, without, minus, de, du, on number',
);
/** A number word that is followed by these is a track: "two is clean". */
const AFTER_NUMBER_WORD = finder(`is, has, isnt, yes, no, yeah, nope, es, tiene, é, tem, est, a, ist, hat, è, ha`);

const REST = `tudo o resto, todo el resto, tutto il resto, tout le reste, alles andere, alles übrige, the other ones, the other, the rest of them, the rest of em, rest of them, rest of it, the rest of it, all the rest, all the others, all the other ones, all other tracks, all other songs, other tracks, other songs, every other track, every other song, everything else, all else, the remaining ones, remaining, the remainder, remainder,
  the rest, rest, the others, others, el resto, resto, todo lo demás, lo demás, los demás, las demás, los otros, las otras, todas las demás, todos los demás, o resto, as outras, os outros, as demais, os demais, todas as outras, le reste, les autres, tout le reste, toutes les autres, tous les autres, der rest, den rest, rest, die anderen, alle anderen, die übrigen, alle übrigen, die restlichen, alles andere,
  il resto, gli altri, le altre, tutti gli altri, tutte le altre, tutto il resto, de rest, de andere, de anderen, alle andere, gerisi, diğerleri, kalanlar, reszta, pozostałe, sisanya, yang lain, lainnya, baaki, baki, resten, de andra, övriga, 나머지, 나머지는`;
const ALL = `all of them, all of em, all of these, all of those, all of dem, all tracks, all songs, all the tracks, all the songs, all my songs, all our songs, every track, every song, every one, every single one, every single wan, every single track, every last one, everyone, everything, everythin, everywhere, throughout, the lot, the whole lot, the whole thing, whole album, the whole album, the whole ep, the entire album, both, both of them, both tracks, both songs, all, each, each one, each track, each of them,
  todas, todos, todas ellas, todas las canciones, todos los temas, todo, las dos, los dos, en todas, en todos, todas elas, todas as faixas, todas as músicas, as duas, os dois, ambas, ambos, tudo, tous, toutes, tout, tous les titres, partout, toutes les chansons, les deux, alle, alles, überall, alle songs, alle titel, alle lieder, alle stücke, beide, beiden, sämtliche, tutti, tutte, tutti i brani, tutte le tracce, tutte le canzoni, tutto, entrambi, entrambe, hepsi, tümü, ikisi de, ikisi, üçü de, bütün şarkılar, wszystkie, wszystko, allemaal, alle nummers, semua, semuanya, lahat, sab, sabhi, dono, alla, 다, 모두`;
const SOME = `one of them, one of em, one of these, one of those, one of the tracks, one of the songs, one of my songs, one of ours, one of mine, one song, one track, just one, only one, only the one, ones, one has, one got, one is, one might, one does, a couple of them, a couple, a couple are, a few of them, some of them, some of em, some of these, some of the tracks, some of the songs, some are, some is, some do, some have, some songs, some tracks, most of them, most of em, half of them, two of them, two of em, two of the songs, two of the tracks, three of them, three of em, three of the songs, four of them, four of em,
  una de ellas, uno de ellos, unas, unos, algunas, algunos, alguna, algumas, alguns, umas, uns, uma delas, une d'elles, l'une d'elles, une seule, certaines, certains, quelques unes, quelques uns, eine davon, eins davon, einer davon, einige, manche, ein paar davon, una di queste, una di loro, una sola, alcune, alcuni, qualcuna, qualcuno, een ervan, sommige, bazıları, biri, niektóre, jedna z nich, beberapa, salah satu, kuch, vissa, några`;

const groups = phraseFinder<'rest' | 'all' | 'some'>([
  ...phrasesIn(REST).map((phrase) => [phrase, 'rest'] as const),
  ...phrasesIn(ALL).map((phrase) => [phrase, 'all'] as const),
  ...phrasesIn(SOME).map((phrase) => [phrase, 'some'] as const),
]);

const startsAt = (found: readonly Found<unknown>[]) => new Map(found.map((one) => [one.from, one.to]));
const endsAt = (found: readonly Found<unknown>[]) => new Map(found.map((one) => [one.to, one.from]));
const isBreak = (gap: string) => /[,;:.!?\n()–—]|\s-\s/.test(gap);

/**
 * Every mention of tracks among words, from left to right. `isBare`: a number alone names a track, as in "1 and 2 yes, 3 no"; elsewhere it may
 * as well be a length or a year.
 */
export function trackMentions(words: readonly Word[], release: Release | null, isBare = true): TrackMention[] {
  const count = release?.trackIds.length ?? 0;
  const most = count || TRACK_LIMIT;
  const around = {
    nounFrom: startsAt(NOUN(words)),
    nounTo: endsAt(NOUN(words)),
    articleTo: endsAt(ARTICLE(words)),
    others: startsAt(OTHER_THINGS(words)),
    before: endsAt(BEFORE_NUMBER(words)),
    after: startsAt(AFTER_NUMBER_WORD(words)),
  };
  const pair = words.flatMap(({ key }, at) => (/^beiden?$/.test(key) ? [{ value: 2, from: at, to: at + 1 }] : []));
  const numbers = numbersAmong(words).sort((a, b) => a.from - b.from);
  const places = placesAmong(words).filter(({ from, to }) => {
    const isOfOther = around.others.has(to) && !isBreak(words[to]?.gap ?? '');
    return !isOfOther && !(words[from]?.key === 'second' && /^(?:a|an|\d+|per|this|that)$/.test(words[from - 1]?.key ?? '')) && !/^at$/.test(words[from - 1]?.key ?? '');
  });
  const single: TrackMention[] = [];
  const add = (from: number, to: number, tracks: TrackMention['tracks'], isPart = false) => {
    if (Array.isArray(tracks) && tracks.length === 0) return;
    single.push({ tracks, from, to, isPart });
  };
  for (const { value, from, to, isWhole } of titlesAmong(words, release)) add(from, to, [value], !isWhole);
  const counted = new Set<number>();
  for (const place of places) {
    const number = [...numbers, ...pair].find(({ from, to }) => from === place.to || to === place.from || (words[place.from - 1]?.key === 'of' && to === place.from - 1));
    const isEdge = place.value === 1 || place.value === -1;
    const track = place.value > 0 ? place.value : count + 1 + place.value;
    if (number && isEdge && number.value > 1 && number.value <= most) {
      counted.add(number.from);
      const first = place.value === 1 ? 1 : count - number.value + 1;
      if (place.value === 1 || count > 0) add(Math.min(number.from, place.from), Math.max(number.to, place.to), Array.from({ length: number.value }, (_, n) => first + n));
    } else if (track >= 1) add(place.from, place.to, [track]);
  }
  for (const { value, from, to } of groups(words)) {
    if (places.some((place) => place.from === to)) continue;
    const next = numbers.find((number) => number.from === to);
    const isCounted = next && (value === 'rest' || (value === 'all' && next.value === count)) && (value === 'rest' || !around.others.has(next.to));
    if (isCounted) counted.add(next.from);
    if (value === 'some' && (count === 1 || /^(?:that|this|the|other|last|first|second|third|which|same|another|my|no|not|every|any)$/.test(words[from - 1]?.key ?? ''))) continue;
    if (value === 'all' && /^(?:las|los|as|os|les) (?:dos|duas|dois|deux)$|^(?:both|beiden?|entramb[ie]|amb[ao]s)/.test(words.slice(from, to).map(({ key }) => key).join(' ')) && count > 2) {
      add(from, to, 'some');
      continue;
    }
    add(from, isCounted ? next.to : to, value);
  }
  for (const { value, from, to } of numbers) {
    if (counted.has(from) || value < 1 || value > TRACK_LIMIT) continue;
    const nounFrom = around.nounTo.get(from);
    const isNamed = (nounFrom !== undefined && !/^ones?$/.test(words[nounFrom]?.key ?? '') && !isBreak((words[from]?.gap ?? '').replace(/[.:]/, ''))) || /#\s*$/.test(words[from]?.gap ?? '') || isNumberSign(words[from - 1], words[from]);
    const isAsian = /^(?:번|번째|曲)$/.test(words[to]?.text ?? '');
    if (isNamed || isAsian) add(from, to, [value]);
    else if (isBare && value <= most && count !== 1 && isBareTrack(words, { value, from, to }, around)) add(from, to, [value]);
  }
  const sorted = withoutOverlaps(single.sort((a, b) => a.from - b.from || b.to - a.to));
  return merged(words, sorted, numbers, most).map((mention) => widened(words, mention, around));
}

/** 'no. 2', where 'no' is short for number. */
const isNumberSign = (word: Word | undefined, number: Word | undefined) => word?.key === 'no' && /^\.\s?$/.test(number?.gap ?? '');

type Around = Record<'nounFrom' | 'nounTo' | 'articleTo' | 'others' | 'before' | 'after', ReadonlyMap<number, number>>;

function isBareTrack(words: readonly Word[], { value, from, to }: Found<number>, { others, before, after, nounFrom }: Around): boolean {
  const isAtEnd = to === words.length || isBreak(words[to]?.gap ?? '');
  if ((others.has(to) || nounFrom.has(to)) && !isAtEnd) return false;
  if (/\d$/.test(words[from]?.key ?? '') === false) return value > 1 && after.has(to) && (from === 0 || isBreak(words[from]?.gap ?? ''));
  const isBeforeDigit = /^(?:and|n|y|e|et|und|o|i|en|och|ve|dan|aur|or)$/.test(words[to]?.key ?? '') && /^\d{1,2}$/.test(words[to + 1]?.key ?? '') && !others.has(to + 2);
  return from === 0 || isBreak(words[from]?.gap ?? '') || before.has(from) || isBeforeDigit || /^\s?[:=)]/.test(words[to]?.gap ?? '');
}

/** Of what overlaps, the first and longest stands; a whole title stands before words of one. */
function withoutOverlaps(mentions: readonly TrackMention[]): TrackMention[] {
  const kept: TrackMention[] = [];
  for (const mention of mentions) {
    const last = kept.at(-1);
    if (!last || mention.from >= last.to) kept.push(mention);
    else if (last.isPart && !mention.isPart) kept.splice(-1, 1, mention);
  }
  return kept;
}

/** '1, 3 and the last' is one mention, '2 to 4' are three tracks. */
function merged(words: readonly Word[], mentions: readonly TrackMention[], numbers: readonly Found<number>[], most: number): TrackMention[] {
  const joints = startsAt([...AND(words), ...ARTICLE(words), ...NOUN(words)]);
  const and = startsAt(AND(words));
  const to = startsAt(TO(words));
  const all: TrackMention[] = [];
  // A list ends behind its "and": '1 and 2 in English, the 3 in Igbo'.
  let isEnded = false;
  const queue = [...mentions];
  const numberAt = new Map(numbers.map((one) => [one.from, one]));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const last = all.at(-1);
    if (last && Array.isArray(last.tracks) && Array.isArray(next.tracks) && isJoined(words, last.to, next.from, joints) && !(isEnded && /,/.test(words[last.to]?.gap ?? ''))) {
      isEnded ||= and.has(last.to);
      const [low, high] = [last.tracks.at(-1) ?? 0, next.tracks[0] ?? 0];
      all.splice(-1, 1, { ...last, to: next.to, tracks: isRange(words, last.to, next.from, to) && high > low ? [...last.tracks, ...between(low, high)] : [...new Set([...last.tracks, ...next.tracks])] });
    } else {
      all.push(next);
      isEnded = false;
    }
    // What follows a track in its list is a track: 'tracks 1, 3 and 5', 'one and three'.
    const open = all.at(-1);
    if (!open || !Array.isArray(open.tracks) || open.isPart) continue;
    const at = to.get(open.to) ?? and.get(open.to) ?? open.to;
    const number = numberAt.get(at);
    const isListed = number && queue[0]?.from !== at && number.value <= most && number.value >= 1 && (at > open.to || (/^\s*[,&+/–-]\s*$/.test(words[at]?.gap ?? '') || isBesideDigit(words, at)));
    if (isListed) queue.unshift({ tracks: [number.value], from: number.from, to: number.to, isPart: false });
  }
  return all;
}

/** '1 2 and 4': digits beside each other. */
const isBesideDigit = (words: readonly Word[], at: number) => /^\d+$/.test(words[at]?.key ?? '') && /^\d+$/.test(words[at - 1]?.key ?? '') && words[at]?.gap === ' ';

const between = (low: number, high: number) => Array.from({ length: Math.min(high - low, TRACK_LIMIT) }, (_, n) => low + n + 1);

/** Whether nothing but commas, "and" and articles stand between two places. */
function isJoined(words: readonly Word[], from: number, to: number, joints: ReadonlyMap<number, number>): boolean {
  if (to - from > 3 || /[;:!?\n()]|\.\s/.test(words[to]?.gap ?? '')) return false;
  let at = from;
  while (at < to) {
    const next = joints.get(at) ?? (/^(?:to|through|thru|till|bis|al|ate|tot|til)$/.test(words[at]?.key ?? '') ? at + 1 : undefined);
    if (next === undefined) return false;
    at = next;
  }
  return true;
}
const isRange = (words: readonly Word[], from: number, to: number, until: ReadonlyMap<number, number>) =>
  to > from ? until.get(from) === to : /^\s?[–-]\s?$/.test(words[to]?.gap ?? '');

/** A mention with the article before it, and the noun before and behind it. */
function widened(words: readonly Word[], mention: TrackMention, { nounFrom, nounTo, articleTo }: Around): TrackMention {
  let { from, to } = mention;
  const back = (ends: ReadonlyMap<number, number>) => {
    const start = isBreak((words[from]?.gap ?? '').replace(/[.:]/, '')) ? undefined : ends.get(from);
    from = start ?? from;
  };
  back(nounTo);
  back(articleTo);
  back(nounTo);
  for (let next = nounFrom.get(to); next !== undefined && !isBreak(words[to]?.gap ?? ''); next = nounFrom.get(to)) to = next;
  return { ...mention, from, to };
}

/** The tracks that a text speaks of first, by number, place or title. Undefined when it names none. */
export function tracksSaid(text: string, release: Release | null): TracksSaid | undefined {
  const words = wordsOf(text);
  const isNumbers = words.every(({ key }) => /^\d+$/.test(key)) || areOnly(words.filter(({ key }) => !/^\d+$/.test(key)), 'only');
  const all = trackMentions(words, release, isNumbers).filter(({ tracks }) => tracks !== 'some');
  const mention = all.find(({ tracks, isPart }) => Array.isArray(tracks) && !isPart) ?? all[0];
  if (!mention || mention.tracks === 'some') return undefined;
  const before = words.slice(0, mention.from);
  const isBefore = (saying: 'except' | 'only') => findSaying(before, saying).find(({ to }) => to === before.length)?.from;
  const cut = isBefore('except') ?? isBefore('only') ?? mention.from;
  const [start, end] = [words[cut]?.start ?? 0, words[mention.to - 1]?.end ?? text.length];
  const left = `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim();
  return { tracks: mention.tracks, isExcept: isBefore('except') !== undefined, left };
}
