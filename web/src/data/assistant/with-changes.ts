import type { Change } from '../../../../shared/assistant/change.ts';
import type { Release } from '../../../../shared/releases/release.ts';

/**
 * Applies a reply's changes to the release, so that they are visible before it is refetched. A new track appears only
 * after the refetch.
 */
export const withChanges = (release: Release, changes: readonly Change[]): Release =>
  changes.reduce(withChange, release);

function withChange(release: Release, change: Change): Release {
  if (change.kind !== 'edit') return release;
  const { trackId, field, to } = change;
  if (trackId === null) return { ...release, [field]: to };
  const track = release.tracks[trackId];
  return track ? { ...release, tracks: { ...release.tracks, [trackId]: { ...track, [field]: to } } } : release;
}
