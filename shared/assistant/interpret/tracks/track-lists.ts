import { TRACK_LIMIT } from '../../../releases/track-limit.ts';
import type { Found } from '../words/phrases.ts';
import { startsOf } from '../words/spans.ts';
import type { Word } from '../words/words.ts';
import type { TrackMention } from './track-mention.ts';
import { articles, listAnds, rangeTos, trackNouns } from './track-name-words.ts';

/** If mentions overlap, keeps the first and longest. A whole title wins over single words from a title. */
export function withoutOverlaps(mentions: readonly TrackMention[]): TrackMention[] {
  const kept: TrackMention[] = [];
  for (const mention of mentions) {
    const last = kept.at(-1);
    if (!last || mention.from >= last.to) kept.push(mention);
    else if (last.isPart && !mention.isPart) kept.splice(-1, 1, mention);
  }
  return kept;
}

/** Joins '1, 3 and the last' into one mention, and reads '2 to 4' as three tracks. */
export function joinedMentions(
  words: readonly Word[],
  mentions: readonly TrackMention[],
  numbers: readonly Found<number>[],
  most: number,
): TrackMention[] {
  const joints = startsOf([...listAnds(words), ...articles(words), ...trackNouns(words)]);
  const and = startsOf(listAnds(words));
  const to = startsOf(rangeTos(words));
  const all: TrackMention[] = [];
  // A list ends with the entry after its "and": '1 and 4 loud, 5 soft'.
  let isEnded = false;
  const queue = [...mentions];
  const numberAt = new Map(numbers.map((one) => [one.from, one]));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const last = all.at(-1);
    if (
      last &&
      Array.isArray(last.tracks) &&
      Array.isArray(next.tracks) &&
      isJoined(words, last.to, next.from, joints) &&
      !(isEnded && /,/.test(words[last.to]?.gap ?? ''))
    ) {
      isEnded ||= and.has(last.to);
      const [low, high] = [last.tracks.at(-1) ?? 0, next.tracks[0] ?? 0];
      all.splice(-1, 1, {
        ...last,
        to: next.to,
        tracks:
          isRange(words, last.to, next.from, to) && high > low
            ? [...last.tracks, ...between(low, high)]
            : [...new Set([...last.tracks, ...next.tracks])],
      });
    } else {
      all.push(next);
      isEnded = false;
    }
    // A number that continues a list of tracks is a track too: 'tracks 1, 3 and 5', 'one and three'.
    const open = all.at(-1);
    if (!open || !Array.isArray(open.tracks) || open.isPart) continue;
    const at = to.get(open.to) ?? and.get(open.to) ?? open.to;
    const number = numberAt.get(at);
    const isListed =
      number &&
      queue[0]?.from !== at &&
      number.value <= most &&
      number.value >= 1 &&
      (at > open.to || /^\s*[,&+/–-]\s*$/.test(words[at]?.gap ?? '') || isBesideDigit(words, at));
    if (isListed) queue.unshift({ tracks: [number.value], from: number.from, to: number.to, isPart: false });
  }
  return all;
}

/** Whether a digit is next to another one: '1 2 and 4'. */
const isBesideDigit = (words: readonly Word[], at: number) =>
  /^\d+$/.test(words[at]?.key ?? '') && /^\d+$/.test(words[at - 1]?.key ?? '') && words[at]?.gap === ' ';

const between = (low: number, high: number) =>
  Array.from({ length: Math.min(high - low, TRACK_LIMIT) }, (_, n) => low + n + 1);

/** Whether there are only commas, "and", articles and the like between two mentions. */
function isJoined(words: readonly Word[], from: number, to: number, joints: ReadonlyMap<number, number>): boolean {
  if (to - from > 3 || /[;:!?\n()]|\.\s/.test(words[to]?.gap ?? '')) return false;
  let at = from;
  while (at < to) {
    const next =
      joints.get(at) ??
      (/^(?:to|through|thru|till|bis|al|ate|tot|til)$/.test(words[at]?.key ?? '') ? at + 1 : undefined);
    if (next === undefined) return false;
    at = next;
  }
  return true;
}
const isRange = (words: readonly Word[], from: number, to: number, until: ReadonlyMap<number, number>) =>
  to > from ? until.get(from) === to : /^\s?[–-]\s?$/.test(words[to]?.gap ?? '');
