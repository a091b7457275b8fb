import { jest } from '@jest/globals';
import { call, keysUsed, seen } from '../test/songs-api.ts';

describe('a request', () => {
  it('is parsed by its row', async () => {
    const answer = await call('GET /api/songs/{songId}', {
      sub: 'mara',
      params: { songId: 'sng_1' },
      query: { take: '2' },
    });
    expect(answer.json).toEqual({ title: 'sng_1', caller: 'mara' });
    expect(seen[0]).toMatchObject({ params: { songId: 'sng_1' }, query: { take: '2' }, body: undefined });
  });

  it.each([
    ['a wrong parameter', 'GET /api/songs/{songId}', { params: { songId: '../1' } }],
    ['no parameter', 'GET /api/songs/{songId}', {}],
    ['an unknown query', 'GET /api/songs/{songId}', { params: { songId: 'sng_1' }, query: { debug: '1' } }],
    ['bad JSON', 'POST /api/songs', { body: '{"title":' }],
    ['no body', 'POST /api/songs', {}],
    ['a body of another type', 'POST /api/songs', { body: '["Night Ferry"]' }],
    ['an unknown field', 'POST /api/songs', { body: '{"title":"x","isAdmin":true}' }],
    ['a missing field', 'POST /api/songs', { body: '{}' }],
  ] as const)('%s is rejected with the reason, and without running anything', async (_, routeKey, sent) => {
    const answer = await call(routeKey, { sub: 'mara', ...sent });
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid-request', requestId: 'req-7' } });
    expect(answer.json.details.issues.length).toBeGreaterThan(0);
    expect(seen).toEqual([]);
  });

  it('is rejected unread above 256 KB, including raw bodies', async () => {
    const parsing = jest.spyOn(JSON, 'parse');
    const tooLarge = `"${'x'.repeat(256 * 1024)}"`;
    const inBase64 = Buffer.from(tooLarge).toString('base64');
    const answers = [
      await call('POST /api/songs', { sub: 'mara', body: tooLarge }),
      await call('POST /api/songs', { sub: 'mara', body: inBase64, base64: true }),
      await call('POST /api/hooks', { body: inBase64, base64: true }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 413, json: { code: 'request-too-large' } });
    // Only the test itself has parsed the replies.
    expect(parsing.mock.calls.filter(([text]) => text.length > 1000)).toEqual([]);
    parsing.mockRestore();
    expect(seen).toEqual([]);
    const atTheEdge = 'x'.repeat(256 * 1024);
    expect((await call('POST /api/hooks', { body: atTheEdge })).json).toEqual({ size: 256 * 1024 });
  });

  it.each([
    ['twenty thousand stores that nobody knows', { tags: Array(20_000).fill('x') }],
    ['a thousand wrong entries', { tags: Array(1000).fill('x'.repeat(80)) }],
    [
      'ten thousand wrong keys',
      { tags: [], notes: Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`${n}`.repeat(99), 1])) },
    ],
    [
      'ten thousand unknown members',
      { tags: [], ...Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`k${n}`, 1])) },
    ],
    ['a long text in the place of a list', { tags: 'x'.repeat(80_000) }],
  ])('is refused in a few words when it holds %s', async (_, body) => {
    const answer = await call('PUT /api/songs', { sub: 'mara', body: JSON.stringify(body) });
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid-request' } });
    expect(answer.text.length).toBeLessThan(4000);
    expect(answer.json.details.issues.length).toBeLessThanOrEqual(10);
    expect(answer.text).not.toMatch(/remix|xxxx|k99/);
    for (const issue of answer.json.details.issues) expect(Object.keys(issue)).toEqual(['path', 'code', 'message']);
  });

  it('is decoded when the gateway encoded it', async () => {
    const body = Buffer.from('{"title":"Noël"}').toString('base64');
    expect((await call('POST /api/songs', { sub: 'mara', body, base64: true })).json).toEqual({ title: 'Noël' });
  });

  it('is passed on byte for byte where a signature covers it', async () => {
    const body = Buffer.from([0xff, 0x00, 0xc3]).toString('base64');
    expect((await call('POST /api/hooks', { body, base64: true })).json).toEqual({ size: 3 });
  });

  it('runs once for its idempotency key only if the row says so', async () => {
    await call('GET /api/songs/{songId}', { sub: 'mara', params: { songId: 'sng_1' } });
    expect(keysUsed).toEqual([]);
    await call('POST /api/songs', { sub: 'mara', body: '{"title":"x"}' });
    expect(keysUsed).toEqual(['k1']);
  });
});
