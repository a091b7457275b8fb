import type { TrackId } from '../ids.ts';
import { sameValue } from '../same-value.ts';
import { type ReleaseEdit, releaseEdit, type TrackEdit, trackEdit } from './field-edit.ts';
import { type ReleaseField, releaseFieldNames, type TrackField, trackFieldNames } from './fields.ts';
import type { Release } from './release.ts';
import type { Track } from './track.ts';

/** One of several edits that are saved together. */
export type Edit =
  | { kind: 'add-track'; track: Track }
  /** `number` is the track's number before the edits. */
  | { kind: 'remove-track'; trackId: TrackId; number: number }
  | { kind: 'edit-release'; edit: ReleaseEdit }
  | { kind: 'edit-track'; trackId: TrackId; edit: TrackEdit };

/**
 * Derives the edits that turn one state of a release into another: first adding or removing tracks, then one edit for
 * each field that differs.
 * @param added the new tracks as they are when added, before their fields are set
 */
export function editsBetween(before: Release, after: Release, added: readonly Track[]): Edit[] {
  const removed = before.trackIds.flatMap((trackId, n): Edit[] =>
    after.tracks[trackId] ? [] : [{ kind: 'remove-track', trackId, number: n + 1 }],
  );
  const ofRelease = releaseFieldNames
    .filter((field) => !sameValue(before[field], after[field]))
    .map((field): Edit => ({ kind: 'edit-release', edit: editOfRelease(field, before, after) }));
  const started: Release['tracks'] = {
    ...before.tracks,
    ...Object.fromEntries(added.map((track) => [track.id, track])),
  };
  const ofTracks = after.trackIds.flatMap((id) => {
    const [from, to] = [started[id], after.tracks[id]];
    return from && to ? editsOfTrack(from, to) : [];
  });
  return [...added.map((track): Edit => ({ kind: 'add-track', track })), ...removed, ...ofRelease, ...ofTracks];
}

const editOfRelease = <F extends ReleaseField>(field: F, before: Release, after: Release) =>
  releaseEdit(field, before[field], after[field]);
const editOfTrack = <F extends TrackField>(field: F, from: Track, to: Track) =>
  trackEdit(field, from[field], to[field]);

const editsOfTrack = (from: Track, to: Track): Edit[] =>
  trackFieldNames
    .filter((field) => !sameValue(from[field], to[field]))
    .map((field): Edit => ({ kind: 'edit-track', trackId: to.id, edit: editOfTrack(field, from, to) }));

/**
 * Applies the edits in order.
 * @throws Error if an edit does not fit the release, which would be a bug, because edits are derived from the release
 */
export const releaseAfter = <R extends Release>(before: R, edits: readonly Edit[]): R => edits.reduce(edited, before);

function edited<R extends Release>(release: R, edit: Edit): R {
  switch (edit.kind) {
    case 'add-track': {
      const { track } = edit;
      if (release.tracks[track.id]) throw new Error('There is such a track already');
      return { ...withTrack(release, track), trackIds: [...release.trackIds, track.id] };
    }
    case 'remove-track': {
      const { [edit.trackId]: gone, ...tracks } = release.tracks;
      if (!gone) throw new Error('There is no such track');
      return { ...release, tracks, trackIds: release.trackIds.filter((id) => id !== edit.trackId) };
    }
    case 'edit-release':
      return withField(release, edit.edit);
    case 'edit-track': {
      const track = release.tracks[edit.trackId];
      if (!track) throw new Error('There is no such track');
      return withTrack(release, withField(track, edit.edit));
    }
  }
}

const withTrack = <R extends Release>(release: R, track: Track): R => ({
  ...release,
  tracks: { ...release.tracks, [track.id]: track },
});

function withField<H extends Release | Track>(holder: H, { field, from, to }: ReleaseEdit | TrackEdit): H {
  const values: Readonly<Record<string, unknown>> = holder;
  if (!sameValue(values[field], from)) throw new Error(`The value of ${field} is not the one that was planned on`);
  return { ...holder, [field]: to };
}
