// Also runs against Amazon S3 itself: see s3-under-test.ts.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { awsErrorFrom } from '../../../test/aws-error-from.ts';
import { describeLocally, openS3, refusalIn, type S3UnderTest } from './s3-under-test.ts';

const SIGNATURE_DOES_NOT_MATCH = { name: 'SignatureDoesNotMatch', status: 403 };
const ACCESS_DENIED = { name: 'AccessDenied', status: 403 };

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await openS3({ secretOf: (accessKeyId) => (accessKeyId === 'tester' ? 'local' : undefined) });
  await s3.put('signed.txt', 'hello');
});

const read = () => new GetObjectCommand(s3.at('signed.txt'));

async function credentialsWith(secretAccessKey: string) {
  const { accessKeyId } = await s3.client.config.credentials();
  return { accessKeyId, secretAccessKey };
}

describe('a signed request', () => {
  test('with the wrong secret is SignatureDoesNotMatch', async () => {
    const client = s3.clientWith({ credentials: await credentialsWith('wrong') });
    expect(await awsErrorFrom(client.send(read()))).toMatchObject(SIGNATURE_DOES_NOT_MATCH);
  });

  test('with an unknown key is InvalidAccessKeyId', async () => {
    const client = s3.clientWith({ credentials: { accessKeyId: 'AKIAIOSFODNN7NOBODY', secretAccessKey: 'local' } });
    expect(await awsErrorFrom(client.send(read()))).toMatchObject({ name: 'InvalidAccessKeyId', status: 403 });
  });

  test.each([
    ['without a signature', {}, ACCESS_DENIED],
    ['of another mechanism', { authorization: 'AWS tester:c2ln' }, { name: 'InvalidRequest', status: 400 }],
  ])('%s is refused', async (_, headers, refusal) => {
    expect(await refusalIn(await fetch(s3.urlOf('signed.txt'), { headers }))).toMatchObject(refusal);
  });

  test.each([-20, 20])('from a clock that is off by %d minutes is RequestTimeTooSkewed', async (minutes) => {
    const client = s3.clientWith({ systemClockOffset: minutes * 60_000 });
    expect(await awsErrorFrom(client.send(read()))).toMatchObject({ name: 'RequestTimeTooSkewed', status: 403 });
  });

  type Request = { path: string; query: object; headers: Record<string, string>; body: string };
  const put = (rest: object) => new PutObjectCommand({ ...s3.at('changed'), ...rest });
  const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
  const list = () => new ListObjectsV2Command({ Bucket: s3.bucket, Prefix: 'mine' });
  test.each<
    [string, () => PutObjectCommand | GetObjectCommand | ListObjectsV2Command, (request: Request) => object, object]
  >([
    ['path', read, ({ path }) => ({ path: path.replace('signed', 'other') }), SIGNATURE_DOES_NOT_MATCH],
    ['query', list, ({ query }) => ({ query: { ...query, prefix: 'other' } }), SIGNATURE_DOES_NOT_MATCH],
    [
      'signed header',
      () => put({ Body: 'x', ContentType: 'audio/wav' }),
      ({ headers }) => ({ headers: { ...headers, 'content-type': 'text/html' } }),
      SIGNATURE_DOES_NOT_MATCH,
    ],
    [
      'x-amz- headers, by one that was not signed,',
      read,
      ({ headers }) => ({ headers: { ...headers, 'x-amz-meta-extra': '1' } }),
      { ...ACCESS_DENIED, message: 'There were headers present in the request which were not signed' },
    ],
    [
      'body',
      () => put({ Body: 'good', ChecksumSHA256: sha256('evil') }),
      () => ({ body: 'evil' }),
      { name: 'XAmzContentSHA256Mismatch', status: 400 },
    ],
  ])('whose %s was changed is refused, and nothing is stored', async (_, command, change, refusal) => {
    const client = s3.clientWith({});
    client.middlewareStack.add(
      (next) => (args) => {
        Object.assign(args.request as Request, change(args.request as Request));
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low', name: 'tamper' },
    );
    expect(await awsErrorFrom(client.send(command() as GetObjectCommand))).toMatchObject(refusal);
    expect(await s3.isAbsent('changed')).toBe(true);
  });
});

describe('a presigned URL', () => {
  const signed = async (options: Parameters<typeof getSignedUrl>[2] = {}) =>
    new URL(await getSignedUrl(s3.client, read(), options));

  test('to read works, with a range and a response content type', async () => {
    const command = new GetObjectCommand({ ...s3.at('signed.txt'), ResponseContentType: 'text/x' });
    const response = await fetch(await getSignedUrl(s3.client, command), { headers: { range: 'bytes=1-3' } });
    expect([response.status, await response.text()]).toEqual([206, 'ell']);
    expect(response.headers.get('content-type')).toBe('text/x');
  });

  test.each<[string, () => Promise<URL | string>, object]>([
    [
      'with the wrong secret',
      async () => getSignedUrl(s3.clientWith({ credentials: await credentialsWith('wrong') }), read()),
      SIGNATURE_DOES_NOT_MATCH,
    ],
    [
      'that has expired',
      () => signed({ expiresIn: 60, signingDate: new Date(Date.now() - 62_000) }),
      { ...ACCESS_DENIED, message: 'Request has expired' },
    ],
    ['of tomorrow', () => signed({ signingDate: new Date(Date.now() + 86_400_000) }), ACCESS_DENIED],
    [
      'for more than a week',
      async () => String(await signed()).replace('X-Amz-Expires=900', 'X-Amz-Expires=604801'),
      { name: 'AuthorizationQueryParametersError', status: 400 },
    ],
  ])('%s is refused', async (_, url, refusal) => {
    expect(await refusalIn(await fetch(await url()))).toMatchObject(refusal);
  });

  test.each([
    ['a longer life', (url: URL) => url.searchParams.set('X-Amz-Expires', '9999')],
    ['a later date', (url: URL) => url.searchParams.set('X-Amz-Date', '20990101T000000Z')],
    ['another key', (url: URL) => void Object.assign(url, { pathname: url.pathname.replace('signed', 'secret') })],
    ['another parameter', (url: URL) => url.searchParams.set('response-content-type', 'text/html')],
  ])('given %s is refused', async (_what, change) => {
    const url = await signed({ expiresIn: 60 });
    change(url);
    expect((await fetch(url)).status).toBe(403);
  });

  test('is for one method, and must not come with an Authorization header', async () => {
    expect(await refusalIn(await fetch(await signed(), { method: 'DELETE' }))).toMatchObject(SIGNATURE_DOES_NOT_MATCH);
    const headers = { authorization: 'AWS4-HMAC-SHA256 Credential=a' };
    const both = await refusalIn(await fetch(await signed(), { headers }));
    expect(both).toMatchObject({ name: 'InvalidArgument', status: 400 });
  });

  test('to upload stores exactly the signed type and length', async () => {
    const url = await s3.presignedPut('up/cover.png', { ContentType: 'image/png', ContentLength: 7 });
    const response = await fetch(url, { method: 'PUT', body: 'PNGDATA', headers: { 'content-type': 'image/png' } });
    expect(response.status).toBe(200);
    const stored = await s3.get('up/cover.png');
    expect(stored.ContentType).toBe('image/png');
    expect(await stored.Body?.transformToString()).toBe('PNGDATA');
  });

  test.each([
    ['a longer body', 'PNGDATA+', 'image/png'],
    ['a shorter body', 'PNG', 'image/png'],
    ['another type', 'PNGDATA', 'text/html'],
  ])('to upload refuses %s with SignatureDoesNotMatch, and stores nothing', async (_what, body, type) => {
    const url = await s3.presignedPut('up/other.png', { ContentType: 'image/png', ContentLength: 7 });
    const response = await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } });
    expect(await refusalIn(response)).toMatchObject(SIGNATURE_DOES_NOT_MATCH);
    expect(await s3.isAbsent('up/other.png')).toBe(true);
  });

  test('to upload refuses a body without a stated length, and stores nothing', async () => {
    const url = await s3.presignedPut('up/endless.png', { ContentLength: 7 });
    const body = Readable.toWeb(Readable.from(['PNG', 'DATA'])) as ReadableStream;
    const response = await fetch(url, { method: 'PUT', body, duplex: 'half' } as RequestInit);
    // Amazon responds that this is not implemented.
    expect([403, 411, 501]).toContain(response.status);
    expect(await s3.isAbsent('up/endless.png')).toBe(true);
  });

  test('to upload cannot be turned into a copy by a header', async () => {
    const headers = { 'x-amz-copy-source': `/${s3.bucket}/signed.txt` };
    const response = await fetch(await s3.presignedPut('up/copied'), { method: 'PUT', headers });
    expect(await refusalIn(response)).toMatchObject(ACCESS_DENIED);
    expect(await s3.isAbsent('up/copied')).toBe(true);
  });

  test('has its checksum ignored, as S3 ignores those in the query', async () => {
    const url = await getSignedUrl(s3.client, new PutObjectCommand(s3.at('up/vain')));
    expect(url).toContain('x-amz-checksum-crc32=AAAAAA%3D%3D');
    expect((await fetch(url, { method: 'PUT', body: 'not empty' })).status).toBe(200);
  });
});

describeLocally('signatures', () => {
  test('for another region are AuthorizationHeaderMalformed', async () => {
    const client = s3.clientWith({ region: 'eu-west-2' });
    expect(await awsErrorFrom(client.send(read()))).toMatchObject({
      name: 'AuthorizationHeaderMalformed',
      status: 400,
      message: expect.stringContaining("the region 'eu-west-2' is wrong; expecting 'us-east-1'"),
    });
  });

  test('are checked before an upload sends its body: no 100 Continue for an unknown caller', async () => {
    const { hostname, port } = new URL(s3.endpoint);
    const socket = connect(Number(port), hostname);
    socket.write(
      'PUT /media/big HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\nExpect: 100-continue\r\n\r\n',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 403 /);
  });
});
