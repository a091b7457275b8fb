// How to run this against Amazon S3 itself: see s3-under-test.ts.
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3UnderTest } from './s3-under-test.ts';
import { describeLocally, openS3, refusalIn } from './s3-under-test.ts';

const ORIGIN = 'http://localhost:5173';

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await openS3();
  await s3.put('cors.txt', 'hello');
});
afterAll(() => s3.stop());

const ask = async (headers: Record<string, string>) =>
  fetch(await s3.urlOf('up/cover.png'), { method: 'OPTIONS', headers });

describe('a preflight', () => {
  test('that a rule allows is answered with what it allows', async () => {
    const response = await ask({
      origin: ORIGIN,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'Content-Type, x-amz-meta-owner',
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'GET, PUT, HEAD',
      'access-control-allow-headers': 'content-type, x-amz-meta-owner',
      'access-control-max-age': '300',
    });
  });

  test.each([
    ['from another origin', { origin: 'http://evil.example', 'access-control-request-method': 'PUT' }],
    ['for another method', { origin: ORIGIN, 'access-control-request-method': 'DELETE' }],
    [
      'for another header',
      { origin: ORIGIN, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-secret' },
    ],
  ])('%s is 403 AccessForbidden', async (_what, headers) => {
    const response = await ask(headers as Record<string, string>);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await refusalIn(response)).toMatchObject({ name: 'AccessForbidden', status: 403 });
  });

  test('without an origin is 400 BadRequest', async () => {
    expect(await refusalIn(await ask({}))).toMatchObject({ name: 'BadRequest', status: 400 });
  });
});

describe('a request from a page', () => {
  const fetchAs = async (origin: string) =>
    fetch(await getSignedUrl(s3.client, new GetObjectCommand({ Bucket: s3.bucket, Key: 'cors.txt' })), {
      headers: { origin },
    });

  test('of an allowed origin lets it see the ETag', async () => {
    const { headers } = await fetchAs(ORIGIN);
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.get('access-control-expose-headers')).toBe('ETag');
    expect(headers.get('vary')).toContain('Origin');
  });

  test('of another origin is answered, without leave to read it', async () => {
    const response = await fetchAs('http://evil.example');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('that is refused lets the page read why', async () => {
    const response = await fetch(await s3.urlOf('cors.txt'), { headers: { origin: ORIGIN } });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });
});

describeLocally('the rules', () => {
  const rule = { AllowedMethods: ['GET'] };

  test.each([
    ['*', 'http://any.example', '*'],
    ['https://*.segno.example', 'https://app.segno.example', 'https://app.segno.example'],
    ['https://*.segno.example', 'https://segno.example', null],
  ])('with the origin %s answer %s with %s', async (pattern, origin, allowed) => {
    const cors = [{ ...rule, AllowedOrigins: [pattern] }];
    const open = await openS3({ buckets: [{ name: 'media', cors }] });
    const response = await fetch(await open.urlOf('x'), { headers: { origin } });
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
    await open.stop();
  });

  test('of one bucket are not those of another', async () => {
    const response = await fetch(`${s3.endpoint}/vault/x`, { headers: { origin: ORIGIN } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
