import { orderedTracks } from './ordered-tracks.ts';
import type { Release } from './release.ts';
import { newTrack, type Track } from './track.ts';
import { startLike } from './track-start.ts';

/**
 * Makes the next track of a release (product 7.13), with the same artists and language as the previous track. The first
 * track has the release's defaults, or is credited to the artist who adds it.
 * @param track `artist` is the account's own name as a credit, if it is valid there (`firstCredit`)
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
