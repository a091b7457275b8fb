import { removesLastEntry } from '../releases/emptied-list.ts';
import type { Field } from '../releases/field-kinds.ts';
import { releaseFields, type TrackField, trackFieldNames, trackFields } from '../releases/fields.ts';
import { isTrackTitle } from '../releases/placeholder-title.ts';
import type { Release } from '../releases/release.ts';
import type { Track } from '../releases/track.ts';
import { sameValue } from '../same-value.ts';
import { addFault, markTouched, type Working } from './apply/working.ts';
import type { Change } from './change.ts';

type FieldChange = Extract<Change, { kind: 'edit' }>;

/** Fields that a new track is given automatically. They do not stop an undo from removing the track. */
const automaticFields: readonly TrackField[] = ['title', 'artists', 'audioLanguage'];

/** Whether a track is still empty: since it was added, nothing was typed for it and no file was dropped. */
const isEmpty = (track: Track): boolean =>
  !isTrackTitle(track.title) &&
  track.audio === null &&
  track.licence === null &&
  trackFieldNames.every(
    (field) => automaticFields.includes(field) || sameValue(track[field], trackFields[field].empty),
  );

/**
 * Reverts a change to a field if the field still has the new value. If the change has already been undone, does
 * nothing.
 */
function withoutEdit(working: Working, { trackId, field, label, from, to }: FieldChange): Working {
  const { release } = working;
  const holder = trackId === null ? release : release.tracks[trackId];
  const now: unknown = holder && Reflect.get(holder, field);
  if (!holder || sameValue(now, from)) return working;
  if (!sameValue(now, to)) return addFault(working, `${label} has changed since, so it stays as it is.`);
  const fields: Readonly<Record<string, Field>> = trackId === null ? releaseFields : trackFields;
  const kind = fields[field]?.kind;
  if (kind && removesLastEntry(kind, to, from))
    return addFault(working, `${label} keeps its names, because it can’t be empty. Please tell me the right ones.`);
  const changed = { ...holder, [field]: from };
  const after = trackId === null ? changed : { ...release, tracks: { ...release.tracks, [trackId]: changed } };
  return markTouched({ ...working, release: after as Release }, field);
}

function withoutTrack(working: Working, { trackId, label }: Extract<Change, { kind: 'track-added' }>): Working {
  const { release } = working;
  const { [trackId]: track, ...tracks } = release.tracks;
  if (!track) return working;
  if (!isEmpty(track)) return addFault(working, `${label} isn’t empty any more, so it stays.`);
  if (release.status !== 'draft')
    return addFault(working, 'It has been submitted before, so its number of tracks is fixed.');
  return { ...working, release: { ...release, tracks, trackIds: release.trackIds.filter((id) => id !== trackId) } };
}

/**
 * Reverts a turn's changes, the last one first (product 31.13). Values that have changed since stay and are reported as
 * faults. `touched` are the fields that were reverted.
 */
export const undoChanges = (release: Release, changes: readonly Change[]): Working =>
  [...changes].reverse().reduce<Working>(
    (working, change) => {
      if (change.kind === 'edit') return withoutEdit(working, change);
      return change.kind === 'track-added' ? withoutTrack(working, change) : working;
    },
    { release, added: [], touched: [], faults: [], dealt: [], letters: [] },
  );

/** Whether all of a turn's changes have already been undone. */
export function isUndone(release: Release, changes: readonly Change[]): boolean {
  const undone = undoChanges(release, changes);
  return undone.release === release && undone.faults.length === 0;
}
