import * as z from 'zod';
import { stores } from '../reference/stores.ts';
import { territories } from '../reference/territories.ts';
import { StatedReasons } from '../rules/stated-reason.ts';
import { TITLE_LIMIT } from '../text-limit.ts';
import { line, Text } from '../text-schemas.ts';
import { ContentIdAnswers } from './content-id.ts';
import { ArtistCredit, areSafeCells, Contributor, creditList, NAMES_AS_FORMULA, Writer } from './credit.ts';
import type { SchemasOf } from './field-kinds.ts';
import type { releaseFields, trackFields } from './fields.ts';
import { isIsrc } from './isrc.ts';
import { Genre, MetadataLanguage, OptionalDay, type Release, SalesStart, Store, Territory } from './release.ts';
import { RightsLine } from './rights-line.ts';
import { AiUse, AudioLanguage, Explicit, type Track } from './track.ts';
import { isUpc } from './upc.ts';

/** Whether all choices are different. Otherwise the distributor's file would repeat a choice. */
const eachOnce = (chosen: readonly string[]) => new Set(chosen).size === chosen.length;

/** Requires the entries of a list to have unique ids, by which a page tells them apart. */
const withOwnIds = <T extends { id: string }>(credits: z.ZodType<T[]>) =>
  credits.refine((entries) => eachOnce(entries.map(({ id }) => id)), 'Two credits have the same id');

const namesAreCells = (credits: readonly { name: string }[]) => areSafeCells(credits.map(({ name }) => name));
const writersAreCells = (writers: readonly Writer[]) =>
  areSafeCells(
    writers.map(({ firstName }) => firstName),
    writers.map(({ lastName }) => lastName),
  );

const ISRC_FORM = 'ISRC must look like USABC2600001';

/**
 * The values that each field of a release accepts when typed. Kept apart from the catalogue, so that a page can show
 * the fields without loading zod.
 */
export const releaseSchemas = {
  title: line(TITLE_LIMIT),
  version: Text,
  primaryGenre: Genre,
  secondaryGenre: Genre,
  metadataLanguage: MetadataLanguage,
  upc: z
    .string()
    .regex(/^(\d{12,13})?$/, { error: 'UPC must be 12 or 13 digits', abort: true })
    .refine((upc) => upc === '' || isUpc(upc), 'This UPC has a wrong digit. Please compare it with the original'),
  pLine: RightsLine.nullable(),
  cLine: RightsLine.nullable(),
  recordLabel: Text,
  salesStart: SalesStart,
  preOrder: OptionalDay,
  originalRelease: OptionalDay,
  stores: z
    .array(Store)
    .max(stores.length, { error: 'Please choose each store only once', abort: true })
    .min(1, 'Please choose at least one store')
    .refine(eachOnce, 'Please choose each store only once'),
  contentId: ContentIdAnswers,
  territories: z
    .array(Territory)
    .max(territories.length, { error: 'Please choose each territory only once', abort: true })
    .min(1, 'Please choose at least one territory')
    .refine((codes) => !codes.includes('WW') || codes.length === 1, 'Choose either Worldwide or single territories')
    .refine(eachOnce, 'Please choose each territory only once'),
  stated: StatedReasons,
} as const satisfies SchemasOf<typeof releaseFields, Release>;

/** The values that each field of a track accepts when typed. */
export const trackSchemas = {
  title: line(TITLE_LIMIT),
  version: Text,
  isrc: z
    .string()
    .max(12, { error: ISRC_FORM, abort: true })
    .refine((isrc) => isrc === '' || isIsrc(isrc), ISRC_FORM),
  audioLanguage: AudioLanguage,
  explicit: Explicit,
  artists: withOwnIds(creditList(ArtistCredit).min(1, 'A track needs at least one artist')).refine(
    namesAreCells,
    NAMES_AS_FORMULA,
  ),
  contributors: withOwnIds(creditList(Contributor)).refine(namesAreCells, NAMES_AS_FORMULA),
  composers: withOwnIds(creditList(Writer)).refine(writersAreCells, NAMES_AS_FORMULA),
  lyricists: withOwnIds(creditList(Writer)).refine(writersAreCells, NAMES_AS_FORMULA),
  containsCover: z.boolean(),
  aiAudio: AiUse,
  aiComposition: AiUse,
  previewStartSeconds: z.number('Must be a valid number').int('Must be a valid number').min(0).max(9999).nullable(),
  stated: StatedReasons,
} as const satisfies SchemasOf<typeof trackFields, Track>;
