import * as z from 'zod';
import { type ReleaseField, releaseFields, type TrackField, trackFields } from '../releases/fields.ts';
import { keysOf } from '../typed-record.ts';

/**
 * The steps of a conversation, in order. Each is one question about a field or a few related ones (product 31.2). The
 * current step is computed from the release and the answers, never chosen by a model.
 */
export const steps = [
  'title',
  'track_count',
  'track_titles',
  'version',
  'same_title',
  'artists',
  'primary_genre',
  'secondary_genre',
  'metadata_language',
  'cover_art',
  'audio_files',
  'audio_language',
  'explicit',
  'cover_songs',
  'cover_licence',
  'writers',
  'contributors',
  'ai_audio',
  'ai_composition',
  'p_line',
  'c_line',
  'record_label',
  'sales_start',
  'pre_order',
  'original_release',
  'territories',
  'stores',
  'content_id',
  'codes',
  'preview_start',
  'open_point',
  'point_change',
  'point_reason',
  'recap',
  'review',
  'locked',
] as const;
export const Step = z.enum(steps);
export type Step = z.infer<typeof Step>;

/** The step that a page sends: the one that it shows, or a marker that it is opening or resuming a conversation. */
export const SentStep = z.enum(['start', 'resume_analysis', ...steps]);
export type SentStep = z.infer<typeof SentStep>;

/** A field or a file, by the name used in the editor's URLs and in the office's reasons. */
export type Place = ReleaseField | TrackField | 'cover' | 'audio' | 'licence';

/** Maps each field of a catalog to the step that its entry names. */
const stepsOf = <Fields extends Readonly<Record<string, { readonly step: Step }>>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([field, { step }]) => [field, step])) as {
    [F in keyof Fields]: Fields[F]['step'];
  };

/**
 * The step that asks about each place; "Ask" next to a field opens the chat there. A track's title and version have the
 * same steps as the release's.
 */
export const stepOfPlace = {
  ...stepsOf(releaseFields),
  ...stepsOf(trackFields),
  cover: 'cover_art',
  audio: 'audio_files',
  licence: 'cover_licence',
} as const satisfies Record<Place, Step>;

export const places = keysOf(stepOfPlace);
export const isPlace = (text: string): text is Place => Object.hasOwn(stepOfPlace, text);
