import type { TrackId } from '../ids.ts';
import { releaseTexts, trackTexts } from '../releases/field-text.ts';
import { type ReleaseField, releaseFields, type TrackField, trackFields } from '../releases/fields.ts';
import type { Release } from '../releases/release.ts';
import type { Track } from '../releases/track.ts';
import type { Place } from './step.ts';

export { dayText } from '../day-text.ts';

/** Formats the value of a release field; '' if there is none. */
export const releaseValueText = <F extends ReleaseField>(field: F, value: Release[F]): string =>
  releaseTexts[field](value).inSentence;
/** Formats the value of a track field; '' if there is none. */
export const trackValueText = <F extends TrackField>(field: F, value: Track[F]): string =>
  trackTexts[field](value).inSentence;

const isReleaseField = (place: Place): place is ReleaseField => Object.hasOwn(releaseFields, place);
const isTrackField = (place: Place): place is TrackField => Object.hasOwn(trackFields, place);

/** Formats the value at a place; '' if there is none, and for a file. */
export function placeText(place: Place, trackId: TrackId | undefined, release: Release): string {
  const track = trackId && release.tracks[trackId];
  if (track && isTrackField(place)) return trackValueText(place, track[place]);
  return isReleaseField(place) ? releaseValueText(place, release[place]) : '';
}
