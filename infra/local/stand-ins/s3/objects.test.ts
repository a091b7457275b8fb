// Also runs against Amazon S3 itself: see s3-under-test.ts.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  GetObjectTaggingCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { awsErrorFrom } from '../../../test/aws-error-from.ts';
import { describeLocally, openS3, refusalIn, type S3UnderTest } from './s3-under-test.ts';

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await openS3();
});

const NAME = 'a/hello world+é (1)!.txt';
const TEXT = 'hello 0123456789';
const get = (key: string, rest: Partial<GetObjectCommand['input']> = {}) =>
  s3.client.send(new GetObjectCommand({ ...s3.at(key), ...rest }));
const put = (key: string, rest: Partial<PutObjectCommand['input']> = {}) =>
  s3.client.send(new PutObjectCommand({ ...s3.at(key), Body: 'x', ...rest }));

describe('an object', () => {
  beforeAll(() => put(NAME, { Body: TEXT, ContentType: 'text/plain', CacheControl: 'max-age=60' }));

  test('comes back with its bytes, headers and checksum', async () => {
    const object = await get(NAME, { ChecksumMode: 'ENABLED' });
    expect(await object.Body?.transformToString()).toBe(TEXT);
    expect(object).toMatchObject({
      ContentLength: 16,
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      LastModified: expect.any(Date),
      ETag: `"${createHash('md5').update(TEXT).digest('hex')}"`,
      ChecksumCRC32: 'fGUMSg==',
    });
  });

  test('without a content type is binary/octet-stream', async () => {
    await fetch(await s3.presignedPut('typeless'), { method: 'PUT', body: new Uint8Array(1) });
    expect((await get('typeless')).ContentType).toBe('binary/octet-stream');
  });

  test('that must be new is stored once, even when two arrive together', async () => {
    const together = await Promise.allSettled([1, 2].map((n) => put('once', { Body: `${n}`, IfNoneMatch: '*' })));
    expect(together.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const first = await (await get('once')).Body?.transformToString();
    expect(await awsErrorFrom(put('once', { Body: '3', IfNoneMatch: '*' }))).toMatchObject({
      name: 'PreconditionFailed',
      status: 412,
    });
    expect(await (await get('once')).Body?.transformToString()).toBe(first);
  });

  test('that is missing is NoSuchKey, or NoSuchBucket in a missing bucket', async () => {
    expect(await awsErrorFrom(get('nope'))).toMatchObject({ name: 'NoSuchKey', status: 404 });
    const elsewhere = get('x', { Bucket: 'segno-no-such-bucket-8831' });
    expect(await awsErrorFrom(elsewhere)).toMatchObject({ name: 'NoSuchBucket', status: 404 });
  });

  test.each([
    ['bytes=6-9', '0123', 'bytes 6-9/16'],
    ['bytes=10-', '456789', 'bytes 10-15/16'],
    ['bytes=-4', '6789', 'bytes 12-15/16'],
    ['bytes=12-400', '6789', 'bytes 12-15/16'],
    ['bytes=0-1,4-5', TEXT, undefined],
    ['bytes=9-6', TEXT, undefined],
    ['lines=1-2', TEXT, undefined],
  ])('gives the range %s', async (Range, text, contentRange) => {
    const part = await get(NAME, { Range });
    expect([part.$metadata.httpStatusCode, part.ContentRange]).toEqual([contentRange ? 206 : 200, contentRange]);
    expect(await part.Body?.transformToString()).toBe(text);
  });

  test('whose range begins after its end is 416 InvalidRange, even when it is empty', async () => {
    await s3.put('empty', '');
    expect(await s3.textOf('empty')).toBe('');
    for (const beyond of [get(NAME, { Range: 'bytes=16-' }), get('empty', { Range: 'bytes=0-' })])
      expect(await awsErrorFrom(beyond)).toMatchObject({ name: 'InvalidRange', status: 416 });
  });

  test('is replaced by the next with its key, and deleted; deleting it again succeeds', async () => {
    await s3.put('twice', 'one');
    await s3.put('twice', 'two');
    expect(await s3.textOf('twice')).toBe('two');
    for (let times = 0; times < 2; times++) await s3.remove('twice');
    expect(await s3.isAbsent('twice')).toBe(true);
  });

  test('may have a key of 1024 bytes, and no longer', async () => {
    await s3.put('k'.repeat(1024), 'long');
    expect(await s3.textOf('k'.repeat(1024))).toBe('long');
    expect(await awsErrorFrom(put('k'.repeat(1025)))).toMatchObject({ name: 'KeyTooLongError', status: 400 });
  });
});

describe('the body of an upload', () => {
  test.each([
    ['CRC32', { ChecksumCRC32: 'AAAAAA==' }],
    ['SHA-256', { ChecksumSHA256: createHash('sha256').digest('base64') }],
  ])('that does not match its %s is BadDigest, and nothing is stored', async (_name, checksum) => {
    expect(await awsErrorFrom(put('bad-digest', checksum))).toMatchObject({ name: 'BadDigest', status: 400 });
    expect(await s3.isAbsent('bad-digest')).toBe(true);
  });

  test('must state its length', async () => {
    const body = Readable.toWeb(Readable.from(['x'])) as ReadableStream;
    const sent = { method: 'PUT', body, duplex: 'half' } as RequestInit;
    const response = await fetch(await s3.presignedPut('endless'), sent);
    expect(await refusalIn(response)).toMatchObject({ name: 'NotImplemented', status: 501 });
  });
});

describe('a listing', () => {
  beforeAll(() => Promise.all(['p/2', 'q/\u{1F600}', 'q/\uFB01', 'q/<&>'].map((key) => s3.put(key, '12345'))));
  const list = (Prefix: string) => s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket, Prefix }));

  test('returns the keys of a prefix with size, ETag and date', async () => {
    const listed = { Key: 'p/2', Size: 5, ETag: '"827ccb0eea8a706c4c34a16891f84e7b"', LastModified: expect.any(Date) };
    expect((await list('p/')).Contents).toEqual([expect.objectContaining(listed)]);
    expect(await list('nope/')).toMatchObject({ KeyCount: 0, IsTruncated: false });
  });

  test('has pages, and each begins after the one before', async () => {
    const pages = paginateListObjectsV2({ client: s3.client, pageSize: 2 }, { Bucket: s3.bucket, Prefix: 'q/' });
    const counts: (number | undefined)[] = [];
    const keys: (string | undefined)[] = [];
    for await (const { Contents = [], KeyCount } of pages) {
      counts.push(KeyCount);
      keys.push(...Contents.map(({ Key }) => Key));
    }
    expect([counts, keys]).toEqual([
      [2, 1],
      ['q/<&>', 'q/\uFB01', 'q/\u{1F600}'],
    ]);
  });

  test('orders keys by their UTF-8 bytes', async () => {
    expect((await list('q/')).Contents?.map(({ Key }) => Key)).toEqual(['q/<&>', 'q/\uFB01', 'q/\u{1F600}']);
  });
});

describeLocally('what is not implemented', () => {
  const chunks = { Body: Readable.from([Buffer.from('x')]), ContentLength: 1 };
  test.each([
    ['an operation', () => s3.client.send(new GetObjectTaggingCommand(s3.at(NAME))), 'tagging'],
    ['the first version of a listing', () => s3.client.send(new ListObjectsCommand({ Bucket: s3.bucket })), 'nothing'],
    ['a parameter', () => get(NAME, { PartNumber: 1 }), 'partNumber'],
    ['a condition', () => get(NAME, { IfMatch: '"other"' }), 'if-match'],
    ['a header', () => put('x', { Metadata: { a: 'b' } }), 'x-amz-meta-a'],
    ['a header that would come back', () => put('x', { ContentEncoding: 'gzip' }), 'content-encoding'],
    ['a checksum', () => put('x', { ChecksumCRC32C: 'AAAAAA==' }), 'crc32c'],
    ['a body in chunks', () => put('x', chunks), 'x-amz-trailer'],
  ])('%s is 501 NotImplemented, and is named', async (_what, call, named) => {
    expect(await awsErrorFrom(call())).toMatchObject({
      name: 'NotImplemented',
      status: 501,
      message: expect.stringContaining(named),
    });
  });
});
