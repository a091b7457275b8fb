import * as z from 'zod';
import type { Field, FieldKind } from './field-kinds.ts';
import { releaseSchemas, trackSchemas } from './field-schemas.ts';
import { type ReleaseField, releaseFields, type TrackField, trackFields } from './fields.ts';
import type { Release } from './release.ts';
import { Shown } from './shown.ts';
import type { Track } from './track.ts';

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

/** An edit as it arrives: `to` was checked by the field; `from` is whatever was once accepted, and is compared, never stored. */
export type Arrived<E> = E extends { from: unknown } ? Omit<E, 'from'> & { from: Shown } : never;

export const KEEP_ONE = 'Please keep at least one name';

/** Whether the last entry of a list would go (product 7.10). A list that never had one stays empty. */
export const isEmptied = (from: unknown, to: unknown): boolean =>
  Array.isArray(from) && Array.isArray(to) && from.length > 0 && to.length === 0;

/** The same of a field: what is stated, and answers to a store, can be taken back. */
export const losesLast = (kind: FieldKind, from: unknown, to: unknown): boolean =>
  kind !== 'stated' && kind !== 'content-id' && isEmptied(from, to);

function editOf<E extends { field: string; from: unknown }>(
  fields: Record<E['field'], Field>,
  schemas: Record<E['field'], z.ZodType>,
) {
  const rows = Object.entries<z.ZodType>(schemas).map(([field, schema]) =>
    z
      .strictObject({ field: z.literal(field), from: Shown, to: schema })
      .refine(({ from, to }) => !losesLast(fields[field as E['field']].kind, from, to), {
        message: KEEP_ONE,
        path: ['to'],
      }),
  );
  type Row = (typeof rows)[number];
  // The pairs of a catalogue are checked where it stands (`FieldsOf`); a list of its entries does not keep them.
  return z.discriminatedUnion('field', rows as [Row, ...Row[]]) as z.ZodType as z.ZodType<Arrived<E>, E>;
}

export const ReleaseEdit = editOf<ReleaseEdit>(releaseFields, releaseSchemas);
export const TrackEdit = editOf<TrackEdit>(trackFields, trackSchemas);
