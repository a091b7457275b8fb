import { createClient } from './client.ts';
import type { Api } from './index.ts';

const asked = (status: number, body: string) =>
  createClient<Api>(
    async () => new Response(body, { status }),
    async () => 'token',
  )('GET /api/me');

test.each([502, 503, 504])('product 16.5: %d without a code of ours is an error of the server', async (status) => {
  for (const body of ['', '<html>Bad gateway</html>', '{"message":"Service Unavailable"}'])
    await expect(asked(status, body)).rejects.toMatchObject({ code: 'internal' });
});

test.each([
  [401, 'sign-in-required'],
  [403, 'blocked'],
  [413, 'request-too-large'],
  [429, 'too-many-requests'],
])('who stands before the API answers %d without a code: %s', async (status, code) => {
  await expect(asked(status, '')).rejects.toMatchObject({ code });
});
