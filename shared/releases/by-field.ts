import type { Field, FieldKind } from './field-kinds.ts';

type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;

/** One function for each kind of field, which makes something of a row of that kind. */
export type Makers<Made extends Record<FieldKind, unknown>> = {
  [K in FieldKind]: (row: FieldOf<K>, name: string) => Made[K];
};

/**
 * Makes something of each field of a catalogue, under the field's name. A row goes to the maker of its own kind; the
 * compiler has to trust that, here only, for forms and texts alike.
 */
export function byField<Fields extends Readonly<Record<string, Field>>, Made extends Record<FieldKind, unknown>>(
  fields: Fields,
  makers: Makers<Made>,
) {
  const entries = Object.entries<Field>(fields).map(([name, row]) => {
    const make = makers[row.kind] as (row: Field, name: string) => unknown;
    return [name, make(row, name)];
  });
  return Object.fromEntries(entries) as { [F in keyof Fields]: Made[Fields[F]['kind']] };
}
