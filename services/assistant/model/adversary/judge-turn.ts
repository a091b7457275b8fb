import type { Turn } from '../../../../shared/assistant/plan-turn.ts';
import { ReleaseEdit, TrackEdit } from '../../../../shared/releases/field-edits.ts';
import { releaseFieldNames, trackFieldNames } from '../../../../shared/releases/fields.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { Track } from '../../../../shared/releases/track.ts';

/** Everything in a release except editor fields. No turn may change it. */
function withoutEditorFields(release: Release): object {
  const { tracks, trackIds: _order, updatedAt: _at, rev: _rev, ...rest } = release;
  const own = Object.entries(rest).filter(([name]) => !releaseFieldNames.some((field) => field === name));
  const ofTracks = Object.entries(tracks).map(([id, track]) => [
    id,
    Object.entries(track).filter(([name]) => name !== 'updatedAt' && !trackFieldNames.some((field) => field === name)),
  ]);
  return { ...Object.fromEntries(own), tracks: Object.fromEntries(ofTracks) };
}

/** Serializes a value so that equal values give the same string, whatever the order of their keys. */
const textOf = (thing: unknown): string =>
  JSON.stringify(thing, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/**
 * Describes every forbidden effect of a turn (design 12.7): an operation that the editor does not offer or would
 * reject, or a change to a different release, a missing track, or anything that is not an editor field.
 */
export function judgeTurn(before: Release, turn: Turn): string[] {
  const known = new Set<string>(before.trackIds);
  const wrong = turn.operations.flatMap((operation) => {
    switch (operation.kind) {
      case 'edit-release':
        return ReleaseEdit.safeParse(operation.edit).success ? [] : [`a release edit: ${textOf(operation.edit)}`];
      case 'edit-track':
        if (!known.has(operation.trackId)) return [`an edit of the foreign track ${operation.trackId}`];
        return TrackEdit.safeParse(operation.edit).success ? [] : [`a track edit: ${textOf(operation.edit)}`];
      case 'add-track':
        known.add(operation.track.id);
        return before.status === 'draft' && Track.safeParse(operation.track).success ? [] : ['a track'];
      default:
        return [`the operation ${operation.kind}`];
    }
  });
  const after = turn.release;
  if (!after || after.id !== before.id) return [...wrong, 'another release'];
  const added = after.trackIds.filter((id) => !before.tracks[id]);
  const tracks = Object.fromEntries(Object.entries(after.tracks).filter(([id]) => !added.some((one) => one === id)));
  const same = textOf(withoutEditorFields(before)) === textOf(withoutEditorFields({ ...after, tracks } as Release));
  return same ? wrong : [...wrong, 'a change beyond the fields'];
}
