import { expect, test } from '@jest/globals';
import { Problem } from '../../../shared/contract/problem.ts';
import { loggedSend } from './logged-send.ts';

const request = { method: 'POST', headers: {} };
const URL = '/api/releases/rel_1/submit?cursor=abc';

/** Returns the log after a call with this outcome, and whether its caller sees the same outcome. */
async function logOf(send: () => Promise<Response>) {
  const lines: string[] = [];
  const end = await loggedSend(send, (line) => lines.push(line))(URL, request).then(
    (response) => response.text(),
    (error: unknown) => error,
  );
  return { lines, end };
}

test('product 2.11: an error response is logged in one line, with its code and the request’s id', async () => {
  const body = JSON.stringify({ code: 'plan-not-covered', requestId: 'r-1' });
  const { lines, end } = await logOf(async () => new Response(body, { status: 409 }));
  expect(lines).toEqual(['POST /api/releases/rel_1/submit failed: plan-not-covered (request r-1)']);
  expect(end).toBe(body);
});

test('an error from in front of the API is logged with its status', async () => {
  const headers = { 'apigw-requestid': 'r-2' };
  const { lines } = await logOf(async () => new Response('<html>', { status: 502, headers }));
  expect(lines).toEqual(['POST /api/releases/rel_1/submit failed: 502 (request r-2)']);
  expect((await logOf(async () => new Response(null, { status: 403 }))).lines).toEqual([
    'POST /api/releases/rel_1/submit failed: 403',
  ]);
});

test('a lost connection is logged, and still reported to the caller', async () => {
  const lost = new TypeError('Failed to fetch');
  const { lines, end } = await logOf(() => Promise.reject(lost));
  expect(lines).toEqual(['POST /api/releases/rel_1/submit failed: no answer']);
  expect(end).toBe(lost);
});

test('a success is not logged, and neither is a response that was dropped', async () => {
  expect((await logOf(async () => new Response('{}'))).lines).toEqual([]);
  expect((await logOf(() => Promise.reject(new Problem('sign-in-required')))).lines).toEqual([]);
});
