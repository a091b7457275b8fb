import { releaseEdit, trackEdit } from '../releases/field-edit.ts';
import type { Release } from '../releases/release.ts';
import type { LocatedEdit } from './finding.ts';

/**
 * Adds to the edits of a fix those that keep a single and its only track the same: if both have the same title or
 * version, a new one is written to both. Otherwise the fix would lead to a finding, whose fix would take it back.
 */
export function editsOfSingle(release: Release, edits: readonly LocatedEdit[]): LocatedEdit[] {
  const [trackId, ...others] = release.trackIds;
  const track = trackId && release.tracks[trackId];
  if (!track || others.length > 0) return [...edits];
  const isEdited = ({ trackId: of, edit }: LocatedEdit) =>
    edits.some((other) => other.trackId === of && other.edit.field === edit.field);
  const also = edits.flatMap(({ trackId: of, edit }): LocatedEdit[] => {
    if ((edit.field !== 'title' && edit.field !== 'version') || release[edit.field] !== track[edit.field]) return [];
    const { field, from, to } = edit;
    return [of ? { edit: releaseEdit(field, from, to) } : { trackId, edit: trackEdit(field, from, to) }];
  });
  return [...edits, ...also.filter((edit) => !isEdited(edit))];
}
