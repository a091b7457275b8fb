import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import { isTrackTitle } from '../../../releases/placeholder-title.ts';
import type { Release } from '../../../releases/release.ts';
import { wordKey, wordsOf } from '../words/words.ts';

/** The names and titles on a release. `self` is the main artist, whose account it is. */
export type KnownCredits = { self: string | undefined; names: readonly string[]; titles: readonly string[] };

export function knownCredits(release: Release | null): KnownCredits {
  const tracks = release ? orderedTracks(release) : [];
  const names = tracks.flatMap(({ artists, contributors, composers, lyricists }) => [
    ...[...artists, ...contributors].map(({ name }) => name),
    ...[...composers, ...lyricists].map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
  ]);
  return {
    self: tracks[0]?.artists.find(({ name, role }) => role === 'Primary' && name !== '')?.name,
    names: [...new Set(names.filter(Boolean))],
    titles: tracks.map(({ title }) => (isTrackTitle(title) ? title : '')),
  };
}

const keysOf = (name: string): string[] => wordsOf(name).map(({ key }) => key);
/** Returns a key for comparing names without regard to capitals, accents and punctuation. */
export const nameKey = (name: string): string => keysOf(name).join(' ') || wordKey(name);

const GROUPS = new Set(
  'the los las les die band trio quartet quartett choir chor coro orchestra orquesta ensemble crew collective studio studios records music sound system kids boys girls and y et und e players sings'.split(
    ' ',
  ),
);

/**
 * Completes a name: 'Femi' becomes Femi Kolade if no other name contains that word. A lowercase name gets the release's
 * spelling; a capitalized one keeps its own.
 */
export function fullName(typed: string, names: readonly string[]): string {
  const sought = nameKey(typed);
  const same = names.find((name) => nameKey(name) === sought);
  if (same !== undefined) return typed === typed.toLowerCase() ? same : typed;
  const [key, ...others] = keysOf(typed);
  // A single word never stands for the name of a band or a company.
  const isPart = (name: string) => {
    const own = keysOf(name);
    return (
      own.length > 1 && own.length < 4 && (own[0] === key || own.at(-1) === key) && !own.some((one) => GROUPS.has(one))
    );
  };
  const longer = others.length > 0 ? [] : [...new Set(names.filter(isPart))];
  return longer.length === 1 ? (longer[0] ?? typed) : typed;
}
