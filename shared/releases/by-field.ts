import type { Field, FieldKind } from './field-kinds.ts';

type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;

/** One function for each kind of field, which makes something of a row of that kind. */
export type Makers<Made extends Record<FieldKind, unknown>> = {
  [K in FieldKind]: (row: FieldOf<K>, name: string) => Made[K];
};

/**
 * Makes something of each field of a catalogue, under the field's name. A row is handed to the maker of its own kind; that is all that the
 * compiler has to take on trust, once for forms and texts.
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
