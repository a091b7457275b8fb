import { orderedTracks } from './ordered-tracks.ts';
import type { Release } from './release.ts';

/**
 * The numbers of the tracks that have this ISRC. An ISRC identifies one recording, so it may occur only once in a
 * release (product 9.5).
 */
export const numbersOfIsrc = (release: Pick<Release, 'tracks' | 'trackIds'>, isrc: string): number[] =>
  orderedTracks(release).flatMap((track, n) => (track.isrc === isrc ? [n + 1] : []));
