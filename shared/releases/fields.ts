import * as z from 'zod';
import { stores } from '../reference/stores.ts';
import { territories } from '../reference/territories.ts';
import { Text } from '../text.ts';
import { ContentIdAnswers } from './content-id.ts';
import { ArtistCredit, areCells, Contributor, creditList, NAMES_AS_FORMULA, Writer } from './credit.ts';
import type { FieldsOf } from './field-kinds.ts';
import { StatedReasons } from './findings/stated-reason.ts';
import { isIsrc } from './isrc.ts';
import {
  Genre,
  MetadataLanguage,
  OptionalDay,
  type Release,
  RightsLine,
  SalesStart,
  Store,
  Territory,
} from './release.ts';
import { AiUse, AudioLanguage, Explicit, type Track } from './track.ts';
import { isUpc } from './upc.ts';

/** The distributor's file would name it twice. */
const eachOnce = (chosen: readonly string[]) => new Set(chosen).size === chosen.length;

/** The entries of a list that an artist edits have an id of their own each, by which a page tells them apart. */
const withOwnIds = <T extends { id: string }>(credits: z.ZodType<T[]>) =>
  credits.refine((entries) => eachOnce(entries.map(({ id }) => id)), 'Two credits have the same id');

const namesAreCells = (credits: readonly { name: string }[]) => areCells(credits.map(({ name }) => name));
const writersAreCells = (writers: readonly Writer[]) =>
  areCells(
    writers.map(({ firstName }) => firstName),
    writers.map(({ lastName }) => lastName),
  );

const ISRC_FORM = 'ISRC must look like USABC2600001';

/** Every field that an artist edits on a release. One row drives the form, the check of the PATCH and the export. */
export const releaseFields = {
  title: {
    label: 'Title',
    section: 'Album Information',
    kind: 'text',
    schema: Text,
    hint: 'A Single has the same title and version as its track',
  },
  version: {
    label: 'Version',
    section: 'Album Information',
    kind: 'text',
    schema: Text,
    hint: 'For example: Deluxe, Live, Remastered',
  },
  primaryGenre: { label: 'Primary genre', section: 'Album Information', kind: 'choice', schema: Genre },
  secondaryGenre: { label: 'Secondary genre', section: 'Album Information', kind: 'choice', schema: Genre },
  metadataLanguage: {
    label: 'Metadata language',
    section: 'Album Information',
    kind: 'choice',
    schema: MetadataLanguage,
    hint: 'The language that the titles are written in',
  },
  upc: {
    label: 'UPC',
    section: 'Album Identifiers',
    kind: 'code',
    schema: z
      .string()
      .regex(/^(\d{12,13})?$/, { error: 'UPC must be 12 or 13 digits', abort: true })
      .refine((upc) => upc === '' || isUpc(upc), 'This UPC has a wrong digit: please compare it with the original'),
    hint: '12 or 13 digits. Leave it blank to get one',
  },
  pLine: {
    label: 'P-line',
    section: 'Copyright & Label',
    kind: 'rights-line',
    schema: RightsLine.nullable(),
    hint: 'Who owns the recording: year and holder',
  },
  cLine: {
    label: 'C-line',
    section: 'Copyright & Label',
    kind: 'rights-line',
    schema: RightsLine.nullable(),
    hint: 'Who owns the artwork and text: year and holder',
  },
  recordLabel: { label: 'Record label', section: 'Copyright & Label', kind: 'text', schema: Text },
  salesStart: {
    label: 'Sales start date',
    section: 'Release Dates',
    kind: 'sales-start',
    schema: SalesStart,
    hint: 'As soon as possible for the fastest distribution, or a day more than 4 weeks ahead',
  },
  preOrder: {
    label: 'Pre-order date',
    section: 'Release Dates',
    kind: 'day',
    schema: OptionalDay,
    hint: 'Within 365 days before the sales start date',
  },
  originalRelease: { label: 'Original release date', section: 'Release Dates', kind: 'day', schema: OptionalDay },
  stores: {
    label: 'Stores',
    section: 'Distribution',
    kind: 'stores',
    hint: 'YouTube Content ID asks four questions',
    schema: z
      .array(Store)
      .max(stores.length, { error: 'Please choose each store only once', abort: true })
      .min(1, 'Please choose at least one store')
      .refine(eachOnce, 'Please choose each store only once'),
  },
  contentId: {
    label: 'YouTube Content ID',
    section: 'Distribution',
    kind: 'content-id',
    schema: ContentIdAnswers,
  },
  territories: {
    label: 'Territories',
    section: 'Distribution',
    kind: 'territories',
    schema: z
      .array(Territory)
      .max(territories.length, { error: 'Please choose each territory only once', abort: true })
      .min(1, 'Please choose at least one territory')
      .refine((codes) => !codes.includes('WW') || codes.length === 1, 'Worldwide excludes every single territory')
      .refine(eachOnce, 'Please choose each territory only once'),
  },
  stated: { label: 'Reason', section: 'Album Information', kind: 'stated', schema: StatedReasons },
} as const satisfies FieldsOf<Release>;

export type ReleaseField = keyof typeof releaseFields;
export const releaseFieldNames = Object.keys(releaseFields) as ReleaseField[];

/** Every field that an artist edits on a track. */
export const trackFields = {
  title: { label: 'Title', section: 'Tracks', kind: 'text', schema: Text },
  version: { label: 'Version', section: 'Tracks', kind: 'text', schema: Text },
  isrc: {
    label: 'ISRC',
    section: 'Tracks',
    kind: 'code',
    schema: z
      .string()
      .max(12, { error: ISRC_FORM, abort: true })
      .refine((isrc) => isrc === '' || isIsrc(isrc), ISRC_FORM),
    hint: 'Leave it blank to get one',
  },
  audioLanguage: { label: 'Audio language', section: 'Tracks', kind: 'choice', schema: AudioLanguage },
  explicit: {
    label: 'Explicit content',
    section: 'Tracks',
    kind: 'choice',
    schema: Explicit,
    hint: 'Cleaned Version only if an explicit version exists',
  },
  artists: {
    label: 'Artists',
    section: 'Tracks',
    kind: 'artists',
    schema: withOwnIds(creditList(ArtistCredit).min(1, 'A track needs at least one artist')).refine(
      namesAreCells,
      NAMES_AS_FORMULA,
    ),
  },
  contributors: {
    label: 'Contributors',
    section: 'Tracks',
    kind: 'contributors',
    schema: withOwnIds(creditList(Contributor)).refine(namesAreCells, NAMES_AS_FORMULA),
  },
  composers: {
    label: 'Composers',
    section: 'Tracks',
    kind: 'writers',
    schema: withOwnIds(creditList(Writer)).refine(writersAreCells, NAMES_AS_FORMULA),
  },
  lyricists: {
    label: 'Lyricists',
    section: 'Tracks',
    kind: 'writers',
    schema: withOwnIds(creditList(Writer)).refine(writersAreCells, NAMES_AS_FORMULA),
  },
  containsCover: { label: 'Cover song', section: 'Tracks', kind: 'yes-no', schema: z.boolean() },
  aiAudio: { label: 'AI used for the audio', section: 'Tracks', kind: 'choice', schema: AiUse },
  aiComposition: { label: 'AI used for lyrics or composition', section: 'Tracks', kind: 'choice', schema: AiUse },
  previewStartSeconds: {
    label: 'Preview start',
    section: 'Tracks',
    kind: 'seconds',
    hint: 'In whole seconds from the beginning of the track',
    schema: z.number('Must be a valid number').int('Must be a valid number').min(0).max(9999).nullable(),
  },
  stated: { label: 'Reason', section: 'Tracks', kind: 'stated', schema: StatedReasons },
} as const satisfies FieldsOf<Track>;

export type TrackField = keyof typeof trackFields;
export const trackFieldNames = Object.keys(trackFields) as TrackField[];
