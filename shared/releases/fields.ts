import type { FieldsOf } from './field-kinds.ts';
import type { Release } from './release.ts';
import type { Track } from './track.ts';

/** Every field that an artist edits on a release. One row drives the form and the export; what it takes stands in field-schemas.ts. */
export const releaseFields = {
  title: {
    label: 'Title',
    section: 'Album Information',
    kind: 'text',
    hint: 'A Single has the same title and version as its track',
  },
  version: {
    label: 'Version',
    section: 'Album Information',
    kind: 'text',
    hint: 'For example: Deluxe, Live, Remastered',
  },
  primaryGenre: { label: 'Primary genre', section: 'Album Information', kind: 'choice' },
  secondaryGenre: { label: 'Secondary genre', section: 'Album Information', kind: 'choice' },
  metadataLanguage: {
    label: 'Metadata language',
    section: 'Album Information',
    kind: 'choice',
    hint: 'The language that the titles are written in',
  },
  upc: {
    label: 'UPC',
    section: 'Album Identifiers',
    kind: 'code',
    hint: '12 or 13 digits. Leave it blank to get one',
  },
  pLine: {
    label: 'P-line',
    section: 'Copyright & Label',
    kind: 'rights-line',
    hint: 'Who owns the recording: year and holder',
  },
  cLine: {
    label: 'C-line',
    section: 'Copyright & Label',
    kind: 'rights-line',
    hint: 'Who owns the artwork and text: year and holder',
  },
  recordLabel: { label: 'Record label', section: 'Copyright & Label', kind: 'text' },
  salesStart: {
    label: 'Sales start date',
    section: 'Release Dates',
    kind: 'sales-start',
    hint: 'As soon as possible for the fastest distribution, or a day more than 4 weeks ahead',
  },
  preOrder: {
    label: 'Pre-order date',
    section: 'Release Dates',
    kind: 'day',
    hint: 'Within 365 days before the sales start date',
  },
  originalRelease: { label: 'Original release date', section: 'Release Dates', kind: 'day' },
  stores: {
    label: 'Stores',
    section: 'Distribution',
    kind: 'stores',
    hint: 'YouTube Content ID asks four questions',
  },
  contentId: {
    label: 'YouTube Content ID',
    section: 'Distribution',
    kind: 'content-id',
  },
  territories: {
    label: 'Territories',
    section: 'Distribution',
    kind: 'territories',
  },
  stated: { label: 'Reason', section: 'Album Information', kind: 'stated' },
} as const satisfies FieldsOf<Release>;

export type ReleaseField = keyof typeof releaseFields;
export const releaseFieldNames = Object.keys(releaseFields) as ReleaseField[];

/** Every field that an artist edits on a track. */
export const trackFields = {
  title: { label: 'Title', section: 'Tracks', kind: 'text' },
  version: { label: 'Version', section: 'Tracks', kind: 'text' },
  isrc: {
    label: 'ISRC',
    section: 'Tracks',
    kind: 'code',
    hint: 'Leave it blank to get one',
  },
  audioLanguage: { label: 'Audio language', section: 'Tracks', kind: 'choice' },
  explicit: {
    label: 'Explicit content',
    section: 'Tracks',
    kind: 'choice',
    hint: 'Cleaned Version only if an explicit version exists',
  },
  artists: {
    label: 'Artists',
    section: 'Tracks',
    kind: 'artists',
  },
  contributors: {
    label: 'Contributors',
    section: 'Tracks',
    kind: 'contributors',
  },
  composers: {
    label: 'Composers',
    section: 'Tracks',
    kind: 'writers',
  },
  lyricists: {
    label: 'Lyricists',
    section: 'Tracks',
    kind: 'writers',
  },
  containsCover: { label: 'Cover song', section: 'Tracks', kind: 'yes-no' },
  aiAudio: { label: 'AI used for the audio', section: 'Tracks', kind: 'choice' },
  aiComposition: { label: 'AI used for lyrics or composition', section: 'Tracks', kind: 'choice' },
  previewStartSeconds: {
    label: 'Preview start',
    section: 'Tracks',
    kind: 'seconds',
    hint: 'In whole seconds from the beginning of the track',
  },
  stated: { label: 'Reason', section: 'Tracks', kind: 'stated' },
} as const satisfies FieldsOf<Track>;

export type TrackField = keyof typeof trackFields;
export const trackFieldNames = Object.keys(trackFields) as TrackField[];
