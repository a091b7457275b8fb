import type { Context } from 'aws-lambda';
import { accessReads, call, seen, songsApi } from '../test/songs-api.ts';

describe('the origin header', () => {
  it('is accepted with both values during a rotation', async () => {
    expect((await call('GET /api/songs', { origin: 'today' })).status).toBe(200);
    expect((await call('GET /api/songs', { origin: 'yesterday' })).status).toBe(200);
  });

  it.each(['', 'tomorrow', 'today ', 'TODAY', 'today,yesterday'])('is refused as %j', async (origin) => {
    const answer = await call('GET /api/songs', { origin });
    expect(answer).toMatchObject({ status: 403, json: { code: 'wrong-origin' } });
    expect(seen).toEqual([]);
  });

  it('is missing when a caller bypasses the site', async () => {
    const event = { routeKey: 'GET /api/songs', headers: {}, requestContext: { requestId: 'r' } };
    expect(await songsApi()(event as never, {} as Context)).toMatchObject({ statusCode: 403 });
    expect(seen).toEqual([]);
  });
});

describe('access', () => {
  it.each([
    ['GET /api/songs/{songId}', undefined, 'sign-in-required'],
    ['POST /api/songs', undefined, 'sign-in-required'],
    ['POST /api/songs', 'inactive', 'account-inactive'],
    ['GET /api/admin/songs', undefined, 'sign-in-required'],
    ['GET /api/admin/songs', 'mara', 'admin-only'],
    ['GET /api/admin/songs', 'boss', 'admin-only'],
  ])('%s by %s: %s', async (routeKey, sub, code) => {
    const answer = await call(routeKey, { ...(sub && { sub }), body: '{"title":"x"}' });
    expect(answer.json.code).toBe(code);
    expect(seen).toEqual([]);
  });

  it('is checked before the request is parsed, so that a stranger learns nothing about its format', async () => {
    expect((await call('POST /api/songs', { body: 'not json' })).json.code).toBe('sign-in-required');
    expect((await call('GET /api/admin/songs', { sub: 'mara', body: 'x' })).json.code).toBe('admin-only');
  });

  it('admits an admin by role and group together', async () => {
    expect((await call('GET /api/admin/songs', { sub: 'boss', groups: '[admin]' })).status).toBe(200);
    expect((await call('GET /api/admin/songs', { sub: 'mara', groups: '[admin]' })).status).toBe(403);
  });
});

describe('a versioned answer (design 2.18)', () => {
  const charts = (sub: string, known?: string) =>
    call('GET /api/admin/charts', { sub, groups: '[admin]', ...(known && { known }) });

  it('is "not modified" after one eventually consistent read of the profile', async () => {
    expect((await charts('boss', 'W/"7"')).status).toBe(304);
    expect(accessReads).toEqual([false]);
  });

  it('is sent only after a consistent read of the profile', async () => {
    expect(await charts('boss', 'W/"6"')).toMatchObject({ status: 200, json: { title: 'Night Ferry' } });
    expect(accessReads).toEqual([false, true]);
    expect((await charts('boss')).status).toBe(200);
    expect(accessReads).toEqual([false, true, true]);
  });

  it('is refused to somebody demoted a moment ago, whatever version they claim to have', async () => {
    for (const known of [undefined, 'W/"6"'])
      expect(await charts('demoted-just-now', known)).toMatchObject({ status: 403, json: { code: 'admin-only' } });
  });
});
