import { fold } from '../../fold.ts';
import { orderedTracks } from '../../releases/ordered-tracks.ts';
import type { Release } from '../../releases/release.ts';
import { isTrackTitle } from '../../releases/untitled.ts';
import type { WhichTracks } from '../act.ts';
import { NUMBER, numberOf, ORDINAL, placeIn } from './numbers.ts';

/** Which tracks a text names, and what is left of it. `rest` are those that nobody named. */
export type TracksSaid = { tracks: WhichTracks | 'rest'; isExcept: boolean; left: string };

const LIST = `${NUMBER}(?:(?:\\s*(?:,|and|&|\\+|or)\\s*)+${NUMBER})*`;
const numbered = new RegExp(
  `\\b(?:(?:track|song|number|no\\.|nr\\.?|#)s?\\s*#?)(${NUMBER}\\s*(?:-|–|to)\\s*${NUMBER}|${LIST})\\b`,
  'i',
);
const bareNumbers = new RegExp(`^(?:only\\s+|just\\s+)?(${LIST})$`, 'i');
const ordinals = new RegExp(
  `\\b(?:the\\s+)?(${ORDINAL}(?:(?:\\s*(?:,|and|&)\\s*)+(?:the\\s+)?${ORDINAL})*)(?:\\s+(?:track|song|one|ones|tracks|songs))?\\b`,
  'i',
);
const rest = /\b(?:(?:all\s+)?(?:the\s+)?(?:rest|others?)(?:\s+(?:ones|tracks|songs))?|every(?:thing| track) else)\b/i;
const all =
  /\b(?:all(?:\s+of\s+(?:them|it))?(?:\s+(?:the\s+)?(?:tracks|songs))?|every\s+(?:track|song)|everything|both)\b/i;

const numbersIn = (text: string, read: (word: string) => number | undefined): number[] => {
  const range = /^(\S+)\s*(?:-|–|to)\s*(\S+)$/.exec(text);
  const [from, to] = [read(range?.[1] ?? ''), read(range?.[2] ?? '')];
  if (from && to && to > from) return Array.from({ length: Math.min(to - from + 1, 15) }, (_, n) => from + n);
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => read(word) ?? []);
};

/** The tracks that a text speaks of, by number, place or title. Undefined when it names none. */
export function tracksSaid(text: string, release: Release | null): TracksSaid | undefined {
  const count = release?.trackIds.length ?? 0;
  const found = (match: RegExpExecArray, tracks: TracksSaid['tracks']): TracksSaid => {
    const before = text.slice(0, match.index);
    const isExcept = /\b(?:except|but|not|without|besides|apart from)\s*(?:for\s*)?(?:on\s*)?$/i.test(before);
    const left = `${before.replace(/\b(?:only|just|except|all but|but|on|for|apart from|all except)\s*(?:for\s*)?$/i, '')} ${text.slice(match.index + match[0].length)}`;
    return { tracks, isExcept, left: left.replace(/\s+/g, ' ').trim() };
  };
  const byNumber = numbered.exec(text) ?? bareNumbers.exec(text);
  if (byNumber) {
    const numbers = numbersIn(byNumber[1] ?? '', numberOf).filter((n) => n >= 1 && n <= 15);
    if (numbers.length > 0) return found(byNumber, numbers);
  }
  const titled = byTitle(text, release);
  if (titled) return found(titled.match, [titled.number]);
  const byPlace = ordinals.exec(text);
  if (byPlace) {
    const places = numbersIn(byPlace[1] ?? '', placeIn)
      .map((n) => (n < 0 ? count : n))
      .filter((n) => n >= 1);
    if (places.length > 0) return found(byPlace, places);
  }
  const byRest = rest.exec(text);
  if (byRest) return found(byRest, 'rest');
  const byAll = all.exec(text);
  return byAll ? found(byAll, 'all') : undefined;
}

function byTitle(text: string, release: Release | null) {
  if (!release || release.trackIds.length < 2) return undefined;
  for (const [n, { title }] of orderedTracks(release).entries()) {
    const at = isTrackTitle(title) && title.length > 3 ? fold(text).indexOf(fold(title)) : -1;
    if (at < 0 || fold(text).length !== text.length) continue;
    const match = Object.assign([text.slice(at, at + title.length)], { index: at, input: text }) as RegExpExecArray;
    return { match, number: n + 1 };
  }
  return undefined;
}
