import * as z from 'zod';
import { stores } from '../reference/stores.ts';
import { territories } from '../reference/territories.ts';
import { Text } from '../text.ts';
import { ArtistCredit, areCells, Contributor, creditList, NAMES_AS_FORMULA, Writer } from './credit.ts';
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
import { Shown } from './shown.ts';
import { AiUse, AudioLanguage, Explicit, type Track } from './track.ts';
import { isUpc } from './upc.ts';

/** The sections of the release details, in their order (product 6.1). */
export const sections = [
  'Album Identifiers',
  'Album Information',
  'Album Contributors',
  'Copyright & Label',
  'Release Dates',
  'Distribution',
  'Tracks',
] as const;
export type Section = (typeof sections)[number];

/** What a field of each kind holds; the kind says how it is edited and shown. */
export type ValueOfKind = {
  text: string;
  /** A UPC or an ISRC. */
  code: string;
  /** One of a list of the reference data. */
  choice: string;
  'yes-no': boolean;
  day: string;
  'sales-start': string;
  'rights-line': RightsLine | null;
  stores: string[];
  territories: string[];
  artists: ArtistCredit[];
  contributors: Contributor[];
  writers: Writer[];
  seconds: number | null;
};
export type FieldKind = keyof ValueOfKind;

/** One row of a catalogue: its schema is of its kind. */
export type Field = {
  [K in FieldKind]: { label: string; section: Section; kind: K; schema: z.ZodType<ValueOfKind[K]>; hint?: string };
}[FieldKind];
/** A catalogue: a row's schema is of the member that it edits, too. */
type FieldsOf<Holder> = { readonly [F in keyof Holder]?: Field & { schema: z.ZodType<Holder[F]> } };

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
    schema: z
      .array(Store)
      .max(stores.length, { error: 'Please choose each store only once', abort: true })
      .min(1, 'Please choose at least one store')
      .refine(eachOnce, 'Please choose each store only once'),
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
} as const satisfies FieldsOf<Track>;

export type TrackField = keyof typeof trackFields;
export const trackFieldNames = Object.keys(trackFields) as TrackField[];

/** One edit: the value that the page showed and the one that shall replace it, both of the field. The write is refused when `from` is no longer true. */
export type ReleaseEdit<Of extends ReleaseField = ReleaseField> = {
  [F in Of]: { field: F; from: Release[F]; to: Release[F] };
}[Of];
/** The same of a track. */
export type TrackEdit<Of extends TrackField = TrackField> = {
  [F in Of]: { field: F; from: Track[F]; to: Track[F] };
}[Of];

/** An edit of one field. It is checked as a pair of that field; that this is one of the pairs of all fields, the compiler does not see. */
export const releaseEdit = <F extends ReleaseField>(field: F, from: Release[F], to: Release[F]): ReleaseEdit => {
  const edit: ReleaseEdit<F> = { field, from, to };
  return edit as ReleaseEdit;
};
export const trackEdit = <F extends TrackField>(field: F, from: Track[F], to: Track[F]): TrackEdit => {
  const edit: TrackEdit<F> = { field, from, to };
  return edit as TrackEdit;
};

/** An edit as it arrives: `to` was checked by the field; `from` is whatever was once accepted, and is compared, never kept. */
export type Arrived<E> = E extends { from: unknown } ? Omit<E, 'from'> & { from: Shown } : never;

export const KEEP_ONE = 'Please keep at least one name';

/** Whether the last entry of a list would go (product 7.10). A list that never had one stays empty. */
export const isEmptied = (from: unknown, to: unknown): boolean =>
  Array.isArray(from) && Array.isArray(to) && from.length > 0 && to.length === 0;

function editOf<E extends { field: string; from: unknown }>(fields: Record<E['field'], Field>) {
  const rows = Object.entries<Field>(fields).map(([field, { schema }]) =>
    z
      .strictObject({ field: z.literal(field), from: Shown, to: schema })
      .refine(({ from, to }) => !isEmptied(from, to), { message: KEEP_ONE, path: ['to'] }),
  );
  type Row = (typeof rows)[number];
  // The pairs of a catalogue are checked where it stands (`FieldsOf`); a list of its entries does not keep them.
  return z.discriminatedUnion('field', rows as [Row, ...Row[]]) as z.ZodType as z.ZodType<Arrived<E>, E>;
}

export const ReleaseEdit = editOf<ReleaseEdit>(releaseFields);
export const TrackEdit = editOf<TrackEdit>(trackFields);
