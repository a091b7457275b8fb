import type { Release } from '../../../releases/release.ts';
import { TRACK_LIMIT } from '../../../releases/track-limit.ts';
import type { Found } from '../words/phrases.ts';
import { endsOf, isBreak, startsOf } from '../words/spans.ts';
import type { Word } from '../words/words.ts';
import { joinedMentions, withoutOverlaps } from './track-lists.ts';
import type { TrackMention } from './track-mention.ts';
import {
  afterTrackNumber,
  articles,
  beforeTrackNumber,
  otherThings,
  trackGroups,
  trackNouns,
} from './track-name-words.ts';
import { numbersAmong, placesAmong } from './track-numbers.ts';
import { titlesAmong } from './track-titles.ts';

/**
 * The kinds of words around numbers. Each map links the start of such a phrase to its end, or (`…To` and `before`) its
 * end to its start.
 */
type NumberContext = Record<
  'nounFrom' | 'nounTo' | 'articleTo' | 'others' | 'before' | 'after',
  ReadonlyMap<number, number>
>;
type Numbers = readonly Found<number>[];

/**
 * Finds all mentions of tracks, from left to right. `isBare`: a number by itself can mean a track, as in '1 and 2 yes,
 * 3 no'. In other answers it may be a length or a year.
 */
export function trackMentions(words: readonly Word[], release: Release | null, isBare = true): TrackMention[] {
  const count = release?.trackIds.length ?? 0;
  const nouns = trackNouns(words);
  const around: NumberContext = {
    nounFrom: startsOf(nouns),
    nounTo: endsOf(nouns),
    articleTo: endsOf(articles(words)),
    others: startsOf(otherThings(words)),
    before: endsOf(beforeTrackNumber(words)),
    after: startsOf(afterTrackNumber(words)),
  };
  const numbers = numbersAmong(words).sort((a, b) => a.from - b.from);
  const places = placesAmong(words).filter((place) => isTrackOrdinal(words, place, around));
  const titles = titlesAmong(words, release).map(({ value, from, to, isWhole }) =>
    mention(from, to, [value], !isWhole),
  );
  const byPlace = placeMentions(words, places, numbers, count);
  const byGroup = groupMentions(words, places, numbers, count, around);
  const earlier = [...byPlace, ...byGroup];
  const byNumber = numbers
    .filter(({ from }) => !earlier.some((one) => from >= one.from && from < one.to))
    .filter(({ value }) => value >= 1 && value <= TRACK_LIMIT)
    .filter(
      (number, n, all) =>
        isNamed(words, number, around) ||
        (isBare &&
          (isBareTrack(words, number, count, around) || isNextInList(words, number, all[n - 1], count, around))),
    )
    .map(({ value, from, to }) => mention(from, to, [value]));
  const sorted = withoutOverlaps([...titles, ...earlier, ...byNumber].sort((a, b) => a.from - b.from || b.to - a.to));
  return joinedMentions(words, sorted, numbers, count || TRACK_LIMIT).map((one) => widen(words, one, around));
}

const mention = (from: number, to: number, tracks: TrackMention['tracks'], isPart = false): TrackMention => ({
  tracks,
  from,
  to,
  isPart,
});

/** Whether an ordinal refers to a track, unlike 'a second' or 'the first verse'. */
function isTrackOrdinal(words: readonly Word[], { from, to }: Found<number>, { others }: NumberContext): boolean {
  const before = words[from - 1]?.key ?? '';
  if (others.has(to) && !isBreak(words[to]?.gap ?? '')) return false;
  return before !== 'at' && !(words[from]?.key === 'second' && /^(?:a|an|\d+|per|this|that)$/.test(before));
}

/** Finds tracks mentioned by ordinal: 'The second', 'the last', 'the first two'. */
function placeMentions(words: readonly Word[], places: Numbers, numbers: Numbers, count: number): TrackMention[] {
  const pairs = words.flatMap(({ key }, at) => (/^beiden?$/.test(key) ? [{ value: 2, from: at, to: at + 1 }] : []));
  const byFrom = new Map([...numbers, ...pairs].map((number) => [number.from, number]));
  const byTo = new Map([...numbers, ...pairs].map((number) => [number.to, number]));
  return places.flatMap(({ value, from, to }) => {
    const number = byFrom.get(to) ?? byTo.get(from) ?? (words[from - 1]?.key === 'of' ? byTo.get(from - 1) : undefined);
    const track = value > 0 ? value : count + 1 + value;
    const isOfSeveral = number && Math.abs(value) === 1 && number.value > 1 && number.value <= (count || TRACK_LIMIT);
    if (!isOfSeveral) return track >= 1 ? [mention(from, to, [track])] : [];
    if (value < 0 && count === 0) return [];
    const first = value === 1 ? 1 : count - number.value + 1;
    const tracks = Array.from({ length: number.value }, (_, n) => first + n);
    return [mention(Math.min(number.from, from), Math.max(number.to, to), tracks)];
  });
}

const BEFORE_ONE = /^(?:that|this|the|other|last|first|second|third|which|same|another|my|no|not|every|any)$/;
const BOTH = /^(?:las|los|as|os|les) (?:dos|duas|dois|deux)$|^(?:both|beiden?|entramb[ie]|amb[ao]s)/;

/** Finds tracks mentioned as a group: 'All', 'the other two', 'one of them'. */
function groupMentions(
  words: readonly Word[],
  places: Numbers,
  numbers: Numbers,
  count: number,
  { others }: NumberContext,
): TrackMention[] {
  const placeFrom = startsOf(places);
  const numberFrom = new Map(numbers.map((number) => [number.from, number]));
  return trackGroups(words).flatMap(({ value, from, to }) => {
    if (placeFrom.has(to)) return [];
    if (value === 'some' && (count === 1 || BEFORE_ONE.test(words[from - 1]?.key ?? ''))) return [];
    const phrase = words
      .slice(from, to)
      .map(({ key }) => key)
      .join(' ');
    if (value === 'all' && count > 2 && BOTH.test(phrase)) return [mention(from, to, 'some')];
    const next = numberFrom.get(to);
    const isCounted = next && (value === 'rest' || (value === 'all' && next.value === count && !others.has(next.to)));
    return [mention(from, isCounted ? next.to : to, value)];
  });
}

/** Whether the words around a number make it a track: 'track 2', '#2', 'no. 2'. */
function isNamed(words: readonly Word[], { from, to }: Found<number>, { nounTo }: NumberContext): boolean {
  const gap = words[from]?.gap ?? '';
  const noun = nounTo.get(from);
  if (noun !== undefined && !/^ones?$/.test(words[noun]?.key ?? '') && !isBreak(gap.replace(/[.:]/, ''))) return true;
  const isNumberSign = words[from - 1]?.key === 'no' && /^\.\s?$/.test(gap);
  return isNumberSign || /#\s*$/.test(gap) || /^(?:번|번째|曲)$/.test(words[to]?.text ?? '');
}

/** Whether a number by itself means a track: it does not count anything, and a track is expected there. */
function isBareTrack(
  words: readonly Word[],
  { value, from, to }: Found<number>,
  count: number,
  { others, before, after, nounFrom }: NumberContext,
): boolean {
  if (value > (count || TRACK_LIMIT) || count === 1) return false;
  const gap = words[to]?.gap ?? '';
  const isFirst = from === 0 || isBreak(words[from]?.gap ?? '');
  if ((others.has(to) || nounFrom.has(to)) && to < words.length && !isBreak(gap)) return false;
  if (!/\d$/.test(words[from]?.key ?? '')) return value > 1 && after.has(to) && isFirst;
  const isBeforeDigit =
    /^(?:and|n|y|e|et|und|o|i|en|och|ve|dan|aur|or)$/.test(words[to]?.key ?? '') &&
    /^\d{1,2}$/.test(words[to + 1]?.key ?? '') &&
    !others.has(to + 2);
  return isFirst || before.has(from) || isBeforeDigit || /^\s?[:=)]/.test(gap);
}

/** Whether a number continues a numbering that began with 1: '1 this 2 that'. */
const isNextInList = (
  words: readonly Word[],
  { value, from, to }: Found<number>,
  last: Found<number> | undefined,
  count: number,
  { others, nounFrom }: NumberContext,
): boolean =>
  last !== undefined &&
  last.value === value - 1 &&
  words[0]?.key === '1' &&
  value <= count &&
  /^\d+$/.test(words[from]?.key ?? '') &&
  !others.has(to) &&
  !nounFrom.has(to);

/** Extends a mention to the article before it and the nouns around it. */
function widen(
  words: readonly Word[],
  mention: TrackMention,
  { nounFrom, nounTo, articleTo }: NumberContext,
): TrackMention {
  let { from, to } = mention;
  const back = (ends: ReadonlyMap<number, number>) => {
    const start = isBreak((words[from]?.gap ?? '').replace(/[.:]/, '')) ? undefined : ends.get(from);
    from = start ?? from;
  };
  back(nounTo);
  back(articleTo);
  back(nounTo);
  for (let next = nounFrom.get(to); next !== undefined && !isBreak(words[to]?.gap ?? ''); next = nounFrom.get(to))
    to = next;
  return { ...mention, from, to };
}
