import { releaseEdit, trackEdit } from '../releases/field-edits.ts';
import { type ReleaseField, releaseFieldNames, type TrackField, trackFieldNames } from '../releases/fields.ts';
import type { Release } from '../releases/release.ts';
import type { Track } from '../releases/track.ts';
import type { Operation } from './operation.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What makes one state of a release out of another: tracks that came or went, then one edit for each field that differs. `added` are the new
 * tracks as they are added, before anything is said of them.
 */
export function operationsBetween(before: Release, after: Release, added: readonly Track[]): Operation[] {
  const edits = releaseFieldNames
    .filter((field) => !isSame(before[field], after[field]))
    .map((field): Operation => ({ kind: 'edit-release', edit: editOfRelease(field, before, after) }));
  const started: Release['tracks'] = {
    ...before.tracks,
    ...Object.fromEntries(added.map((track) => [track.id, track])),
  };
  const ofTracks = after.trackIds.flatMap((id) => {
    const [from, to] = [started[id], after.tracks[id]];
    return from && to ? editsOfTrack(from, to) : [];
  });
  const removed = before.trackIds.flatMap((trackId, n): Operation[] =>
    after.tracks[trackId] ? [] : [{ kind: 'remove-track', trackId, number: n + 1 }],
  );
  return [...added.map((track): Operation => ({ kind: 'add-track', track })), ...removed, ...edits, ...ofTracks];
}

const editOfRelease = <F extends ReleaseField>(field: F, before: Release, after: Release) =>
  releaseEdit(field, before[field], after[field]);
const editOfTrack = <F extends TrackField>(field: F, from: Track, to: Track) =>
  trackEdit(field, from[field], to[field]);

const editsOfTrack = (from: Track, to: Track): Operation[] =>
  trackFieldNames
    .filter((field) => !isSame(from[field], to[field]))
    .map((field): Operation => ({ kind: 'edit-track', trackId: to.id, edit: editOfTrack(field, from, to) }));
