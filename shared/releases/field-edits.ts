import * as z from 'zod';
import { editUnion } from '../edit-union.ts';
import { entriesOf } from '../typed-record.ts';
import { KEEP_ONE, removesLastEntry } from './emptied-list.ts';
import type * as field from './field-edit.ts';
import type { Field } from './field-kinds.ts';
import { releaseSchemas, trackSchemas } from './field-schemas.ts';
import { releaseFields, trackFields } from './fields.ts';
import { ShownValue } from './shown-value.ts';

export type ReleaseEdit = field.ReleaseEdit;
export type TrackEdit = field.TrackEdit;

/**
 * An edit as the server receives it: `to` has passed the field's schema; `from` is any value that was ever valid, and
 * is only compared, never stored.
 */
export type ReceivedEdit<E> = E extends { from: unknown } ? Omit<E, 'from'> & { from: ShownValue } : never;

/**
 * Makes the schema of an edit from a catalogue's schemas (`SchemasOf`). The compiler cannot infer from their list which
 * values belong to which field.
 */
function editOf<E extends { field: string; from: unknown }>(
  fields: Record<E['field'], Field>,
  schemas: Record<E['field'], z.ZodType>,
): z.ZodType<ReceivedEdit<E>, E> {
  const rows = entriesOf<E['field'], z.ZodType>(schemas).map(([field, schema]) =>
    z
      .strictObject({ field: z.literal(field), from: ShownValue, to: schema })
      .refine(({ from, to }) => !removesLastEntry(fields[field].kind, from, to), {
        message: KEEP_ONE,
        path: ['to'],
      }),
  );
  return editUnion(rows);
}

export const ReleaseEdit = editOf<ReleaseEdit>(releaseFields, releaseSchemas);
export const TrackEdit = editOf<TrackEdit>(trackFields, trackSchemas);
