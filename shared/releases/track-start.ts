import * as z from 'zod';
import { creditList, StoredArtistCredit } from './credit.ts';
import { orderedTracks } from './ordered-tracks.ts';
import type { Release } from './release.ts';
import { AudioLanguage, newTrack, type Track } from './track.ts';

/** What a track begins with. Nothing that an artist answers for is in it: no explicit content, no AI, no cover song. */
export const TrackStart = z.object({ artists: creditList(StoredArtistCredit), audioLanguage: AudioLanguage });
export type TrackStart = z.infer<typeof TrackStart>;

/** Most artists that a track begins with: who has more of them writes them once, and applies them to all tracks. */
const MOST_ARTISTS = 4;

/** What a next track takes from a track: its primary artists and its language. A guest is a guest of one track. */
export const startLike = ({ artists, audioLanguage }: Track): TrackStart => ({
  artists: artists.filter(({ name, role }) => role === 'Primary' && name.trim() !== '').slice(0, MOST_ARTISTS),
  audioLanguage,
});

/**
 * The next track of a release (product 7.13): like the last one; the first as the release says, or by the artist who adds it.
 * @param track `artist` is the account's own name as a credit, if it is a name (`firstCredit`)
 */
export function nextTrack(
  release: Pick<Release, 'tracks' | 'trackIds' | 'firstTrack'>,
  track: Parameters<typeof newTrack>[0],
): Track {
  const last = orderedTracks(release).at(-1);
  const start = last ? startLike(last) : release.firstTrack;
  const blank = newTrack(track);
  if (!start) return blank;
  return { ...blank, ...start, artists: start.artists.length > 0 ? start.artists : blank.artists };
}
