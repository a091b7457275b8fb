import type { Release } from './release.ts';
import type { Track } from './track.ts';

/** The tracks of a release in order: the n-th is track number n. */
export const orderedTracks = (release: Pick<Release, 'tracks' | 'trackIds'>): Track[] =>
  release.trackIds.flatMap((id) => release.tracks[id] ?? []);
