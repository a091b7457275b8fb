import type * as z from 'zod';
import type { StoredReason } from '../rules/stored-reason.ts';
import type { ContentIdAnswer } from './content-id-questions.ts';
import type { ArtistCredit, Contributor, Writer } from './credit.ts';
import type { RightsLine } from './rights-line.ts';

/** The sections of the release details, in the editor's order (product 6.1). */
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

/** The value of each kind of field. The kind determines how a field is edited and shown. */
export type ValueOfKind = {
  text: string;
  /** A UPC or an ISRC. */
  code: string;
  /** A choice from a list in the reference data. */
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
  /**
   * Why values are right despite findings. This kind has no control of its own: a reason is entered and shown next to
   * the field that the finding is about.
   */
  stated: StoredReason[];
  /** Answers to a store's questions. */
  'content-id': ContentIdAnswer[];
};
export type FieldKind = keyof ValueOfKind;

/** One row of a catalogue. */
export type Field<Of extends FieldKind = FieldKind> = {
  [K in Of]: {
    readonly label: string;
    readonly section: Section;
    readonly kind: K;
    /** The field's empty value, which is also used for releases that were stored before the field existed. */
    readonly empty: Readonly<ValueOfKind[K]>;
    /** The step at which the chat asks for the field (`shared/assistant/step.ts`). */
    readonly step: string;
    readonly hint?: string;
  };
}[Of];

/** The schemas of a catalogue: each must fit its row's kind, and the property that it edits. */
export type SchemasOf<Fields extends Record<string, Field>, Holder extends Record<keyof Fields, unknown>> = {
  readonly [F in keyof Fields]: z.ZodType<ValueOfKind[Fields[F]['kind']]> & z.ZodType<Holder[F]>;
};
