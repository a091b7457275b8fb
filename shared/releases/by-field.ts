import type { Field, FieldKind } from './field-kinds.ts';

/** One function for each kind of field, which makes something of a row of that kind. */
export type Makers<Made extends Record<FieldKind, unknown>> = {
  [K in FieldKind]: (row: Field<K>, name: string) => Made[K];
};

/**
 * Makes something of each field of a catalogue, under the field's name. A row goes to the maker of its own kind.
 */
export function byField<Fields extends Readonly<Record<string, Field>>, Made extends Record<FieldKind, unknown>>(
  fields: Fields,
  makers: Makers<Made>,
) {
  const make = <K extends FieldKind>(row: Field<K>, name: string): Made[K] => makers[row.kind](row, name);
  const entries = Object.entries<Field>(fields).map(([name, row]) => [name, make(row, name)]);
  return Object.fromEntries(entries) as { [F in keyof Fields]: Made[Fields[F]['kind']] };
}
