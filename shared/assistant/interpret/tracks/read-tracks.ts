import type { Release } from '../../../releases/release.ts';
import type { WhichTracks } from '../../act.ts';
import { areOnly, findSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';
import { exceptionsIn } from './track-clause-words.ts';
import { trackMentions } from './track-mentions.ts';

/** The first tracks that a text names, and the rest of the text. */
export type TracksInText = { tracks: WhichTracks | 'rest'; isExcept: boolean; left: string };

/** Finds the first tracks that a text names, by number, position or title; undefined if it names none. */
export function readTracks(text: string, release: Release | null): TracksInText | undefined {
  const words = wordsOf(text);
  const isNumbers =
    words.every(({ key }) => /^\d+$/.test(key)) ||
    areOnly(
      words.filter(({ key }) => !/^\d+$/.test(key)),
      'only',
    );
  const all = trackMentions(words, release, isNumbers).filter(({ tracks }) => tracks !== 'some');
  const mention = all.find(({ tracks, isPart }) => Array.isArray(tracks) && !isPart) ?? all[0];
  if (!mention || mention.tracks === 'some') return undefined;
  const before = words.slice(0, mention.from);
  const atEnd = (found: readonly { from: number; to: number }[]) => found.find(({ to }) => to === before.length)?.from;
  const except = atEnd(exceptionsIn(before));
  const cut = except ?? atEnd(findSaying(before, 'only')) ?? mention.from;
  const [start, end] = [words[cut]?.start ?? 0, words[mention.to - 1]?.end ?? text.length];
  const left = `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim();
  return { tracks: mention.tracks, isExcept: except !== undefined, left };
}
