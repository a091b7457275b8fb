import type { Field, FieldKind } from './field-kinds.ts';

/** A function for each kind of field, which derives a value from a catalogue row of that kind. */
export type FieldMappers<Made extends Record<FieldKind, unknown>> = {
  [K in FieldKind]: (row: Field<K>, name: string) => Made[K];
};

/**
 * Derives a value from each row of a catalogue, by the function for the row's kind, and keeps it under the field's
 * name.
 */
export function mapFields<Fields extends Readonly<Record<string, Field>>, Made extends Record<FieldKind, unknown>>(
  fields: Fields,
  makers: FieldMappers<Made>,
) {
  const make = <K extends FieldKind>(row: Field<K>, name: string): Made[K] => makers[row.kind](row, name);
  const entries = Object.entries<Field>(fields).map(([name, row]) => [name, make(row, name)]);
  return Object.fromEntries(entries) as { [F in keyof Fields]: Made[Fields[F]['kind']] };
}
