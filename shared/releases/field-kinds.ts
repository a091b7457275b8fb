import type * as z from 'zod';
import type { ContentIdAnswer } from './content-id-questions.ts';
import type { ArtistCredit, Contributor, Writer } from './credit.ts';
import type { StoredReason } from './findings/stated-reason.ts';
import type { RightsLine } from './release.ts';

/** The sections of the release details, in the order in which an artist thinks of them (product 6.1). */
export const sections = [
  'Tracks',
  'Album Information',
  'Album Contributors',
  'Copyright & Label',
  'Release Dates',
  'Distribution',
  'Album Identifiers',
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
  /** Why findings are right as they are. It has no row of its own: a reason is given and read beside the field that the finding is about. */
  stated: StoredReason[];
  /** Answers to the questions of a store. */
  'content-id': ContentIdAnswer[];
};
export type FieldKind = keyof ValueOfKind;

/** One row of a catalogue: its schema is of its kind. */
export type Field = {
  [K in FieldKind]: { label: string; section: Section; kind: K; schema: z.ZodType<ValueOfKind[K]>; hint?: string };
}[FieldKind];
/** A catalogue: a row's schema is of the member that it edits, too. */
export type FieldsOf<Holder> = { readonly [F in keyof Holder]?: Field & { schema: z.ZodType<Holder[F]> } };
