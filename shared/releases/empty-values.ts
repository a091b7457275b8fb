import type * as z from 'zod';
import { entriesOf } from '../typed-record.ts';
import type { Field, ValueOfKind } from './field-kinds.ts';

/** The type of a field's empty value; for a list, one to which entries can be added. */
type EmptyOf<F extends Field> = F['empty'] extends readonly unknown[] ? ValueOfKind[F['kind']] : F['empty'];

/** The empty value of each field of a catalogue. */
export const emptyValues = <Fields extends Readonly<Record<string, Field>>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { empty }]) => [name, Array.isArray(empty) ? [...empty] : empty]),
  ) as { [F in keyof Fields]: EmptyOf<Fields[F]> };

/** Wraps the schemas of stored fields so that an absent field is read as its row's empty value (product 5.4). */
export function absentAsEmpty<Schemas extends Record<string, z.ZodType>>(
  fields: { readonly [F in keyof Schemas]: { readonly empty: Readonly<z.output<Schemas[F]>> } },
  schemas: Schemas,
) {
  const withDefaults = entriesOf<keyof Schemas & string, z.ZodType>(schemas).map(([name, schema]) => [
    name,
    schema.default(fields[name].empty),
  ]);
  return Object.fromEntries(withDefaults) as { [F in keyof Schemas]: z.ZodDefault<Schemas[F]> };
}
