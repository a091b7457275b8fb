import type { ReleaseEdit, TrackEdit } from '../../../../../shared/releases/field-edits.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import { isTrackTitle, UNTITLED } from '../../../../../shared/releases/untitled.ts';

/**
 * A single has its track's title and version (product 7.15): the edit of the release that follows from an edit of its
 * only track, unless the release was named differently.
 * @param release as it is after the edit
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
