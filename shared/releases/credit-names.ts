import type { ArtistCredit, Contributor, Writer } from './credit.ts';
import { orderedTracks } from './ordered-tracks.ts';
import type { Release } from './release.ts';

/**
 * The names that credit rows suggest, last credited first (product 32.5), each with its last role and its Spotify URI.
 */
export type CreditNames = {
  artists: Omit<ArtistCredit, 'id'>[];
  contributors: Omit<Contributor, 'id'>[];
  writers: Omit<Writer, 'id'>[];
};

/** The maximum number of names of each kind. */
const MAX_NAMES = 200;

/** The account's own names: artist name and full name. Either may be ''. */
export type OwnName = { artistName: string; fullName: string };

/**
 * Collects the names credited on releases, without duplicates. `releases` starts with the latest. The account's own
 * names come last, so that there is something to suggest before the first credit.
 */
export function creditNames(releases: readonly Release[], own: OwnName): CreditNames {
  const tracks = releases.flatMap((release) => orderedTracks(release));
  const artists = tracks.flatMap((track) => track.artists);
  const uris = new Map(artists.flatMap(({ name, spotifyUri }) => (spotifyUri ? [[keyOf(name), spotifyUri]] : [])));
  const ownArtist = { name: own.artistName, role: 'Primary', spotifyUri: '' } as const;
  return {
    artists: once([...artists, ownArtist], ({ name }) => name).map(({ name, role, spotifyUri }) => ({
      name,
      role,
      spotifyUri: spotifyUri || (uris.get(keyOf(name)) ?? ''),
    })),
    contributors: once(
      tracks.flatMap((track) => track.contributors),
      ({ name }) => name,
    ).map(({ name, role }) => ({ name, role })),
    writers: once(
      [...tracks.flatMap((track) => [...track.composers, ...track.lyricists]), ...writerOf(own.fullName)],
      ({ firstName, lastName }) => `${firstName} ${lastName}`,
    ).map(({ firstName, lastName }) => ({ firstName, lastName })),
  };
}

/** Normalizes a name for comparison, regardless of case and of how accents are encoded. */
const keyOf = (name: string): string => name.trim().normalize('NFC').toLowerCase();

function once<T>(entries: readonly T[], nameOf: (entry: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const entry of entries) {
    const key = keyOf(nameOf(entry));
    if (key !== '' && !seen.has(key)) seen.set(key, entry);
  }
  return [...seen.values()].slice(0, MAX_NAMES);
}

/** Splits a full name into a writer's names, taking the last word as the last name. Empty for a single word. */
function writerOf(fullName: string): { firstName: string; lastName: string }[] {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.pop();
  return lastName && words.length > 0 ? [{ firstName: words.join(' '), lastName }] : [];
}
