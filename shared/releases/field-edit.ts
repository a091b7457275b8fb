import type { ReleaseField, TrackField } from './fields.ts';
import type { Release } from './release.ts';
import type { Track } from './track.ts';

/**
 * One edit of a release: the field's value as the page showed it, and its new value. Rejected if the stored value is no
 * longer `from`.
 */
export type ReleaseEdit<Of extends ReleaseField = ReleaseField> = {
  [F in Of]: { field: F; from: Release[F]; to: Release[F] };
}[Of];
/** One edit of a track. */
export type TrackEdit<Of extends TrackField = TrackField> = {
  [F in Of]: { field: F; from: Track[F]; to: Track[F] };
}[Of];

/**
 * Makes an edit of one field. The compiler checks that the values fit the field, but cannot infer that the two together
 * form one of the union's edits.
 */
export const releaseEdit = <F extends ReleaseField>(field: F, from: Release[F], to: Release[F]): ReleaseEdit => {
  const edit: ReleaseEdit<F> = { field, from, to };
  return edit as ReleaseEdit;
};
export const trackEdit = <F extends TrackField>(field: F, from: Track[F], to: Track[F]): TrackEdit => {
  const edit: TrackEdit<F> = { field, from, to };
  return edit as TrackEdit;
};
