import { isEmptied, KEEP_ONE } from '../../releases/emptied-list.ts';
import { releaseSchemas, trackSchemas } from '../../releases/field-schemas.ts';
import { type ReleaseField, releaseFields, type TrackField, trackFields } from '../../releases/fields.ts';
import type { Release } from '../../releases/release.ts';
import type { Track } from '../../releases/track.ts';
import type { WhichTracks } from '../act.ts';
import { addFault, markTouched, selectedTracks, type Working, withTrack } from './working.ts';

/** Formats the first error of the field's own schema. */
const validationError = (label: string, issues: readonly { message: string }[]) =>
  `${label}: ${issues[0]?.message ?? 'Not accepted'}`;

const NO_TRACKS = 'There are no tracks yet. Please tell me first how many there are.';

/** Sets a field of the release, if the editor would accept the value. */
export function setReleaseField<F extends ReleaseField>(working: Working, field: F, value: Release[F]): Working {
  const { label } = releaseFields[field];
  const checked = releaseSchemas[field].safeParse(value);
  if (!checked.success) return addFault(working, validationError(label, checked.error.issues));
  return markTouched({ ...working, release: { ...working.release, [field]: checked.data } }, field);
}

/** Sets a field of tracks; `value` returns the value for each track. */
export function setTrackField<F extends TrackField>(
  working: Working,
  { tracks, field, value }: { tracks: WhichTracks; field: F; value: (track: Track) => Track[F] },
): Working {
  const meant = selectedTracks(working.release, tracks);
  if (meant.length === 0)
    return addFault(
      working,
      working.release.trackIds.length === 0 ? NO_TRACKS : 'The release doesn’t have this track.',
    );
  const { label } = trackFields[field];
  return meant.reduce((state, track) => {
    const checked = trackSchemas[field].safeParse(value(track));
    if (!checked.success) return addFault(state, validationError(label, checked.error.issues));
    if (field !== 'stated' && isEmptied(track[field], checked.data)) return addFault(state, `${label}: ${KEEP_ONE}`);
    return markTouched(withTrack(state, { ...track, [field]: checked.data }), field);
  }, working);
}
