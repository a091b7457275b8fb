import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../../shared/assistant/operation.ts';
import { ReleaseEdit, TrackEdit } from '../../shared/releases/field-edits.ts';
import type { Release } from '../../shared/releases/release.ts';

/**
 * The release after the operations of a turn; null while there is none. Each edit is checked by the schema of the editor's PATCH, and against the value that
 * it says was there.
 * @throws Error when an operation is none that the editor would take: a turn is planned and never typed, so that is our mistake
 */
export const applyOperations = (before: Release | null, operations: readonly Operation[]): Release | null =>
  operations.reduce(applied, before);

function applied(release: Release | null, operation: Operation): Release | null {
  if (operation.kind === 'create-release') {
    if (release) throw new Error('There is a release already');
    return operation.release;
  }
  if (!release) throw new Error('There is no release yet');
  if (operation.kind === 'write-to-office') return release;
  if (operation.kind === 'add-track') {
    const { track } = operation;
    if (release.tracks[track.id]) throw new Error('There is such a track already');
    return {
      ...release,
      tracks: { ...release.tracks, [track.id]: track },
      trackIds: [...release.trackIds, track.id],
    };
  }
  if (operation.kind === 'remove-track') {
    const { [operation.trackId]: gone, ...tracks } = release.tracks;
    if (!gone) throw new Error('There is no such track');
    return { ...release, tracks, trackIds: release.trackIds.filter((id) => id !== operation.trackId) };
  }
  if (operation.kind === 'edit-release') {
    const { field, to } = ReleaseEdit.parse(operation.edit);
    mustBe(release[field], operation.edit.from, field);
    return { ...release, [field]: to };
  }
  const track = release.tracks[operation.trackId];
  if (!track) throw new Error('There is no such track');
  const { field, to } = TrackEdit.parse(operation.edit);
  mustBe(track[field], operation.edit.from, field);
  return { ...release, tracks: { ...release.tracks, [track.id]: { ...track, [field]: to } } };
}

function mustBe(stored: unknown, from: unknown, field: string): void {
  if (!isDeepStrictEqual(stored, from)) throw new Error(`The value of ${field} is not the one that was planned on`);
}
