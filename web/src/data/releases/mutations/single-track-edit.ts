import type { ReleaseEdit, TrackEdit } from '../../../../../shared/releases/field-edits.ts';
import { isTrackTitle, UNTITLED } from '../../../../../shared/releases/placeholder-title.ts';
import type { Release } from '../../../../../shared/releases/release.ts';

/**
 * The edit of a single's title or version that follows from an edit of its only track, because the two match (product
 * 7.15). Undefined if the artist named the release differently.
 * @param release its state after the track's edit
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
