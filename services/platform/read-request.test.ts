import * as z from 'zod';
import type { Route } from '../../shared/contract/route.ts';
import { readRequest } from './read-request.ts';

/** A row that describes only how its body is read. */
const rowOf = (body: z.ZodType) => ({ access: 'public', body, reply: z.unknown(), problems: [] }) as unknown as Route;
const eventOf = (body: unknown) => ({ body: JSON.stringify(body), isBase64Encoded: false, headers: {} });

function refusal(schema: z.ZodType, body: string | undefined) {
  try {
    readRequest(rowOf(schema), { ...eventOf(undefined), ...(body !== undefined && { body }) });
  } catch (error) {
    return error;
  }
  return undefined;
}
const issuesOf = (schema: z.ZodType, body: unknown) =>
  (refusal(schema, JSON.stringify(body)) as { details: { issues: { path: unknown[]; message: string }[] } }).details
    .issues;

test('rejects a body that is not JSON', () => {
  expect(refusal(z.unknown(), '{"title":')).toMatchObject({
    code: 'invalid-request',
    details: { issues: [{ path: [], code: 'not-json', message: 'The body is not JSON, or nested too deep' }] },
  });
});

test('states the size limit when it rejects a body', () => {
  expect(refusal(z.unknown(), 'x'.repeat(256 * 1024 + 1))).toMatchObject({
    code: 'request-too-large',
    details: { limit: 262_144 },
  });
});

test('names the place of each issue: members by name, entries by number', () => {
  const schema = z.object({ tracks: z.array(z.object({ title: z.string() })) });
  expect(issuesOf(schema, { tracks: [{ title: 'x' }, { title: 7 }] })).toEqual([
    { path: ['tracks', 1, 'title'], code: 'invalid_type', message: 'Has another type' },
  ]);
});

test('keeps the message of our rules, and drops Zod’s own', () => {
  expect(issuesOf(z.string().min(3, 'Please write more'), 'x')[0]?.message).toBe('Please write more');
  expect(
    issuesOf(
      z.string().refine(() => false),
      'x',
    )[0]?.message,
  ).toBe('Is not allowed');
  expect(issuesOf(z.enum(['single', 'ep']), 'x')[0]?.message).toBe('Is none of the allowed values');
});

test('limits a place to eight steps of forty characters, and never splits a character', () => {
  const deep = z.lazy((): z.ZodType => z.record(z.string(), deep));
  let body: unknown = 7;
  for (let n = 0; n < 12; n++) body = { [`${n}`]: body };
  expect(issuesOf(deep, body)[0]?.path).toEqual(['11', '10', '9', '8', '7', '6', '5', '4']);
  expect(issuesOf(z.record(z.string(), z.string()), { ['x'.repeat(50)]: 7 })[0]?.path).toEqual(['x'.repeat(40)]);
  expect(issuesOf(z.record(z.string(), z.string()), { [`${'x'.repeat(39)}\u{1f3b5}`]: 7 })[0]?.path).toEqual([
    'x'.repeat(39),
  ]);
});
