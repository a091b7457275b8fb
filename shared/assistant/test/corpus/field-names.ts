import type { ReleaseField, TrackField } from '../../../releases/fields.ts';

/** The fields of a release and of its tracks by the names that a corpus gives them. */
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
/** The field of a part: `explicit/2` is one of `explicit`. */
export const fieldOf = (part: string): string => part.split('/')[0] ?? '';
/** The place in the release that a field of a corpus is, where it has one. */
export const placeOf = (field: string): string => releaseFieldOf[field] ?? trackFieldOf[field] ?? field;
