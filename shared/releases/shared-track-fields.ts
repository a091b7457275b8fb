import type { TrackField } from './fields.ts';
import type { Track } from './track.ts';

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
