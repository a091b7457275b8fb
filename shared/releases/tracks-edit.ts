import * as z from 'zod';
import { TrackId } from '../ids.ts';
import { isEmptied, KEEP_ONE, TrackEdit, type TrackField, trackFields } from './fields.ts';
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

/** What a page can have shown of a field, by the same rule as in the edit of one track. */
const Shown = z
  .unknown()
  .refine((from) => TrackEdit.safeParse({ field: 'title', from, to: '' }).success, 'Is no value of a field');

const Seen = z.record(TrackId, Shown).refine((seen) => {
  const tracks = Object.keys(seen).length;
  return tracks > 0 && tracks <= TRACK_LIMIT;
}, `Must name 1 to ${TRACK_LIMIT} tracks`);

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
