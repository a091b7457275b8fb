import type { Item } from './places/place-items.ts';
import type { Reader } from './places/place-reading.ts';
import type { Segment } from './places/place-segments.ts';
import { AFTER_ALL, JOINS, VERBS } from './places/place-words.ts';
import { readUnknownSegment, readUnknownWords } from './places/unknown-places.ts';
import type { Word } from './words/words.ts';

/** The maximum number of unknown words before a list. */
const MAX_UNKNOWN_BEFORE = 2;
/** Adds a segment of the message to the list of places being read. */
export function readSegment({ from, items, unknown }: Segment, reader: Reader): void {
  const { words, state } = reader;
  const names = items.filter(({ kind }) => kind === 'name');
  const hasMark = items.some(({ kind }) => kind === 'not' || kind === 'only' || kind === 'all' || kind === 'add');
  const isSentence = /[.!?;\n]/.test(words[from]?.gap ?? '') && from > 0;
  if (isSentence) state.isNot = false;
  const behind = names[0]?.to ?? 0;
  // In 'All, Beatport is important for us', the second part is a sentence about a place that is already included.
  const explains = !hasMark && (state.hasAll ? unknown.some((one) => one.from >= behind) : isVerb(words[behind]));
  if (state.began && names.length > 0 && explains && items[0]?.kind !== 'join') return;
  const firstMark = items.find(({ kind }) => kind !== 'join' && kind !== 'neutral')?.from ?? from;
  const startsUnknown = from > 0 && unknown.some((one) => one.from < firstMark);
  if (names.length === 0 && (state.ended || isSentence || (startsUnknown && hasMark))) {
    state.ended = true;
    state.isLoose ||= /^(?:or|oder|ou|o|od)$/.test(words[from]?.key ?? '') && state.positive.length > 0;
    if (items.some(({ kind }) => kind === 'all') && !state.hasAll && unknown.length === 0) state.hasAll = true;
    return;
  }
  if (names.length === 0 && !hasMark) {
    readUnknownSegment({ from, items, unknown }, reader);
    return;
  }
  // In 'Worldwide, or should I keep Japan?', the place is in doubt.
  const isOr =
    state.began && items[0]?.kind === 'join' && /^(?:or|oder|ou|o|od)$/.test(words[items[0].from]?.key ?? '');
  const isDoubted = isOr || items.some(({ kind }) => kind === 'doubt');
  const open =
    names.length > 0 && !hasMark && !state.began ? unknown.filter((one) => one.from < (names[0]?.from ?? 0)) : [];
  // 'Our song was blocked in Germany' is not the beginning of a list of places.
  const before = open.reduce((all, one) => all + one.to - one.from, 0);
  if (before > MAX_UNKNOWN_BEFORE) {
    state.ended = true;
    return;
  }
  state.isLoose ||= isOr || before > 0 || (names.length > 0 && !hasMark && unknown.length > 1);
  readItems(items, { isOr, isDoubted }, reader);
  state.began = true;
  readUnknownWords({ items, unknown }, reader);
}

/** Whether a word is a verb. If 'é' is typed without its accent, it may be the Portuguese or Italian "and" instead. */
const isVerb = (word: Word | undefined): boolean =>
  word !== undefined && VERBS.has(word.key) && !(JOINS.has(word.key) && word.text.toLowerCase() === word.key);

/** Adds each name to the included, excluded or doubtful ones, as the words around it imply. */
function readItems(
  items: readonly Item[],
  { isOr, isDoubted }: { isOr: boolean; isDoubted: boolean },
  { words, state }: Reader,
): void {
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
      if (isQuantifier(items, n, words) || items[n - 1]?.kind === 'not' || (isOr && state.positive.length > 0))
        continue;
      state.hasAll = true;
      state.isNot = next?.kind === 'not';
    } else if (item.kind === 'name') {
      // In 'TikTok no, the rest yes', the "no" applies to the name before it.
      const isDeniedBehind =
        next?.kind === 'not' &&
        n + 2 === items.length &&
        /^(?:no|nope|nein|nao|non|nee|nej)$/.test(words[next.from]?.key ?? '');
      const isLeft = state.isNot || next?.kind === 'behind' || isDeniedBehind;
      if (state.hasAll && /\+/.test(words[item.from]?.gap ?? '')) state.adds = true;
      const list = isDoubted ? state.doubted : isLeft ? state.negative : state.positive;
      list.push(...(item.values ?? []));
      if (isDoubted && !isLeft && !state.hasAll) state.adds = true;
    }
  }
}

/** Whether "all" only quantifies a place, as in 'all of Europe'. */
function isQuantifier(items: readonly Item[], at: number, words: readonly Word[]): boolean {
  for (const item of items.slice(at + 1)) {
    if (item.kind === 'name') return !/[+&,/]/.test(words[item.from]?.gap ?? '');
    const isOf = item.kind === 'neutral' && AFTER_ALL.has(words[item.from]?.key ?? '');
    if (!isOf) return false;
  }
  return false;
}
