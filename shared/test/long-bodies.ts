import type * as z from 'zod';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

const LENGTH = 100_000;
/** Strings that once made a regular expression backtrack, or a message repeat its input. */
const texts = ['=', '-', '=|', '-a', ' ', '\u200b', '😀', '\ud800', 'é', ';', '1', '!(', "'"].map((part) =>
  part.repeat(LENGTH / part.length),
);
const long: unknown[] = [
  ...texts,
  ...['=', '+', ' ='].map((sign) => sign + '|'.repeat(LENGTH)),
  Array(20_000).fill('x'),
  Array(10_000).fill({}),
  Object.fromEntries(Array.from({ length: 8000 }, (_, n) => [`key${n}`, n])),
];

/** Generates bodies that match a schema except that one place has something very long. */
export function longBodies(schema: z.ZodType): unknown[] {
  return longIn(jsonSchemaOf(schema));
}

function longIn(schema: JsonSchema): unknown[] {
  const parts = Object.entries(schema.properties ?? {});
  const right = Object.fromEntries(parts.map(([name, part]) => [name, validValueFor(part)]));
  return [
    ...long,
    ...(schema.oneOf ?? schema.anyOf ?? []).flatMap(longIn),
    ...parts.flatMap(([name, part]) => longIn(part).map((value) => ({ ...right, [name]: value }))),
    ...(schema.items ? longIn(schema.items).map((value) => [value]) : []),
  ];
}

function validValueFor(schema: JsonSchema): unknown {
  const [option] = schema.oneOf ?? schema.anyOf ?? [];
  if (option) return validValueFor(option);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, validValueFor(part)]),
    );
  }
  return schema.type === 'array' ? [] : schema.type === 'boolean' ? true : schema.type === 'integer' ? 1 : '';
}
