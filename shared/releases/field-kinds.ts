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

/** One row of a catalogue. */
export type Field = { label: string; section: Section; kind: FieldKind; hint?: string };
/** A catalogue: its rows are named for the members that they edit. */
export type FieldsOf<Holder> = { readonly [F in keyof Holder]?: Field };
/** The schemas of a catalogue: each is of its row's kind, and of the member that it edits. */
export type SchemasOf<Fields extends Record<string, Field>, Holder extends Record<keyof Fields, unknown>> = {
  readonly [F in keyof Fields]: z.ZodType<ValueOfKind[Fields[F]['kind']]> & z.ZodType<Holder[F]>;
};
