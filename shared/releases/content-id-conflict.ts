import { orderedTracks } from './ordered-tracks.ts';
import type { Release } from './release.ts';

/** Content ID takes recordings that are longer than this, in seconds. */
const SHORTEST = 20;

/**
 * The reason why a release contradicts Content ID, whatever its answers: a track marked as a cover, or a recording that
 * is too short. '' for none.
 */
export function contentIdConflict(release: Release): string {
  const tracks = orderedTracks(release);
  const cover = tracks.find(({ containsCover }) => containsCover);
  if (cover) return `YouTube Content ID doesn’t accept cover songs, and “${cover.title}” is marked as one.`;
  const short = tracks.find(({ audio }) => audio !== null && audio.durationMs <= SHORTEST * 1000);
  return short
    ? `YouTube Content ID doesn’t accept tracks of ${SHORTEST} seconds or less, and “${short.title}” is that short.`
    : '';
}
