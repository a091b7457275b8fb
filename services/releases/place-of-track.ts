import { Problem } from '../../shared/contract/problem.ts';
import type { TrackId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';

/**
 * Where in its draft a track stands that shall go, from 0.
 * @throws Problem `release-locked`, `track-not-found`
 */
export function placeOfTrack({ status, trackIds }: Release, trackId: TrackId): number {
  if (status !== 'draft') throw new Problem('release-locked');
  const place = trackIds.indexOf(trackId);
  if (place < 0) throw new Problem('track-not-found');
  return place;
}
