import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import type { Release } from '../../../releases/release.ts';
import type { Act } from '../../act.ts';
import { creditWords } from '../credits/credit-words.ts';
import { roleWords } from '../credits/roles.ts';
import { tracksAt } from '../tracks/track-words.ts';
import { phraseFinder } from '../words/phrases.ts';
import { findSaying, type Saying } from '../words/sayings.ts';
import { strangeWords } from '../words/small-words.ts';
import { wordsOf } from '../words/words.ts';

const findWords = phraseFinder([...creditWords.keys(), ...roleWords.keys()].map((phrase) => [phrase, true] as const));
const SAYINGS: readonly Saying[] = ['filler', 'me', 'all', 'rest', 'only', 'except', 'yes', 'no', 'hedge'];

/** Collects the names of people and tracks that are in the acts or on the release. */
function knownNames(acts: readonly Act[], release: Release | null): Set<string> {
  const creditNames = acts.flatMap((act) => (act.kind === 'credit' ? act.named.credits.map(({ name }) => name) : []));
  const tracks = release ? orderedTracks(release) : [];
  const stand = tracks.flatMap(({ title, artists }) => [title, ...artists.map(({ name }) => name)]);
  return new Set([...creditNames, ...stand].flatMap((name) => wordsOf(name).map(({ key }) => key)));
}

/**
 * Counts the words of a text about credits that were not read: those that are not a name, a role, a track or a lead-in.
 */
export function countUnreadWords(text: string, acts: readonly Act[], release: Release | null): number {
  const words = wordsOf(text);
  const read = new Set<number>();
  const found: { from: number; to: number }[] = [
    ...findWords(words),
    ...SAYINGS.flatMap((saying) => findSaying(words, saying)),
  ];
  for (const [n] of words.entries()) {
    const tracks = tracksAt(words, n, release?.trackIds.length ?? 0);
    if (tracks) found.push({ from: n, to: tracks.to });
  }
  for (const { from, to } of found) for (let n = from; n < to; n++) read.add(n);
  const names = knownNames(acts, release);
  return strangeWords(words.filter(({ key }, n) => !read.has(n) && !names.has(key))).length;
}
