// How to run this against Amazon S3 itself: see s3-under-test.ts.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3UnderTest } from './s3-under-test.ts';
import { describeLocally, openS3, refusal, refusalIn } from './s3-under-test.ts';

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await openS3();
});
afterAll(() => s3.stop());

const at = (Key: string) => ({ Bucket: s3.bucket, Key });
const head = (Key: string) => s3.client.send(new HeadObjectCommand(at(Key)));
const presignedPut = (Key: string) =>
  getSignedUrl(s3.clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' }), new PutObjectCommand(at(Key)));
const NAME = 'a/hello world+é (1)!.txt';
const TEXT = 'hello 0123456789';

describe('an object', () => {
  beforeAll(() =>
    s3.client.send(
      new PutObjectCommand({
        ...at(NAME),
        Body: TEXT,
        ContentType: 'text/plain',
        CacheControl: 'max-age=60',
        ContentDisposition: 'attachment',
      }),
    ),
  );

  test('comes back with its bytes, headers and checksum', async () => {
    const object = await s3.client.send(new GetObjectCommand({ ...at(NAME), ChecksumMode: 'ENABLED' }));
    expect(await object.Body?.transformToString()).toBe(TEXT);
    expect(object).toMatchObject({
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      ContentDisposition: 'attachment',
      ETag: `"${createHash('md5').update(TEXT).digest('hex')}"`,
      ChecksumCRC32: 'fGUMSg==',
    });
  });

  test('answers HeadObject with length, type and date', async () => {
    const about = { ContentLength: 16, ContentType: 'text/plain', LastModified: expect.any(Date) };
    expect(await head(NAME)).toMatchObject(about);
  });

  test('that was given no type is binary/octet-stream', async () => {
    await fetch(await presignedPut('typeless'), { method: 'PUT', body: new Uint8Array(1) });
    expect((await head('typeless')).ContentType).toBe('binary/octet-stream');
  });

  test('that is missing is NoSuchKey to read, and 404 to HeadObject', async () => {
    expect(await refusal(s3.client.send(new GetObjectCommand(at('nope'))))).toMatchObject({ name: 'NoSuchKey' });
    expect(await refusal(head('nope'))).toMatchObject({ name: 'NotFound', status: 404 });
    const elsewhere = new GetObjectCommand({ Bucket: 'segno-no-such-bucket-8831', Key: 'x' });
    expect(await refusal(s3.client.send(elsewhere))).toMatchObject({ name: 'NoSuchBucket', status: 404 });
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
    const part = await s3.client.send(new GetObjectCommand({ ...at(NAME), Range }));
    expect([part.$metadata.httpStatusCode, part.ContentRange]).toEqual([contentRange ? 206 : 200, contentRange]);
    expect(await part.Body?.transformToString()).toBe(text);
  });

  test('whose range begins after its end is 416 InvalidRange, also when it has no bytes', async () => {
    await s3.put('empty', '');
    expect(await s3.textOf('empty')).toBe('');
    for (const asked of [
      { ...at(NAME), Range: 'bytes=16-' },
      { ...at('empty'), Range: 'bytes=0-' },
    ]) {
      const call = s3.client.send(new GetObjectCommand(asked));
      expect(await refusal(call)).toMatchObject({ name: 'InvalidRange', status: 416 });
    }
  });

  test('is not sent again to who has it (304), and refused to who wants another version (412)', async () => {
    const { ETag, LastModified } = await head(NAME);
    const statusFor = async (condition: object) =>
      (await refusal(s3.client.send(new GetObjectCommand({ ...at(NAME), ...condition })))).status;
    expect(await statusFor({ IfNoneMatch: ETag })).toBe(304);
    expect(await statusFor({ IfModifiedSince: LastModified })).toBe(304);
    expect(await statusFor({ IfMatch: '"other"' })).toBe(412);
    expect(await statusFor({ IfUnmodifiedSince: new Date(0) })).toBe(412);
  });

  test('is replaced by the next of its key, and gone when it was deleted; deleting it again succeeds', async () => {
    await s3.put('twice', 'one');
    await s3.put('twice', 'two');
    expect(await s3.textOf('twice')).toBe('two');
    for (let times = 0; times < 2; times++) await s3.client.send(new DeleteObjectCommand(at('twice')));
    expect((await refusal(head('twice'))).status).toBe(404);
  });

  test('may have a name of 1024 bytes, and no longer', async () => {
    await s3.put('k'.repeat(1024), 'long');
    expect(await s3.textOf('k'.repeat(1024))).toBe('long');
    expect(await refusal(s3.put('k'.repeat(1025), 'x'))).toMatchObject({ name: 'KeyTooLongError', status: 400 });
  });

  test('response header that is not ISO-8859-1 is InvalidArgument', async () => {
    const get = new GetObjectCommand({ ...at(NAME), ResponseContentDisposition: 'attachment; filename="日本.wav"' });
    expect(await refusal(s3.client.send(get))).toMatchObject({ name: 'InvalidArgument', status: 400 });
  });
});

describe('the body of an upload', () => {
  const digest = (algorithm: string) => createHash(algorithm).digest('base64');
  test.each([
    ['CRC32', { ChecksumCRC32: 'AAAAAA==' }],
    ['SHA-1', { ChecksumSHA1: digest('sha1') }],
    ['SHA-256', { ChecksumSHA256: digest('sha256') }],
    ['MD5', { ContentMD5: digest('md5') }],
  ])('that is not of its %s is BadDigest, and nothing is stored', async (_name, checksum) => {
    const call = s3.client.send(new PutObjectCommand({ ...at('bad-digest'), Body: 'x', ...checksum }));
    expect(await refusal(call)).toMatchObject({ name: 'BadDigest', status: 400 });
    expect((await refusal(head('bad-digest'))).status).toBe(404);
  });

  test('must state its length', async () => {
    const body = Readable.toWeb(Readable.from(['x'])) as ReadableStream;
    const response = await fetch(await presignedPut('endless'), { method: 'PUT', body, duplex: 'half' } as RequestInit);
    expect(await refusalIn(response)).toMatchObject({ name: 'NotImplemented', status: 501 });
  });
});

describe('ListObjectsV2', () => {
  beforeAll(async () => {
    const keys = ['p/', 'p/0', 'p/1', 'p/2', 'q/\u{1F600}', 'q/\uFB01', 'q/<&>'];
    await Promise.all(keys.map((key) => s3.put(key, '12345')));
  });
  const list = (rest: Partial<ListObjectsV2Command['input']>) =>
    s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket, ...rest }));

  test('gives the keys of a prefix with size, ETag and date', async () => {
    const eTag = '"827ccb0eea8a706c4c34a16891f84e7b"';
    const { Contents } = await list({ Prefix: 'p/2' });
    expect(Contents).toEqual([
      expect.objectContaining({ Key: 'p/2', Size: 5, ETag: eTag, LastModified: expect.any(Date) }),
    ]);
  });

  test('orders keys by their UTF-8 bytes', async () => {
    const { Contents } = await list({ Prefix: 'q/' });
    expect(Contents?.map(({ Key }) => Key)).toEqual(['q/<&>', 'q/\uFB01', 'q/\u{1F600}']);
  });

  test('comes in pages that repeat and lose nothing', async () => {
    const first = await list({ Prefix: 'p/', MaxKeys: 3 });
    expect(first).toMatchObject({ KeyCount: 3, IsTruncated: true });
    const rest = await list({ Prefix: 'p/', MaxKeys: 3, ContinuationToken: first.NextContinuationToken });
    expect(rest).toMatchObject({ KeyCount: 1, IsTruncated: false });
    const keys = [first, rest].flatMap(({ Contents = [] }) => Contents.map(({ Key }) => Key));
    expect(keys).toEqual(['p/', 'p/0', 'p/1', 'p/2']);
    expect(await list({ Prefix: 'nope/' })).toMatchObject({ KeyCount: 0, IsTruncated: false });
  });

  test('with a token that it never gave is InvalidArgument', async () => {
    const call = list({ ContinuationToken: 'none-of-mine' });
    expect(await refusal(call)).toMatchObject({ name: 'InvalidArgument', status: 400 });
  });
});

describeLocally('what is not implemented', () => {
  test.each([
    ['an operation', () => s3.client.send(new GetObjectTaggingCommand(at(NAME))), 'tagging'],
    ['the first version of a listing', () => s3.client.send(new ListObjectsCommand({ Bucket: s3.bucket })), 'nothing'],
    ['a parameter', () => s3.client.send(new GetObjectCommand({ ...at(NAME), VersionId: '1' })), 'versionId'],
    ['a header', () => s3.client.send(new PutObjectCommand({ ...at('x'), Metadata: { a: 'b' } })), 'x-amz-meta-a'],
    [
      'a checksum',
      () => s3.client.send(new PutObjectCommand({ ...at('x'), Body: 'x', ChecksumCRC32C: 'AAAAAA==' })),
      'crc32c',
    ],
    [
      'a body in chunks',
      () =>
        s3.client.send(new PutObjectCommand({ ...at('x'), Body: Readable.from([Buffer.from('x')]), ContentLength: 1 })),
      'x-amz-trailer',
    ],
  ])('%s is 501 NotImplemented, and says what', async (_what, call, named) => {
    expect(await refusal(call())).toMatchObject({
      name: 'NotImplemented',
      status: 501,
      message: expect.stringContaining(named),
    });
  });
});
