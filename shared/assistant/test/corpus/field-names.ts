import type { ReleaseField, TrackField } from '../../../releases/fields.ts';

/** Fields of a release and of its tracks, by the names that the corpora use. */
export const releaseFieldOf: Readonly<Record<string, ReleaseField>> = {
  title: 'title',
  version: 'version',
  primary_genre: 'primaryGenre',
  secondary_genre: 'secondaryGenre',
  metadata_language: 'metadataLanguage',
  p_line: 'pLine',
  c_line: 'cLine',
  record_label: 'recordLabel',
  sales_start: 'salesStart',
  pre_order: 'preOrder',
  original_release: 'originalRelease',
  stores: 'stores',
  territories: 'territories',
};
export const trackFieldOf: Readonly<Record<string, TrackField>> = {
  audio_language: 'audioLanguage',
  explicit: 'explicit',
  cover_songs: 'containsCover',
  ai_audio: 'aiAudio',
  ai_composition: 'aiComposition',
  preview_start: 'previewStartSeconds',
  artists: 'artists',
  contributors: 'contributors',
  composers: 'composers',
  lyricists: 'lyricists',
};
const CREDITS = ['artists', 'contributors', 'composers', 'lyricists'];
export const isCredits = (field: string): boolean => CREDITS.includes(field);
/** Finds the field that a part belongs to: `explicit` for `explicit/2`. */
export const fieldOf = (part: string): string => part.split('/')[0] ?? '';
/** Finds where a corpus field is in the release, if it is a field of the release. */
export const placeOf = (field: string): string => releaseFieldOf[field] ?? trackFieldOf[field] ?? field;
