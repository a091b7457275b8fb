import type { ArtistCredit, Contributor, Writer } from './credit.ts';
import { orderedTracks } from './ordered-tracks.ts';
import type { Release } from './release.ts';
import type { Explicit } from './track-choices.ts';

/** From this number of primary artists, a release is a compilation by "Various Artists" (product 7.12). */
const MIN_COMPILATION_ARTISTS = 4;
export const VARIOUS_ARTISTS = 'Various Artists';

export type DerivedCredits = {
  artists: Omit<ArtistCredit, 'id'>[];
  contributors: Omit<Contributor, 'id'>[];
  composers: Omit<Writer, 'id'>[];
  lyricists: Omit<Writer, 'id'>[];
  isCompilation: boolean;
  containsCovers: boolean;
  explicit: Explicit;
};

type Tracks = Pick<Release, 'tracks' | 'trackIds'>;

/**
 * Derives album-level credits, which are never stored: each name once, in track order, with its first role (product
 * 7.11). Entries without a name are left out. Names that differ only in their Unicode form are the same name, and the
 * first form is kept.
 */
export function derivedCredits(release: Tracks): DerivedCredits {
  const tracks = orderedTracks(release);
  const artists = uniqueBy(
    tracks.flatMap((track) => track.artists),
    ({ name }) => name,
  );
  const isCompilation = artists.filter(({ role }) => role === 'Primary').length >= MIN_COMPILATION_ARTISTS;
  return {
    artists: isCompilation ? [{ name: VARIOUS_ARTISTS, role: 'Primary', spotifyUri: '' }] : artists,
    contributors: uniqueBy(
      tracks.flatMap((track) => track.contributors),
      ({ name }) => name,
    ),
    composers: uniqueBy(
      tracks.flatMap((track) => track.composers),
      writerName,
    ),
    lyricists: uniqueBy(
      tracks.flatMap((track) => track.lyricists),
      writerName,
    ),
    isCompilation,
    containsCovers: tracks.some((track) => track.containsCover),
    explicit: releaseExplicit(tracks.map((track) => track.explicit)),
  };
}

/** The artist's name on the card: the primary artists; '' if no track has any. */
export const albumArtist = (release: Tracks): string =>
  derivedCredits(release)
    .artists.filter(({ role }) => role === 'Primary')
    .map(({ name }) => name)
    .join(', ');

/**
 * Explicit if any track is; cleaned if none is explicit but one is cleaned; '' if a track has no answer yet (product
 * 7.6).
 */
function releaseExplicit(answers: Explicit[]): Explicit {
  if (answers.length === 0 || answers.includes('')) return '';
  if (answers.includes('Explicit')) return 'Explicit';
  return answers.includes('Cleaned Version') ? 'Cleaned Version' : 'Not Explicit';
}

const writerName = ({ firstName, lastName }: Writer) => `${firstName} ${lastName}`.trim();

function uniqueBy<T extends { id: string }>(entries: T[], nameOf: (entry: T) => string): Omit<T, 'id'>[] {
  const seen = new Map<string, Omit<T, 'id'>>();
  for (const entry of entries) {
    const name = nameOf(entry).normalize('NFC');
    if (name === '' || seen.has(name)) continue;
    const { id: _, ...credit } = entry;
    seen.set(name, credit);
  }
  return [...seen.values()];
}
