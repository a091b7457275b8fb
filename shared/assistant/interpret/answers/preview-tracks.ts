import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import type { Release } from '../../../releases/release.ts';
import type { PositionMention } from '../days/durations.ts';
import { numberAt, ordinalAt } from '../tracks/numbers.ts';
import { readTracks } from '../tracks/read-tracks.ts';
import { hasSaying } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';

/** The tracks that a time is for. */
export type TracksOfTime = number[] | 'rest' | 'all';
/** Words before tracks whose time differs from that of the others. */
export const EXCEPTION_WORD =
  /^(?:but|except|aber|pero|mas|mais|ma|sauf|salvo|excepto|menos|ausser|tranne|exceto|only|just|nur)$/;

/** Finds the tracks that a time is for, between the times before and after it. */
export function tracksForTime(
  words: readonly Word[],
  places: readonly PositionMention[],
  n: number,
  release: Release | null,
): TracksOfTime {
  const place = places[n];
  if (!place || !release || release.trackIds.length < 2) return 'all';
  const [from, to] = [places[n - 1]?.to ?? 0, places[n + 1]?.from ?? words.length];
  // Tracks come either before their times throughout, or after them: 'track 1 0:30 track 2 0:40'.
  const [leads, trails] = [
    tracksIn(words.slice(0, places[0]?.from ?? 0), release),
    tracksIn(words.slice(places.at(-1)?.to ?? 0), release),
  ];
  if (places.length > 1 && leads && !trails && leads !== 'all')
    return tracksIn(words.slice(from, place.from), release) ?? 'all';
  const isBreak = (at: number) =>
    /[,;.\n]|\s-\s/.test(words[at]?.gap ?? '') ||
    (at > place.to && /^(?:and|y|und|et|e)$/.test(words[at]?.key ?? '')) ||
    (at >= place.to && EXCEPTION_WORD.test(words[at]?.key ?? ''));
  let [first, last] = [place.from, place.to];
  while (first > from && !(isBreak(first) && first < place.from)) first--;
  while (last < to && !isBreak(last)) last++;
  return (
    tracksIn(words.slice(place.to, last), release) ??
    tracksIn(words.slice(first, place.from), release) ??
    tracksIn(words.slice(from, place.from), release) ??
    'all'
  );
}

function tracksIn(words: readonly Word[], release: Release): TracksOfTime | undefined {
  const text = words.map(({ text: word, gap }, n) => (n === 0 ? word : `${gap}${word}`)).join('');
  if (text === '') return undefined;
  if (hasSaying(words, 'rest')) return 'rest';
  const titled = byTitle(words, release);
  if (titled) return titled;
  const mention = readTracks(text, release);
  if (mention?.isExcept && Array.isArray(mention.tracks) && hasSaying(words, 'all'))
    return orderedTracks(release).flatMap((_, n) =>
      Array.isArray(mention.tracks) && mention.tracks.includes(n + 1) ? [] : [n + 1],
    );
  if (mention && !mention.isExcept) return mention.tracks;
  return byDescription(words, release) ?? byNumber(words, release);
}

/** Finds tracks by their whole title, however short it is. */
function byTitle(words: readonly Word[], release: Release): number[] | undefined {
  const named = orderedTracks(release).flatMap(({ title }, n) => {
    const keys = wordsOf(title).map(({ key }) => key);
    const stands =
      keys.length > 0 &&
      (keys.join('').length > 3 ||
        keys.length ===
          words.filter(({ key }) => !/^(?:at|in|on|for|the|from|starts?|begins?|to|is)$/.test(key)).length);
    return stands && words.some((_, at) => keys.every((key, m) => words[at + m]?.key === key))
      ? [{ n: n + 1, length: keys.length }]
      : [];
  });
  const longest = Math.max(0, ...named.map(({ length }) => length));
  const best = named.filter(({ length }) => length === longest);
  return best.length === 1 && best[0] ? [best[0].n] : undefined;
}

/** Reads a further number next to a time as a track: 'On 1', 'beim zweiten'. */
function byNumber(words: readonly Word[], release: Release): number[] | undefined {
  const found = words
    .flatMap((_, at) => ordinalAt(words, at) ?? numberAt(words, at) ?? [])
    .map(({ value }) => (value < 0 ? release.trackIds.length : value));
  return found.length > 0 && found.every((n) => n >= 1 && n <= release.trackIds.length)
    ? [...new Set(found)]
    : undefined;
}

/**
 * Finds a track by a word that only its title has ('The remix', 'acoustic'). 'The original' is the track with the
 * shortest title.
 */
function byDescription(words: readonly Word[], release: Release): number[] | undefined {
  const titles = orderedTracks(release).map(({ title, version }) =>
    wordsOf(`${title} ${version}`).map(({ key }) => key),
  );
  for (const { key } of words) {
    if (key.length < 4) continue;
    const having = titles.flatMap((own, n) =>
      own.some((word) => word === key || (word.length >= 4 && (key.startsWith(word) || word.startsWith(key))))
        ? [n + 1]
        : [],
    );
    if (having.length === 1) return having;
  }
  if (!words.some(({ key }) => /^(?:original|normal|main|studio|erste)$/.test(key))) return undefined;
  const shortest = titles.map((own, n) => ({ n: n + 1, length: own.length })).sort((a, b) => a.length - b.length);
  return shortest[0] && shortest[0].length < (shortest[1]?.length ?? 0) ? [shortest[0].n] : undefined;
}
