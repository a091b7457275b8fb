import { orderedTracks } from './ordered-tracks.ts';
import type { Release } from './release.ts';

/** Content ID accepts only recordings longer than this, in seconds. */
const MIN_SECONDS = 20;

/**
 * Why Content ID would reject a release regardless of its answers: a track is marked as a cover song, or a recording is
 * too short. '' if neither is the case.
 */
export function contentIdConflict(release: Release): string {
  const tracks = orderedTracks(release);
  const cover = tracks.find(({ containsCover }) => containsCover);
  if (cover) return `YouTube Content ID doesn’t accept cover songs, and “${cover.title}” is marked as one.`;
  const short = tracks.find(({ audio }) => audio !== null && audio.durationMs <= MIN_SECONDS * 1000);
  return short
    ? `YouTube Content ID doesn’t accept tracks of ${MIN_SECONDS} seconds or less, and “${short.title}” is that short.`
    : '';
}
