import { jest } from '@jest/globals';
import { Problem } from '../../shared/contract/problem.ts';
import { call, failWith, logged, songsApi } from '../test/songs-api.ts';

describe('a reply', () => {
  it('contains only what the row promises', async () => {
    const answer = await call('GET /api/songs');
    expect(answer.text).toBe('{"title":"Night Ferry"}');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('is a file download if the row says so', async () => {
    const answer = await call('GET /api/admin/songs', { sub: 'boss', groups: '[admin]' });
    expect(answer).toMatchObject({
      status: 200,
      text: 'a\r\nb',
      headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="songs.csv"' },
    });
  });

  it('is problem+json with the code, its status and its details when the domain refuses', async () => {
    failWith(new Problem('release-locked', { since: '2026' }));
    const answer = await call('POST /api/songs', { sub: 'mara', body: '{"title":"x"}' });
    expect(answer).toMatchObject({ status: 409, headers: { 'content-type': 'application/problem+json' } });
    expect(answer.json).toEqual({
      code: 'release-locked',
      title: 'A submitted release cannot be changed.',
      details: { since: '2026' },
      requestId: 'req-7',
    });
    expect(logged).toEqual([]);
  });

  it('is "internal" for anything unexpected: the log has the reason, the caller only a request id', async () => {
    failWith(new Error('password=hunter2 at table segno-data'));
    const answer = await call('GET /api/songs');
    expect(answer.status).toBe(500);
    expect(answer.json).toEqual({
      code: 'internal',
      title: 'Something went wrong on our side.',
      details: {},
      requestId: 'req-7',
    });
    expect(logged).toHaveLength(1);
    expect(logged[0]?.fields).toMatchObject({ requestId: 'req-7', route: 'GET /api/songs' });
    expect(logged[0]?.fields.error).toContain('hunter2');
  });

  it('is "internal" for a refusal that the row does not promise, with its code in the log', async () => {
    failWith(new Problem('release-paid'));
    expect(await call('GET /api/songs')).toMatchObject({ status: 500, json: { code: 'internal', details: {} } });
    expect(logged).toHaveLength(1);
    expect(logged[0]?.fields.error).toContain("The row does not promise 'release-paid'");
  });

  it('may be a problem common to all routes, which no row promises', async () => {
    failWith(new Problem('invalid-request', { issues: [] }));
    expect(await call('GET /api/songs')).toMatchObject({ status: 400, json: { code: 'invalid-request' } });
    expect(logged).toEqual([]);
  });

  it('says when to retry after a burst of concurrent writes (design 2.16)', async () => {
    failWith(new Problem('busy', { reason: 'TransactionConflictException' }));
    const answer = await call('GET /api/songs');
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, json: { code: 'busy', details: {} } });
    expect(logged[0]?.fields.reason).toBe('TransactionConflictException');
  });

  it('logs why another service failed, and does not tell the caller', async () => {
    failWith(new Problem('payment-provider-unavailable', { reason: 'connect ECONNREFUSED 10.0.0.1' }));
    const answer = await call('GET /api/songs');
    expect(answer).toMatchObject({ status: 503, json: { code: 'payment-provider-unavailable', details: {} } });
    expect(logged).toHaveLength(1);
    expect(logged[0]?.fields).toMatchObject({
      requestId: 'req-7',
      route: 'GET /api/songs',
      code: 'payment-provider-unavailable',
      reason: 'connect ECONNREFUSED 10.0.0.1',
    });
  });

  it('is still sent if a problem cannot be serialized, with the reason in the log', async () => {
    failWith(new Problem('release-locked', { since: 1n }));
    expect(await call('GET /api/songs')).toMatchObject({ status: 500, json: { code: 'internal', requestId: 'req-7' } });
    expect(logged).toHaveLength(1);
    expect(logged[0]?.fields.error).toMatch(/BigInt/);
  });

  it('is still sent when the log fails', async () => {
    const printed = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const error = () => {
      throw new Error('no space left');
    };
    expect(await call('GET /api/other', {}, songsApi({}, { error }))).toMatchObject({ status: 500 });
    expect(printed).toHaveBeenCalledWith('a request failed', 'Error: no space left');
    printed.mockRestore();
  });

  it('is "internal", with the size in the log, when it is larger than Lambda can return', async () => {
    const long = songsApi({ 'GET /api/songs': async () => ({ title: '"'.repeat(3_200_000) }) });
    expect(await call('GET /api/songs', {}, long)).toMatchObject({ status: 500 });
    expect(logged[0]?.fields.error).toMatch(/The reply has \d+ bytes/);
  });

  it('is "internal" when a handler omits what its row promises, and for a route without a row', async () => {
    const broken = songsApi({ 'GET /api/songs': async () => ({}) as never });
    expect(await call('GET /api/songs', {}, broken)).toMatchObject({ status: 500 });
    expect(await call('GET /api/other')).toMatchObject({ status: 500, json: { code: 'internal' } });
    expect(logged).toHaveLength(2);
  });
});
