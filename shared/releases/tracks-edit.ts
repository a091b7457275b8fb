import * as z from 'zod';
import { boundedRecord } from '../bounded.ts';
import { TrackId } from '../ids.ts';
import { isEmptied, KEEP_ONE, type TrackField, trackFields } from './fields.ts';
import { Shown } from './shown.ts';
import { TRACK_LIMIT } from './track.ts';

/** The fields of a track that can be set on all tracks at once; a title, an ISRC or a preview is of one track only. */
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

/** One value for all tracks: what the page showed of each of them, and what shall stand on all. */
export type TracksEdit = { field: SharedTrackField; from: Record<string, unknown>; to: unknown };

const FEW_TRACKS = `Must name 1 to ${TRACK_LIMIT} tracks`;

const Seen = boundedRecord(TrackId, Shown, { most: TRACK_LIMIT, message: FEW_TRACKS }).refine(
  (seen) => Object.keys(seen).length > 0,
  FEW_TRACKS,
);

const rows = sharedTrackFields.map((field) =>
  z
    .strictObject({ field: z.literal(field), from: Seen, to: trackFields[field].schema })
    .refine(({ from, to }) => !Object.values(from).some((seen) => isEmptied(seen, to)), {
      message: KEEP_ONE,
      path: ['to'],
    }),
);
type Row = (typeof rows)[number];

export const TracksEdit = z.discriminatedUnion('field', rows as [Row, ...Row[]]) as unknown as z.ZodType<
  TracksEdit,
  TracksEdit
>;
