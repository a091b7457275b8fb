import { keysOf } from '../typed-record.ts';
import type { Field } from './field-kinds.ts';

/**
 * Every field of a release that an artist edits. The form, the review and the chat are derived from these rows;
 * field-schemas.ts defines which values each field accepts.
 */
export const releaseFields = {
  title: {
    label: 'Title',
    section: 'Album Information',
    kind: 'text',
    empty: '',
    step: 'title',
    hint: 'A single has the same title and version as its track',
  },
  version: {
    label: 'Version',
    section: 'Album Information',
    kind: 'text',
    empty: '',
    step: 'version',
    hint: 'For example: Deluxe, Live, Remastered',
  },
  primaryGenre: {
    label: 'Primary genre',
    section: 'Album Information',
    kind: 'choice',
    empty: '',
    step: 'primary_genre',
  },
  secondaryGenre: {
    label: 'Secondary genre',
    section: 'Album Information',
    kind: 'choice',
    empty: '',
    step: 'secondary_genre',
  },
  metadataLanguage: {
    label: 'Metadata language',
    section: 'Album Information',
    kind: 'choice',
    empty: '',
    step: 'metadata_language',
    hint: 'The language that the titles are written in',
  },
  upc: {
    label: 'UPC',
    section: 'Album Identifiers',
    kind: 'code',
    empty: '',
    step: 'codes',
    hint: '12 or 13 digits. Leave it blank to get one',
  },
  pLine: {
    label: 'P-line',
    section: 'Copyright & Label',
    kind: 'rights-line',
    empty: null,
    step: 'p_line',
    hint: 'Who owns the recording: year and holder',
  },
  cLine: {
    label: 'C-line',
    section: 'Copyright & Label',
    kind: 'rights-line',
    empty: null,
    step: 'c_line',
    hint: 'Who owns the artwork and text: year and holder',
  },
  recordLabel: { label: 'Record label', section: 'Copyright & Label', kind: 'text', empty: '', step: 'record_label' },
  salesStart: {
    label: 'Sales start date',
    section: 'Release Dates',
    kind: 'sales-start',
    empty: '',
    step: 'sales_start',
    hint: 'As soon as possible for the fastest distribution, or a day more than 4 weeks ahead',
  },
  preOrder: {
    label: 'Pre-order date',
    section: 'Release Dates',
    kind: 'day',
    empty: '',
    step: 'pre_order',
    hint: 'Within 365 days before the sales start date',
  },
  originalRelease: {
    label: 'Original release date',
    section: 'Release Dates',
    kind: 'day',
    empty: '',
    step: 'original_release',
  },
  stores: {
    label: 'Stores',
    section: 'Distribution',
    kind: 'stores',
    empty: [],
    step: 'stores',
    hint: 'YouTube Content ID asks four questions',
  },
  contentId: {
    label: 'YouTube Content ID',
    section: 'Distribution',
    kind: 'content-id',
    empty: [],
    step: 'content_id',
  },
  territories: {
    label: 'Territories',
    section: 'Distribution',
    kind: 'territories',
    empty: [],
    step: 'territories',
  },
  stated: { label: 'Reason', section: 'Album Information', kind: 'stated', empty: [], step: 'writers' },
} as const satisfies Readonly<Record<string, Field>>;

export type ReleaseField = keyof typeof releaseFields;
export const releaseFieldNames = keysOf(releaseFields);

/** Every field of a track that an artist edits. */
export const trackFields = {
  title: { label: 'Title', section: 'Tracks', kind: 'text', empty: '', step: 'title' },
  version: { label: 'Version', section: 'Tracks', kind: 'text', empty: '', step: 'version' },
  isrc: {
    label: 'ISRC',
    section: 'Tracks',
    kind: 'code',
    empty: '',
    step: 'codes',
    hint: 'Leave it blank to get one',
  },
  audioLanguage: { label: 'Audio language', section: 'Tracks', kind: 'choice', empty: 'en', step: 'audio_language' },
  explicit: {
    label: 'Explicit content',
    section: 'Tracks',
    kind: 'choice',
    empty: '',
    step: 'explicit',
    hint: 'Cleaned Version only if an explicit version exists',
  },
  artists: {
    label: 'Artists',
    section: 'Tracks',
    kind: 'artists',
    empty: [],
    step: 'artists',
  },
  contributors: {
    label: 'Contributors',
    section: 'Tracks',
    kind: 'contributors',
    empty: [],
    step: 'contributors',
  },
  composers: {
    label: 'Composers',
    section: 'Tracks',
    kind: 'writers',
    empty: [],
    step: 'writers',
  },
  lyricists: {
    label: 'Lyricists',
    section: 'Tracks',
    kind: 'writers',
    empty: [],
    step: 'writers',
  },
  containsCover: { label: 'Cover song', section: 'Tracks', kind: 'yes-no', empty: false, step: 'cover_songs' },
  aiAudio: { label: 'AI used for the audio', section: 'Tracks', kind: 'choice', empty: '', step: 'ai_audio' },
  aiComposition: {
    label: 'AI used for lyrics or composition',
    section: 'Tracks',
    kind: 'choice',
    empty: '',
    step: 'ai_composition',
  },
  previewStartSeconds: {
    label: 'Preview start',
    section: 'Tracks',
    kind: 'seconds',
    empty: null,
    step: 'preview_start',
    hint: 'In whole seconds from the beginning of the track',
  },
  stated: { label: 'Reason', section: 'Tracks', kind: 'stated', empty: [], step: 'writers' },
} as const satisfies Readonly<Record<string, Field>>;

export type TrackField = keyof typeof trackFields;
export const trackFieldNames = keysOf(trackFields);
