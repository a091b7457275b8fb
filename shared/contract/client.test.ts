import { createClient } from './client.ts';
import type { Api } from './index.ts';

const callWith = (status: number, body: string) =>
  createClient<Api>(
    async () => new Response(body, { status }),
    async () => 'token',
  )('GET /api/me');

test.each([502, 503, 504])('reads %d without a code of ours as a server error (product 16.5)', async (status) => {
  for (const body of ['', '<html>Bad gateway</html>', '{"message":"Service Unavailable"}'])
    await expect(callWith(status, body)).rejects.toMatchObject({ code: 'internal' });
});

test.each([
  [401, 'sign-in-required'],
  [403, 'blocked'],
  [413, 'request-too-large'],
  [429, 'too-many-requests'],
])('reads a %d without a code, from a layer in front of the API, as %s', async (status, code) => {
  await expect(callWith(status, '')).rejects.toMatchObject({ code });
});
