import * as z from 'zod';
import { Email, ResetRequest, SignIn, SignUp, SignUpAttributes } from '../accounts/sign-up.ts';
import { boundedAny, boundedRecord } from '../bounded-schemas.ts';
import { cpuMilliseconds } from '../test/cpu-milliseconds.ts';
import { longBodies } from '../test/long-bodies.ts';
import { unboundedParts } from '../test/unbounded-parts.ts';
import { contracts } from './index.ts';
import type { Route } from './route.ts';

/** The schemas of all client input, by route and part. */
const parts = Object.values(contracts).flatMap((rows) =>
  Object.entries(rows as Record<string, Route>).flatMap(([route, row]) =>
    (['params', 'query', 'body'] as const).flatMap((part): [string, z.ZodType][] => {
      const schema = row[part];
      return schema && !('raw' in schema) ? [[`${part} of ${route}`, schema]] : [];
    }),
  ),
);
const forms: [string, z.ZodType][] = Object.entries({ Email, SignUp, SignUpAttributes, SignIn, ResetRequest });

test('includes every route with parameters or a body', () => {
  expect(parts.length).toBeGreaterThan(25);
});

test.each([...parts, ...forms])('checks the length of each text and list before anything else: %s', (_, schema) => {
  expect(unboundedParts(schema)).toEqual([]);
});

const plain = { most: 3, message: 'Too many' };
test.each<[string, z.ZodType, string[]]>([
  ['a text', z.strictObject({ a: z.string() }), ['/a: string']],
  ['a text that is measured late', z.string().min(1).max(5, { abort: true }), ['/: string']],
  ['a text that is checked although it is too long', z.string().max(5).min(1), ['/: string']],
  ['a form without an end', z.string().regex(/^[a-z]+$/), ['/: string']],
  [
    'a form that is checked behind a wrong one',
    z
      .string()
      .regex(/^a{3}$/)
      .min(1),
    ['/: string'],
  ],
  ['a part of a form', z.string().regex(/^a{3}/), ['/: string']],
  ['an address', z.email(), ['/: string']],
  ['a list', z.strictObject({ a: z.array(z.boolean()) }), ['/a: array']],
  ['a list of texts', z.array(z.string()).max(3, { abort: true }), ['/*: string']],
  ['a record', z.record(z.string().max(3, { abort: true }), z.boolean()), ['/: record']],
  ['the keys of a record', boundedRecord(z.string(), z.boolean(), plain), ['/(key): string']],
  ['anything', z.object({ a: z.optional(z.unknown()) }), ['/a: unknown']],
  ['members that nobody named', z.looseObject({}), ['/…: unknown']],
  ['one of two texts', z.union([z.literal(''), z.string()]), ['/: string']],
  ['a set', z.set(z.boolean()), ['/: set']],
])('reports %s without a bound', (_, schema, found) => {
  expect(unboundedParts(schema)).toEqual(found);
});

test.each([
  ['trimmed before', z.string().trim().max(5, { abort: true }).min(1)],
  ['a form of a fixed length', z.uuid()],
  ['counted before', boundedRecord(z.string().max(3, { abort: true }), z.boolean(), plain)],
  ['anything that counts', boundedAny(() => true, plain)],
])('accepts %s, which is bounded', (_, schema) => {
  expect(unboundedParts(schema)).toEqual([]);
});

test('counts the entries of a record before it checks their keys', () => {
  let looked = 0;
  const key = z
    .string()
    .max(20, { abort: true })
    .refine(() => ++looked > 0);
  const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`k${n}`, true]));
  expect(boundedRecord(key, z.boolean(), plain).safeParse(many).error?.issues).toHaveLength(1);
  expect(looked).toBe(0);
});

test('accepts a record up to its maximum number of entries', () => {
  const record = boundedRecord(z.string().max(3, { abort: true }), z.boolean(), plain);
  const ofSize = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, n) => [`k${n}`, true]));
  expect(record.parse(ofSize(3))).toEqual(ofSize(3));
  expect(record.safeParse(ofSize(4)).error?.issues[0]?.message).toBe('Too many');
});

test.each([...parts, ...forms])('takes at most 20 ms for 100 KB anywhere: %s', (_, schema) => {
  const slow = longBodies(schema).filter((body) => cpuMilliseconds(() => schema.safeParse(body), 20) > 20);
  expect(slow.map((body) => JSON.stringify(body).slice(0, 200))).toEqual([]);
});
