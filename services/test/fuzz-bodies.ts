import fc from 'fast-check';
import type * as z from 'zod';
import { type JsonSchema, jsonSchemaOf } from '../../shared/test/json-schema.ts';

/** A request body to send: its text and content type. */
export type FuzzBody = { text: string; contentType: string };

const half = fc.constantFrom('\ud800', 'a\udfff', '\ude00\ud83d');
const long = fc
  .constantFrom('=', '|', ' ', 'a', '\u00e9', '😀', '"', '\\', '\u200b')
  .map((char) => char.repeat(20_000));
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
  fc.constantFrom('', ' ', '\0', '=SUM(A1)', ';', '../..', '__proto__', 'rel_', '2026-02-30', 'x'.repeat(501)),
);
const number = fc.constantFrom(0, -0, 1, -1, 2.5, 1e300, -1e-300, 2 ** 53, 2 ** 60, 1900, 16);
const polluted = fc.constantFrom('__proto__', 'constructor', 'prototype', '', '\ud800', 'PK', '#status', 'toString');

/** Arbitrary JSON values. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: half },
  { weight: 1, arbitrary: long },
  { weight: 3, arbitrary: number },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { a: {} }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 2, arbitrary: polluted.map((name) => JSON.parse(`{${JSON.stringify(name)}:{"a":[1]}}`)) },
  { weight: 1, arbitrary: fc.integer({ min: 3, max: 3000 }).map((length) => Array(length).fill('x')) },
  {
    weight: 1,
    // Deeper nesting is made as a string (fuzzBodies), because serializing it here would overflow the stack.
    arbitrary: fc.integer({ min: 3, max: 500 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))),
  },
);

/** Values that roughly fit a schema, so that its finer rules are put to the test. */
function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return fc.oneof(...options.map(fitting));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, fitting(part)])),
      );
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 4 });
    case 'string':
      return schema.pattern ? fc.stringMatching(new RegExp(schema.pattern)) : text;
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 20_000 }), number);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anything;
  }
}

/** Replaces one part of a value, chosen by number, or adds a member. */
function spoiled(value: unknown, index: number, by: unknown): unknown {
  let n = index;
  const walk = (part: unknown): unknown => {
    if (n-- === 0) return by;
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, walk(member)]));
  };
  const changed = walk(value);
  return n >= 0 && typeof changed === 'object' && changed !== null ? { ...changed, more: by } : changed;
}

const json = (value: unknown): FuzzBody => ({ text: JSON.stringify(value) ?? '', contentType: 'application/json' });
const broken = (body: FuzzBody, at: number): FuzzBody => ({
  ...body,
  text: body.text.slice(0, at % (body.text.length + 1)),
});

/**
 * Request bodies for a route: made from its schema, from its schema with an error, and from a valid example; and
 * malformed ones, which are broken, of a different content type, too deep for a parser, or too large to be read.
 */
export function fuzzBodies(schema: z.ZodType | undefined, example: unknown): fc.Arbitrary<FuzzBody> {
  const described = schema && jsonSchemaOf(schema);
  const fit = described ? fitting(described) : anything;
  const near = fc.oneof(fit, fc.constant(example));
  return fc.oneof(
    { weight: 6, arbitrary: fit.map(json) },
    { weight: 8, arbitrary: fc.tuple(near, fc.nat({ max: 12 }), anything).map((args) => json(spoiled(...args))) },
    { weight: 2, arbitrary: anything.map(json) },
    { weight: 2, arbitrary: fc.tuple(fit.map(json), fc.nat()).map((args) => broken(...args)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<FuzzBody>(
        { text: '', contentType: 'application/json' },
        { text: '\ufeff{}', contentType: 'application/json' },
        { text: '{"a":1,"a":2}', contentType: 'application/json; charset=utf-16' },
        { text: 'a=1&b=2', contentType: 'application/x-www-form-urlencoded' },
        { text: '<a/>', contentType: 'text/xml' },
        { text: '['.repeat(100_000), contentType: 'application/json' },
        { text: '['.repeat(100_000) + ']'.repeat(100_000), contentType: 'application/json' },
        { text: `"${'x'.repeat(300_000)}"`, contentType: 'application/json' },
      ),
    },
  );
}
