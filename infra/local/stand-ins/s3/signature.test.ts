// How to run this against Amazon S3 itself: see s3-under-test.ts.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3UnderTest } from './s3-under-test.ts';
import { describeLocally, openS3, refusal, refusalIn } from './s3-under-test.ts';

const SIGNATURE_DOES_NOT_MATCH = { name: 'SignatureDoesNotMatch', status: 403 };
const ACCESS_DENIED = { name: 'AccessDenied', status: 403 };

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await openS3({ secretOf: (accessKeyId) => (accessKeyId === 'tester' ? 'local' : undefined) });
  await s3.put('signed.txt', 'hello');
});
afterAll(() => s3.stop());

const read = () => new GetObjectCommand({ Bucket: s3.bucket, Key: 'signed.txt' });

const isAbsent = async (Key: string) =>
  (await refusal(s3.client.send(new HeadObjectCommand({ Bucket: s3.bucket, Key })))).status === 404;

async function credentialsWith(secretAccessKey: string) {
  const { accessKeyId } = await s3.client.config.credentials();
  return { accessKeyId, secretAccessKey };
}

describe('a signed request', () => {
  test('with the wrong secret is SignatureDoesNotMatch', async () => {
    const client = s3.clientWith({ credentials: await credentialsWith('wrong') });
    expect(await refusal(client.send(read()))).toMatchObject(SIGNATURE_DOES_NOT_MATCH);
  });

  test('of an unknown key is InvalidAccessKeyId', async () => {
    const client = s3.clientWith({ credentials: { accessKeyId: 'AKIAIOSFODNN7NOBODY', secretAccessKey: 'local' } });
    expect(await refusal(client.send(read()))).toMatchObject({ name: 'InvalidAccessKeyId', status: 403 });
  });

  test('without a signature is AccessDenied', async () => {
    expect(await refusalIn(await fetch(await s3.urlOf('signed.txt')))).toMatchObject(ACCESS_DENIED);
  });

  test('of another mechanism is InvalidRequest', async () => {
    const response = await fetch(await s3.urlOf('signed.txt'), { headers: { authorization: 'AWS tester:c2ln' } });
    expect(await refusalIn(response)).toMatchObject({ name: 'InvalidRequest', status: 400 });
  });

  test.each([-20, 20])('from a clock that is %d minutes off is RequestTimeTooSkewed', async (minutes) => {
    const client = s3.clientWith({ systemClockOffset: minutes * 60_000 });
    expect(await refusal(client.send(read()))).toMatchObject({ name: 'RequestTimeTooSkewed', status: 403 });
  });

  const tamper = (change: (request: { path: string; query: object; headers: Record<string, string> }) => void) => {
    const client = s3.clientWith({});
    client.middlewareStack.add(
      (next) => (args) => {
        change(args.request as { path: string; query: object; headers: Record<string, string> });
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low', name: 'tamper' },
    );
    return client;
  };

  test('whose path was changed is SignatureDoesNotMatch', async () => {
    const client = tamper((request) => {
      request.path = request.path.replace('signed', 'other');
    });
    expect(await refusal(client.send(read()))).toMatchObject(SIGNATURE_DOES_NOT_MATCH);
  });

  test('whose query was changed is SignatureDoesNotMatch', async () => {
    const client = tamper((request) => Object.assign(request.query, { prefix: 'other' }));
    const list = new ListObjectsV2Command({ Bucket: s3.bucket, Prefix: 'mine' });
    expect(await refusal(client.send(list))).toMatchObject(SIGNATURE_DOES_NOT_MATCH);
  });

  test('whose signed header was changed is SignatureDoesNotMatch, and nothing is stored', async () => {
    const client = tamper((request) => Object.assign(request.headers, { 'content-type': 'text/html' }));
    const put = new PutObjectCommand({ Bucket: s3.bucket, Key: 'tampered', Body: 'x', ContentType: 'audio/wav' });
    expect(await refusal(client.send(put))).toMatchObject(SIGNATURE_DOES_NOT_MATCH);
    expect(await isAbsent('tampered')).toBe(true);
  });

  test('with an x-amz- header that was not signed is AccessDenied', async () => {
    const client = tamper((request) => Object.assign(request.headers, { 'x-amz-meta-extra': '1' }));
    expect(await refusal(client.send(read()))).toEqual({
      ...ACCESS_DENIED,
      message: 'There were headers present in the request which were not signed',
    });
  });

  test('whose body is not the one signed is XAmzContentSHA256Mismatch, and nothing is stored', async () => {
    const client = tamper((request) => Object.assign(request, { body: 'evil' }));
    const put = new PutObjectCommand({
      Bucket: s3.bucket,
      Key: 'swapped',
      Body: 'good',
      ChecksumSHA256: createHash('sha256').update('evil').digest('base64'),
    });
    expect(await refusal(client.send(put))).toMatchObject({ name: 'XAmzContentSHA256Mismatch', status: 400 });
    expect(await isAbsent('swapped')).toBe(true);
  });
});

describe('a presigned URL', () => {
  const presignedPut = (key: string, rest: { ContentType?: string; ContentLength?: number }) =>
    getSignedUrl(
      s3.clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
      new PutObjectCommand({ Bucket: s3.bucket, Key: key, ...rest }),
      { expiresIn: 60, signableHeaders: new Set(['host', 'content-type', 'content-length']) },
    );

  test('to read works once signed, with a range and response headers of its own', async () => {
    const command = new GetObjectCommand({
      Bucket: s3.bucket,
      Key: 'signed.txt',
      ResponseContentDisposition: 'attachment; filename="x.txt"',
      ResponseContentType: 'text/x',
    });
    const response = await fetch(await getSignedUrl(s3.client, command), { headers: { range: 'bytes=1-3' } });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('ell');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="x.txt"');
    expect(response.headers.get('content-type')).toBe('text/x');
  });

  test('with the wrong secret is SignatureDoesNotMatch', async () => {
    const url = await getSignedUrl(s3.clientWith({ credentials: await credentialsWith('wrong') }), read());
    expect(await refusalIn(await fetch(url))).toMatchObject(SIGNATURE_DOES_NOT_MATCH);
  });

  test('that has expired is AccessDenied: Request has expired', async () => {
    const signingDate = new Date(Date.now() - 62_000);
    const url = await getSignedUrl(s3.client, read(), { expiresIn: 60, signingDate });
    expect(await refusalIn(await fetch(url))).toEqual({ ...ACCESS_DENIED, message: 'Request has expired' });
  });

  test('of tomorrow is AccessDenied', async () => {
    const url = await getSignedUrl(s3.client, read(), { signingDate: new Date(Date.now() + 86_400_000) });
    expect(await refusalIn(await fetch(url))).toMatchObject(ACCESS_DENIED);
  });

  test.each([
    ['a longer life', (url: URL) => url.searchParams.set('X-Amz-Expires', '9999')],
    ['a later date', (url: URL) => url.searchParams.set('X-Amz-Date', '20990101T000000Z')],
    ['another key', (url: URL) => void Object.assign(url, { pathname: url.pathname.replace('signed', 'secret') })],
    ['another parameter', (url: URL) => url.searchParams.set('response-content-type', 'text/html')],
  ])('given %s is refused', async (_what, change) => {
    const url = new URL(await getSignedUrl(s3.client, read(), { expiresIn: 60 }));
    change(url);
    expect((await fetch(url)).status).toBeGreaterThanOrEqual(400);
  });

  test('of one method is SignatureDoesNotMatch with another', async () => {
    const url = await getSignedUrl(s3.client, read());
    expect(await refusalIn(await fetch(url, { method: 'DELETE' }))).toMatchObject(SIGNATURE_DOES_NOT_MATCH);
  });

  test('for more than a week is AuthorizationQueryParametersError', async () => {
    const url = new URL(await getSignedUrl(s3.client, read()));
    url.searchParams.set('X-Amz-Expires', '604801');
    expect(await refusalIn(await fetch(url))).toMatchObject({ name: 'AuthorizationQueryParametersError', status: 400 });
  });

  test('together with an Authorization header is InvalidArgument', async () => {
    const url = await getSignedUrl(s3.client, read());
    const response = await fetch(url, { headers: { authorization: 'AWS4-HMAC-SHA256 Credential=a' } });
    expect(await refusalIn(response)).toMatchObject({ name: 'InvalidArgument', status: 400 });
  });

  test('to upload stores exactly the signed type and length', async () => {
    const url = await presignedPut('up/cover.png', { ContentType: 'image/png', ContentLength: 7 });
    const response = await fetch(url, { method: 'PUT', body: 'PNGDATA', headers: { 'content-type': 'image/png' } });
    expect(response.status).toBe(200);
    const stored = await s3.client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: 'up/cover.png' }));
    expect(stored.ContentType).toBe('image/png');
    expect(await stored.Body?.transformToString()).toBe('PNGDATA');
  });

  test.each([
    ['a longer body', 'PNGDATA+', 'image/png'],
    ['a shorter body', 'PNG', 'image/png'],
    ['another type', 'PNGDATA', 'text/html'],
  ])('to upload refuses %s with SignatureDoesNotMatch, and stores nothing', async (_what, body, type) => {
    const url = await presignedPut('up/other.png', { ContentType: 'image/png', ContentLength: 7 });
    const response = await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } });
    expect(await refusalIn(response)).toMatchObject(SIGNATURE_DOES_NOT_MATCH);
    expect(await isAbsent('up/other.png')).toBe(true);
  });

  test('to upload refuses a body of no stated length, and stores nothing', async () => {
    const url = await presignedPut('up/endless.png', { ContentLength: 7 });
    const body = Readable.toWeb(Readable.from(['PNG', 'DATA'])) as ReadableStream;
    const response = await fetch(url, { method: 'PUT', body, duplex: 'half' } as RequestInit);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await isAbsent('up/endless.png')).toBe(true);
  });

  test('to upload cannot be turned into a copy by a header', async () => {
    const url = await presignedPut('up/copied', {});
    const headers = { 'x-amz-copy-source': `/${s3.bucket}/signed.txt` };
    expect(await refusalIn(await fetch(url, { method: 'PUT', headers }))).toMatchObject(ACCESS_DENIED);
    expect(await isAbsent('up/copied')).toBe(true);
  });

  test('carries a checksum in vain: S3 ignores those in the query', async () => {
    const url = await getSignedUrl(s3.client, new PutObjectCommand({ Bucket: s3.bucket, Key: 'up/vain' }));
    expect(url).toContain('x-amz-checksum-crc32=AAAAAA%3D%3D');
    expect((await fetch(url, { method: 'PUT', body: 'not empty' })).status).toBe(200);
  });
});

describeLocally('signatures', () => {
  test('of another region are AuthorizationHeaderMalformed', async () => {
    const client = s3.clientWith({ region: 'eu-west-2' });
    expect(await refusal(client.send(read()))).toMatchObject({
      name: 'AuthorizationHeaderMalformed',
      status: 400,
      message: expect.stringContaining("the region 'eu-west-2' is wrong; expecting 'us-east-1'"),
    });
  });

  test('are checked before an upload sends its body: no 100 Continue for a stranger', async () => {
    const { hostname, port } = new URL(s3.endpoint);
    const socket = connect(Number(port), hostname);
    socket.write('PUT /media/big HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\nExpect: 100-continue\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 403 /);
  });
});
