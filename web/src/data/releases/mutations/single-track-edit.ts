import type { ReleaseEdit, TrackEdit } from '../../../../../shared/releases/field-edit.ts';
import { isTrackTitle, UNTITLED } from '../../../../../shared/releases/placeholder-title.ts';
import type { Release } from '../../../../../shared/releases/release.ts';

/**
 * The edit to a single's title or version that follows from an edit to its only track, so that the two keep matching
 * (product 7.15). Undefined if the artist named the release differently.
 * @param release its state after the edit to the track
 */
export function singleTrackEdit(release: Release, edit: TrackEdit): ReleaseEdit | undefined {
  if (release.trackIds.length !== 1) return undefined;
  if (edit.field === 'version') {
    return release.version === edit.from ? { field: 'version', from: edit.from, to: edit.to } : undefined;
  }
  if (edit.field !== 'title') return undefined;
  const { title } = release;
  const to = isTrackTitle(edit.to) ? edit.to : UNTITLED;
  const isInStep = title === edit.from || title === UNTITLED;
  return isInStep && title !== to ? { field: 'title', from: title, to } : undefined;
}
