import type { ReleaseField, TrackField } from '../../../releases/fields.ts';

/** Fields of a release and of its tracks, by their names in a corpus. */
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
/** Finds the field of a part: `explicit/2` belongs to `explicit`. */
export const fieldOf = (part: string): string => part.split('/')[0] ?? '';
/** Finds the place in the release for a field of a corpus, if there is one. */
export const placeOf = (field: string): string => releaseFieldOf[field] ?? trackFieldOf[field] ?? field;
