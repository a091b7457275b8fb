import { Problem } from '../../../shared/contract/problem.ts';
import type { TrackId } from '../../../shared/ids.ts';
import type { Release } from '../../../shared/releases/release.ts';

/**
 * Returns the index, from 0, of a track that is to be removed from its draft.
 * @throws Problem `release-locked`, `track-not-found`
 */
export function indexOfTrack({ status, trackIds }: Release, trackId: TrackId): number {
  if (status !== 'draft') throw new Problem('release-locked');
  const index = trackIds.indexOf(trackId);
  if (index < 0) throw new Problem('track-not-found');
  return index;
}
