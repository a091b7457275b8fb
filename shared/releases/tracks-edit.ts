import * as z from 'zod';
import { boundedRecord } from '../bounded-schemas.ts';
import { editUnion } from '../edit-union.ts';
import { TrackId } from '../ids.ts';
import { isEmptied, KEEP_ONE } from './emptied-list.ts';
import { trackSchemas } from './field-schemas.ts';
import type * as shared from './shared-track-fields.ts';
import { type SharedTrackField, sharedTrackFields } from './shared-track-fields.ts';
import { ShownValue } from './shown-value.ts';
import type { Track } from './track.ts';
import { TRACK_LIMIT } from './track-limit.ts';

export type TracksEdit = shared.TracksEdit;

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
