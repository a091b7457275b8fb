import type { CreditId, TrackId } from '../ids.ts';
import { idKinds } from '../ids-from.ts';
import type { ArtistCredit, Contributor } from '../releases/credit.ts';
import type { Track } from '../releases/track.ts';
import { folded } from './folded.ts';

/** The letters of an id (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Adds artists to those of a track, except those that are there already. The new entries' ids are derived from the ids
 * that exist, because rules are pure: the same release always has the same fix.
 */
export const addedArtists = (
  { id, artists }: Pick<Track, 'id' | 'artists'>,
  names: readonly string[],
  role: ArtistCredit['role'],
): ArtistCredit[] => added(id, artists, names, (credit) => ({ ...credit, role, spotifyUri: '' }));

/** Adds producers to the contributors of a track, except those that are among them already. */
export const addedProducers = (
  { id, contributors }: Pick<Track, 'id' | 'contributors'>,
  names: readonly string[],
): Contributor[] => added(id, contributors, names, (credit) => ({ ...credit, role: 'Producer' }));

function added<C extends Named>(
  trackId: TrackId,
  present: readonly C[],
  names: readonly string[],
  creditOf: (named: Named) => C,
): C[] {
  const seed = `${idKinds.credit}_${trackId.slice(trackId.indexOf('_') + 1)}`;
  const credits = [...present];
  for (const name of names) {
    if (credits.some((credit) => folded(credit.name) === folded(name))) continue;
    credits.push(creditOf({ id: nextId(seed, credits), name }));
  }
  return credits;
}

type Named = { id: CreditId; name: string };

/** The first id after the seed that no credit of the field has. A track has far fewer credits than there are ids. */
function nextId(seed: string, credits: readonly Named[]): CreditId {
  const used = new Set<string>(credits.map(({ id }) => id));
  const idAt = (n: number) => `${seed.slice(0, -2)}${LETTERS.charAt(n >> 5)}${LETTERS.charAt(n & 31)}`;
  let n = 0;
  while (used.has(idAt(n))) n++;
  return idAt(n) as CreditId;
}

/** The names in a list such as “Jo Berg, Ida Holm & Kai”. */
export const namesInList = (list: string): string[] =>
  list
    .split(/\s*(?:,|&|\+|\band\b)\s*/iu)
    .map((name) => name.trim())
    .filter((name) => name !== '');
