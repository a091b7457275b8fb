// Also runs against Amazon S3 itself: see s3-under-test.ts.
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describeLocally, openS3, refusalIn, type S3UnderTest } from './s3-under-test.ts';

const ORIGIN = 'http://localhost:5173';
const allowOrigin = ({ headers }: Response) => headers.get('access-control-allow-origin');

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await openS3();
  await s3.put('cors.txt', 'hello');
});

describe('a preflight', () => {
  const ask = (origin?: string, method?: string, names?: string) =>
    fetch(s3.urlOf('up/cover.png'), {
      method: 'OPTIONS',
      headers: {
        ...(origin && { origin }),
        ...(method && { 'access-control-request-method': method }),
        ...(names && { 'access-control-request-headers': names }),
      },
    });

  test('that a rule allows is answered with the permissions of the rule', async () => {
    const response = await ask(ORIGIN, 'PUT', 'Content-Type');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'GET, PUT, HEAD',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '300',
    });
  });

  test.each([
    ['from another origin', ['http://evil.example', 'PUT'], 'AccessForbidden', 403],
    ['for another method', [ORIGIN, 'DELETE'], 'AccessForbidden', 403],
    ['for another header', [ORIGIN, 'PUT', 'content-type, x-secret'], 'AccessForbidden', 403],
    ['without an origin', [], 'BadRequest', 400],
  ])('%s is %s', async (_what, [origin, method, names], name, status) => {
    const response = await ask(origin, method, names);
    expect(allowOrigin(response)).toBeNull();
    expect(await refusalIn(response)).toMatchObject({ name, status });
  });
});

describe('a request from a page', () => {
  const fetchAs = async (origin: string) =>
    fetch(await getSignedUrl(s3.client, new GetObjectCommand(s3.at('cors.txt'))), { headers: { origin } });

  test('from an allowed origin exposes the ETag', async () => {
    const response = await fetchAs(ORIGIN);
    expect(allowOrigin(response)).toBe(ORIGIN);
    expect(response.headers.get('access-control-expose-headers')).toBe('ETag');
    expect(response.headers.get('vary')).toContain('Origin');
  });

  test('from another origin is answered without permission to read it', async () => {
    const response = await fetchAs('http://evil.example');
    expect([response.status, allowOrigin(response)]).toEqual([200, null]);
  });

  test('that is refused lets the page read the reason', async () => {
    const response = await fetch(s3.urlOf('cors.txt'), { headers: { origin: ORIGIN } });
    expect([response.status, allowOrigin(response)]).toEqual([403, ORIGIN]);
  });
});

describeLocally('the rules', () => {
  test('of one bucket do not apply to another', async () => {
    expect(allowOrigin(await fetch(`${s3.endpoint}/vault/x`, { headers: { origin: ORIGIN } }))).toBeNull();
  });
});
