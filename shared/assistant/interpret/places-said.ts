import { countryNames, WEAK_PLACES, WORLD } from './country-names.ts';
import { looksLikeName } from './looks-like.ts';
import { type Named, nearest } from './nearest.ts';
import { type FindPhrases, phraseFinder, phrasesIn } from './phrases.ts';
import { areOnly, findSaying, type Saying } from './sayings.ts';
import { ALL_STORES, findStores, storeNames, WEAK_STORES } from './store-names.ts';
import { asksAbout } from './asks-about.ts';
import { type Word, wordsOf } from './words.ts';

/** What was said of a list of places: how they are meant, those that are sure, and what may be meant by the others. */
export type PlacesSaid = {
  how: 'only' | 'all-except' | 'add' | 'remove';
  sure: string[];
  /** Places that come on top of "all". */
  added: string[];
  /** Places that are named with a "maybe". */
  doubted: string[];
  maybe: { said: string; names: readonly string[] }[];
  /** Names in the list that are of no place. */
  unknown: string[];
  /** It was said with words that may change it. */
  isLoose: boolean;
};

type Vocabulary = {
  find: FindPhrases<readonly string[]>;
  all: FindPhrases<true>;
  weak: ReadonlySet<string>;
  near: readonly Named[];
  valuesOf: (near: string) => readonly string[];
};

/** Longer messages are no list of places. */
const MOST_WORDS = 300;

const said = (list: string) => phraseFinder(phrasesIn(list).map((phrase) => [phrase, true as const]));
const NOT_ONE = said(
  `no, excl, excl., cept, xcept, exept, excpt, xcpt, worldwide ex, world ex, not, not on, not in, not to, never, dont, do not, without, leave off, leave out, leave, skip, minus, drop, remove, exclude, excluding, except, except for, but not, but no, take off, take out, take it off, keep it off, keep off, keep out, other than, apart from, nor, lose, bar, quitar, quita, quiten, sin, excepto, menos, salvo, tampoco, ni, fuera, fora, sem, exceto, tirando, tira, menos o, menos a, nem, sauf, sans, pas, pas sur, hormis, excepté, ni sur, ohne, ausser, außer, nicht, nicht auf, nicht in, kein, keine, bis auf, weder, senza, tranne, eccetto, escluso, esclusa, non, niente, a parte, behalve, niet, niet op, geen, zonder, utom, förutom, inte, ej, dışında, değil, oprócz, poza, bez, nie, off, hate, away from, stay away, block, block it in, kecuali, selain, tanpa, chhodkar, chhod ke, ke alawa, ke siva`,
);
/** They stand behind what they leave out. */
const BEHIND = said('hariç, haric, dışında, disinda, olmasın, olmasin, chhodkar, chhod ke, ke alawa, out, no thanks, excluded, so not there, not there');
/** What takes nothing away. */
const NO_EXCEPTION = said('no exceptions, no exception, without exception, without exceptions, sin excepción, sin excepciones, sem exceção, sem exceções, sans exception, ohne ausnahme, ohne ausnahmen, senza eccezioni, zonder uitzondering, istisnasız, bez wyjątku');
const ADDED = said('add, also add, also, plus, include, including, as well as, and also, agrega, añade, también, incluye, adiciona, também, inclui, ajoute, ajoutez, aussi, y compris, dazu, auch, inklusive, aggiungi, anche, incluso, voeg toe, ook');
const OF_ALL = new Set('of in over across the di da de la el des der von the im across throughout within da do'.split(' '));
const JOINS = new Set('and & or plus y e und et ed u i en och ve og oder o ou nor n'.split(' '));
/** Words around a list that say nothing of it. */
const NEUTRAL = new Set(
  `on in to the at for it its put release released send have go goes going we us i id i'd would like want please be out only just get them this that my our song album music available distribute deliver list store stores shops platform platforms country countries territory territories all is are a an of from with sell keep make please can you lets let's
  l dell all nell dall sull rights right licence license have has
  en el la los las a al del de para por o os as no na nos nas pra pro le les du des dans sur à au aux chez auf in im der die das den dem bei für und nach zu nel nella nei su sul sui in negli gli lo il per mettilo metti op naar het een i på till da do pon ponlo ponla pónganlo manda mandar sube subir pode coloca colocar mettez mets publie veröffentlichen bitte raus rein quiero quero veux voglio vorrei möchte ich wir noi nous nosotros nós`
    .split(/\s+/)
    .flatMap((word) => wordsOf(word).map(({ key }) => key)),
);

type Item = { kind: 'name' | 'all' | 'not' | 'only' | 'add' | 'doubt' | 'join' | 'neutral' | 'behind'; from: number; to: number; values?: readonly string[]; text?: string };
type Segment = { from: number; to: number; items: Item[]; unknown: { from: number; to: number }[] };

const spans = (kind: Item['kind'], found: readonly { from: number; to: number }[]): Item[] => found.map(({ from, to }) => ({ kind, from, to }));

/** Everything that words say about places, the longest at each word. */
function itemsIn(words: readonly Word[], { find, all, weak }: Vocabulary): Item[] {
  const names = find(words).filter(({ from, to }) => to - from > 1 || !weak.has(words[from]?.key ?? '') || stands(words, from));
  const sayings = (kind: Item['kind'], ...list: Saying[]) => list.flatMap((saying) => spans(kind, findSaying(words, saying)));
  const candidates: Item[] = [
    ...names.map(({ from, to, value }): Item => ({ kind: 'name', from, to, values: value })),
    ...spans('all', all(words)),
    ...sayings('all', 'all', 'rest'),
    ...spans('behind', BEHIND(words)),
    ...spans('neutral', NO_EXCEPTION(words)),
    ...spans('not', NOT_ONE(words)).filter(({ from, to }) => to - from > 1 || words[from]?.key !== 'no' || !isPortuguese(words)),
    ...sayings('only', 'only'),
    ...spans('add', ADDED(words)),
    ...sayings('doubt', 'doubt', 'unsure'),
    ...sayings('neutral', 'filler', 'hedge', 'yes', 'me', 'us', 'no', 'later'),
  ];
  const rank = new Map(candidates.map((item, n) => [item, n]));
  candidates.sort((a, b) => a.from - b.from || b.to - b.from - (a.to - a.from) || (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
  const items: Item[] = [];
  let at = 0;
  for (const item of candidates) {
    if (item.from < at) continue;
    for (; at < item.from; at++) items.push(...plainItem(words, at));
    items.push(item);
    at = item.to;
  }
  for (; at < words.length; at++) items.push(...plainItem(words, at));
  return items;
}
/** There 'no' is "in the", and says nothing of leaving out. */
const isPortuguese = (words: readonly Word[]): boolean =>
  words.some(({ key }) => /^(?:so|somente|apenas|quero|queremos|poe|coloca|bota|botar|na|nas|nos|pro|pra|tambem|lancar|nao)$/.test(key));
function plainItem(words: readonly Word[], at: number): Item[] {
  const key = words[at]?.key ?? '';
  if (JOINS.has(key)) return [{ kind: 'join', from: at, to: at + 1 }];
  // 'Everything but TikTok'
  if (/^(?:but|pero|mas|aber|ma|mais|ama|maar)$/.test(key)) return [{ kind: 'join', from: at, to: at + 1, text: 'but' }];
  return NEUTRAL.has(key) || /^\d+$/.test(key) ? [{ kind: 'neutral', from: at, to: at + 1 }] : [];
}

/** Whether a name that is also a word stands as a name: alone, or where a list goes on. */
function stands(words: readonly Word[], at: number): boolean {
  const [previous, word] = [words[at - 1], words[at]];
  if (word && word.text !== word.text.toLowerCase() && word.key !== 'us') return true;
  if (word?.key === 'us') return word.text === 'US' || (JOINS.has(words[at + 1]?.key ?? '') && /^(?:|only|just|the|not|except|but|in)$/.test(previous?.key ?? ''));
  return !previous || /[,;:(&+/]/.test(word?.gap ?? '') || /^(?:and|or|only|just|not|no|but|except|y|e|und|et|the|on)$/.test(previous.key);
}

const BREAK = /[,;:.!?()\n–—]|\s-\s/;
/** A message in segments between commas and the ends of sentences, each with what it says, and the words that say nothing of places. */
function segmentsOf(words: readonly Word[], items: readonly Item[]): Segment[] {
  const because = new Set(findSaying(words, 'because').map(({ from }) => from));
  const inName = new Set(items.filter(({ kind }) => kind === 'name').flatMap(({ from, to }) => Array.from({ length: to - from - 1 }, (_, n) => from + n + 1)));
  const starts = words.flatMap(({ gap }, n) => (n === 0 || ((BREAK.test(gap) || because.has(n)) && !inName.has(n)) ? [n] : []));
  return starts.map((from, n) => {
    const to = starts[n + 1] ?? words.length;
    const own = items.filter((item) => item.from >= from && item.from < to);
    const covered = new Set(own.flatMap((item) => Array.from({ length: item.to - item.from }, (_, m) => item.from + m)));
    const unknown: Segment['unknown'] = [];
    for (let at = from; at < to; at++) {
      const last = unknown.at(-1);
      if (covered.has(at)) continue;
      if (last && last.to === at) last.to = at + 1;
      else unknown.push({ from: at, to: at + 1 });
    }
    return { from, to, items: own, unknown };
  });
}

/** What a text says of places; 'vague' when it speaks of some without a name, undefined when it names none and does not say "all". */
function placesSaid(text: string, vocabulary: Vocabulary): PlacesSaid | 'vague' | undefined {
  // "l'Italia" is two words, "Côte d'Ivoire" is a name.
  const words = wordsOf(text.replace(/(?<!\p{L})(l|dell|all|nell|dall|sull)'(?=\p{L})/giu, '$1 '));
  if (words.length > MOST_WORDS || asksAbout(words)) return undefined;
  const segments = segmentsOf(words, itemsIn(words, vocabulary));
  const state: Reading = { positive: [], negative: [], doubted: [], maybe: [], unknown: [], hasAll: false, hasOnly: false, adds: false, isNot: false, began: false, ended: false, isLoose: false, vague: false };
  for (const segment of segments) readSegment(segment, words, vocabulary, state);
  return conclusion(state);
}

/** Words before a list that may be anything. */
const MOST_BEFORE = 2;
/** Behind a name they begin a sentence about it. */
const VERBS = new Set('is are was has have had pays does did wont isnt es está esta son tiene est sont a ist sind hat è e ha sono é tem são'.split(' '));

type Reading = Pick<PlacesSaid, 'doubted' | 'maybe' | 'unknown' | 'isLoose'> & {
  positive: string[];
  negative: string[];
  hasAll: boolean;
  hasOnly: boolean;
  adds: boolean;
  /** What comes is left out. */
  isNot: boolean;
  /** A list has begun. */
  began: boolean;
  /** What comes is explanation. */
  ended: boolean;
  /** More was said than a list. */
  isLoose: boolean;
  /** Places were meant, but not named: 'the big ones'. */
  vague: boolean;
};

function readSegment({ from, items, unknown }: Segment, words: readonly Word[], vocabulary: Vocabulary, state: Reading): void {
  const names = items.filter(({ kind }) => kind === 'name');
  const hasMark = items.some(({ kind }) => kind === 'not' || kind === 'only' || kind === 'all' || kind === 'add');
  const isSentence = /[.!?;\n]/.test(words[from]?.gap ?? '') && from > 0;
  if (isSentence) state.isNot = false;
  const behind = names[0]?.to ?? 0;
  // 'All, Beatport is important for us': a sentence of its own about a place that needs no naming.
  const explains = !hasMark && (state.hasAll ? unknown.some((one) => one.from >= behind) : VERBS.has(words[behind]?.key ?? ''));
  if (state.began && names.length > 0 && explains && items[0]?.kind !== 'join') return;
  const firstMark = items.find(({ kind }) => kind !== 'join' && kind !== 'neutral')?.from ?? from;
  const startsUnknown = from > 0 && unknown.some((one) => one.from < firstMark);
  if (names.length === 0 && (state.ended || isSentence || (startsUnknown && hasMark))) {
    state.ended = true;
    state.isLoose ||= /^(?:or|oder|ou|o|od)$/.test(words[from]?.key ?? '') && state.positive.length > 0;
    if (items.some(({ kind }) => kind === 'all') && !state.hasAll && unknown.length === 0) state.hasAll = true;
    return;
  }
  if (names.length === 0 && !hasMark) return unknownSegment(from, unknown, items, words, vocabulary, state);
  // 'Worldwide, or should I keep Japan?'
  const isOr = state.began && items[0]?.kind === 'join' && /^(?:or|oder|ou|o|od)$/.test(words[items[0].from]?.key ?? '');
  const isDoubted = isOr || items.some(({ kind }) => kind === 'doubt');
  const open = names.length > 0 && !hasMark && !state.began ? unknown.filter((one) => one.from < (names[0]?.from ?? 0)) : [];
  // 'Our song was blocked in Germany': no list of places begins so.
  const before = open.reduce((all, one) => all + one.to - one.from, 0);
  if (before > MOST_BEFORE) return void (state.ended = true);
  state.isLoose ||= isOr || before > 0 || (names.length > 0 && !hasMark && unknown.length > 1);
  for (const [n, item] of items.entries()) {
    const next = items[n + 1];
    const isAfterName = n > 0 && n + 1 === items.length && items[n - 1]?.kind === 'name';
    if (item.kind === 'not') state.isNot = !isAfterName;
    else if (item.kind === 'only') {
      state.hasOnly = true;
      if (!items.slice(0, n).some(({ kind }) => kind === 'not')) state.isNot = false;
    } else if (item.kind === 'add') {
      state.adds = true;
      state.isNot = false;
    } else if (item.kind === 'join' && item.text === 'but') {
      if (state.hasAll || items.slice(0, n).some(({ kind }) => kind === 'all')) state.isNot = true;
    } else if (item.kind === 'all') {
      if (isQuantifier(items, n, words) || items[n - 1]?.kind === 'not' || (isOr && state.positive.length > 0)) continue;
      state.hasAll = true;
      state.isNot = next?.kind === 'not';
    } else if (item.kind === 'name') {
      // 'TikTok no, the rest yes'
      const isDeniedBehind = next?.kind === 'not' && n + 2 === items.length && /^(?:no|nope|nein|nao|non|nee|nej)$/.test(words[next.from]?.key ?? '');
      const isLeft = state.isNot || next?.kind === 'behind' || isDeniedBehind;
      if (state.hasAll && /\+/.test(words[item.from]?.gap ?? '')) state.adds = true;
      const list = isDoubted ? state.doubted : isLeft ? state.negative : state.positive;
      list.push(...(item.values ?? []));
      if (isDoubted && !isLeft && !state.hasAll) state.adds = true;
    }
  }
  state.began = true;
  readUnknown(unknown, items, words, vocabulary, state);
}

/** Whether "all" is said of a place, as in "all of Europe". */
function isQuantifier(items: readonly Item[], at: number, words: readonly Word[]): boolean {
  for (const item of items.slice(at + 1)) {
    if (item.kind === 'name') return !/[+&,/]/.test(words[item.from]?.gap ?? '');
    const isOf = item.kind === 'neutral' && OF_ALL.has(words[item.from]?.key ?? '');
    if (!isOf) return false;
  }
  return false;
}

/** Words in a list that are no name: a typing error, or a name that nobody knows. Behind the last name they explain. */
function readUnknown(unknown: Segment['unknown'], items: readonly Item[], words: readonly Word[], vocabulary: Vocabulary, state: Reading): void {
  for (const chunk of unknown.slice(0, MOST_CHUNKS)) {
    const before = items.filter(({ to }) => to <= chunk.from).at(-1);
    const mark = items.filter(({ to, kind }) => to <= chunk.from && kind !== 'neutral').at(-1);
    // 'We have no rights in Japan': what leads to a name is none.
    const after = items.find(({ from, kind }) => from >= chunk.to && kind !== 'neutral');
    if (after?.kind === 'name') continue;
    const isBut = mark?.text === 'but' && !state.isNot;
    const isListed = mark !== undefined && !isBut && (mark.kind === 'join' || mark.kind === 'not' || mark.kind === 'only' || mark.kind === 'add');
    const isFirst = before === undefined || items.every(({ kind }) => kind !== 'name');
    if (isListed || (isFirst && items.some(({ kind }) => kind === 'only' || kind === 'not' || kind === 'name'))) guess(chunk, words, vocabulary, state, isListed && (mark.kind !== 'only' || items.every(({ kind }) => kind !== 'name')));
  }
}
const MOST_CHUNKS = 8;

/** A segment without a known name goes on with the list, or explains it. */
function unknownSegment(from: number, unknown: Segment['unknown'], items: readonly Item[], words: readonly Word[], vocabulary: Vocabulary, state: Reading): void {
  const [chunk, more] = unknown;
  if (!chunk) return;
  const areShort = more && from === 0 && unknown.every((one) => one.to - one.from <= 2) && items.every(({ kind }) => kind === 'join');
  if (areShort) return unknown.slice(0, MOST_CHUNKS).forEach((one) => void guess(one, words, vocabulary, state, false));
  const isShort = !more && chunk.to - chunk.from <= 3 && looksLikeName(textOf(words, chunk)) === 'sure';
  const goesOn = state.began && items.every(({ kind }) => kind === 'join');
  const isWhole = chunk.to - chunk.from === words.length && /^\p{Lu}/u.test(words[0]?.text ?? '');
  if (isShort && (from === 0 || goesOn)) guess(chunk, words, vocabulary, state, goesOn || isWhole);
  else state.ended = true;
}

/** What a few words without a known name may mean. */
function guess(chunk: { from: number; to: number }, words: readonly Word[], { near, valuesOf }: Vocabulary, state: Reading, isName: boolean): void {
  const isLong = chunk.to - chunk.from > (state.began && !state.hasOnly && state.positive.length === 0 ? 2 : 5);
  if (isLong) return void (isName && state.positive.length > 0 && state.unknown.push(textOf(words, chunk)));
  const text = textOf(words, chunk);
  const found = chunk.to - chunk.from <= 3 && !areOnly(words.slice(chunk.from, chunk.to), 'filler', 'yes', 'no') ? nearest(text, near) : null;
  if (found && 'sure' in found) (state.isNot ? state.negative : state.positive).push(...valuesOf(found.sure));
  else if (found && 'maybe' in found && isName) state.maybe.push({ said: text, names: found.maybe });
  else if (isName && !isGeneric(words.slice(chunk.from, chunk.to))) state.unknown.push(text);
  else if (isName) state.vague = true;
  state.began = true;
}
const GENERIC = new Set('one ones thing things stuff big small major majors best good places place main usual rest they them dance half most some few lot part'.split(' '));
const isGeneric = (words: readonly Word[]): boolean => words.some(({ key }) => GENERIC.has(key));
const textOf = (words: readonly Word[], { from, to }: { from: number; to: number }): string =>
  words.slice(from, to).map(({ text, gap }, n) => (n === 0 ? text : `${gap}${text}`)).join('');

function conclusion({ positive, negative, doubted, maybe, unknown, isLoose, hasAll, hasOnly, adds, isNot, vague }: Reading): PlacesSaid | 'vague' | undefined {
  const rest = { added: hasAll && adds ? positive : [], doubted: [...new Set(doubted)], maybe, unknown, isLoose };
  const unique = (list: readonly string[]) => [...new Set(list)];
  if (positive.length > 0 && !(hasAll && !hasOnly)) {
    const sure = unique(positive).filter((one) => !negative.includes(one));
    return { how: adds && !hasOnly && negative.length === 0 && doubted.length === 0 ? 'add' : 'only', sure, ...rest, added: [] };
  }
  if (negative.length > 0) return { how: hasAll ? 'all-except' : 'remove', sure: unique(negative), ...rest };
  if (hasAll) return { how: 'all-except', sure: [], ...rest };
  if (doubted.length + maybe.length + unknown.length === 0) return vague ? 'vague' : undefined;
  return { how: isNot ? 'remove' : adds && doubted.length === 0 ? 'add' : hasOnly || !isNot ? 'only' : 'remove', sure: [], ...rest };
}

const storeWords: Vocabulary = {
  find: findStores,
  all: said(ALL_STORES),
  weak: WEAK_STORES,
  near: storeNames,
  valuesOf: (near) => [near],
};
const allPlaces = said(WORLD);
export const storesSaid = (text: string): PlacesSaid | 'vague' | undefined => placesSaid(text, storeWords);

/** Countries and regions, by code. */
export function territoriesSaid(text: string): PlacesSaid | 'vague' | undefined {
  const { find, list } = countryNames();
  return placesSaid(text, { find, all: allPlaces, weak: WEAK_PLACES, near: list, valuesOf: (code) => [code] });
}

/** Whether words say that it is out everywhere, and name no place. */
export const isWorldwideOnly = (words: readonly Word[]): boolean =>
  allPlaces(words).length > 0 && countryNames().find(words).length === 0 && NOT_ONE(words).length === 0;
