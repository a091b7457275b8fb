import * as z from 'zod';
import { boundedRecord } from '../bounded-schemas.ts';
import { editUnion } from '../edit-union.ts';
import { TrackId } from '../ids.ts';
import { isEmptied, KEEP_ONE } from './field-edits.ts';
import { trackSchemas } from './field-schemas.ts';
import type { TrackField } from './fields.ts';
import { ShownValue } from './shown-value.ts';
import type { Track } from './track.ts';
import { TRACK_LIMIT } from './track-limit.ts';

/**
 * The fields that can be set on all tracks at once. Others, such as title, ISRC or preview, differ from track to track.
 */
export const sharedTrackFields = [
  'artists',
  'contributors',
  'composers',
  'lyricists',
  'audioLanguage',
  'explicit',
  'containsCover',
  'aiAudio',
  'aiComposition',
] as const satisfies readonly TrackField[];
export type SharedTrackField = (typeof sharedTrackFields)[number];

/**
 * One value for all tracks: the value that the page showed for each, and the new value. With `some`, it applies only to
 * the tracks that `from` names.
 */
export type TracksEdit<Of extends SharedTrackField = SharedTrackField> = {
  [F in Of]: { field: F; from: Record<string, Track[F]>; to: Track[F]; some?: true | undefined };
}[Of];

/** Makes an edit of one field of all tracks, as `trackEdit` does for one track. */
export const tracksEdit = <F extends SharedTrackField>(
  field: F,
  from: Record<string, Track[F]>,
  to: Track[F],
  some?: true,
): TracksEdit => {
  const edit: TracksEdit<F> = { field, from, to, ...(some && { some }) };
  return edit as TracksEdit;
};

/** The edit as the server receives it; see `Arrived`. */
export type ReceivedTracksEdit = {
  [F in SharedTrackField]: { field: F; from: Record<TrackId, ShownValue>; to: Track[F]; some?: true | undefined };
}[SharedTrackField];

const FEW_TRACKS = `Must name 1 to ${TRACK_LIMIT} tracks`;

const Seen = boundedRecord(TrackId, ShownValue, { most: TRACK_LIMIT, message: FEW_TRACKS }).refine(
  (seen) => Object.keys(seen).length > 0,
  FEW_TRACKS,
);

const rows = sharedTrackFields.map((field) =>
  z
    .strictObject({
      field: z.literal(field),
      from: Seen,
      to: trackSchemas[field],
      some: z.literal(true).optional(),
    })
    .refine(({ from, to }) => !Object.values(from).some((seen) => isEmptied(seen, to)), {
      message: KEEP_ONE,
      path: ['to'],
    }),
);

export const TracksEdit: z.ZodType<ReceivedTracksEdit, TracksEdit> = editUnion(rows);
