// How to run this against Amazon S3 itself: see s3-under-test.ts.
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectAclCommand,
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
        Metadata: { owner: 'u1' },
      }),
    ),
  );

  test('comes back with its bytes, headers, metadata and checksum', async () => {
    const object = await s3.client.send(new GetObjectCommand({ ...at(NAME), ChecksumMode: 'ENABLED' }));
    expect(await object.Body?.transformToString()).toBe(TEXT);
    expect(object).toMatchObject({
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      ContentDisposition: 'attachment',
      Metadata: { owner: 'u1' },
      ETag: `"${createHash('md5').update(TEXT).digest('hex')}"`,
      ChecksumCRC32: 'fGUMSg==',
    });
  });

  test('answers HeadObject with length, type and date', async () => {
    const head = await s3.client.send(new HeadObjectCommand(at(NAME)));
    expect(head).toMatchObject({ ContentLength: 16, ContentType: 'text/plain', LastModified: expect.any(Date) });
  });

  test('that was given no type is binary/octet-stream', async () => {
    const put = new PutObjectCommand(at('typeless'));
    const url = await getSignedUrl(s3.clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' }), put);
    await fetch(url, { method: 'PUT', body: new Uint8Array(1) });
    expect((await s3.client.send(new HeadObjectCommand(at('typeless')))).ContentType).toBe('binary/octet-stream');
  });

  test('that is missing is NoSuchKey to read, and 404 to HeadObject', async () => {
    expect(await refusal(s3.client.send(new GetObjectCommand(at('nope'))))).toMatchObject({ name: 'NoSuchKey' });
    expect(await refusal(s3.client.send(new HeadObjectCommand(at('nope'))))).toMatchObject({ name: 'NotFound' });
  });

  test.each([
    ['bytes=6-9', '0123', 'bytes 6-9/16'],
    ['bytes=10-', '456789', 'bytes 10-15/16'],
    ['bytes=-4', '6789', 'bytes 12-15/16'],
    ['bytes=12-400', '6789', 'bytes 12-15/16'],
  ])('gives the range %s', async (Range, text, contentRange) => {
    const part = await s3.client.send(new GetObjectCommand({ ...at(NAME), Range }));
    expect(part).toMatchObject({ $metadata: { httpStatusCode: 206 }, ContentRange: contentRange });
    expect(await part.Body?.transformToString()).toBe(text);
  });

  test('whose range begins after its end is 416 InvalidRange', async () => {
    const call = s3.client.send(new GetObjectCommand({ ...at(NAME), Range: 'bytes=16-' }));
    expect(await refusal(call)).toMatchObject({ name: 'InvalidRange', status: 416 });
  });

  test.each(['bytes=0-1,4-5', 'bytes=9-6', 'lines=1-2'])('comes whole for the range %s', async (Range) => {
    const whole = await s3.client.send(new GetObjectCommand({ ...at(NAME), Range }));
    expect(whole).toMatchObject({ $metadata: { httpStatusCode: 200 }, ContentLength: 16 });
    await whole.Body?.transformToByteArray();
  });

  test('is not sent again to who has it: 304', async () => {
    const { ETag, LastModified } = await s3.client.send(new HeadObjectCommand(at(NAME)));
    for (const condition of [{ IfNoneMatch: ETag }, { IfModifiedSince: LastModified }]) {
      const call = s3.client.send(new GetObjectCommand({ ...at(NAME), ...condition }));
      expect((await refusal(call)).status).toBe(304);
    }
  });

  test('that has changed since is 412 PreconditionFailed', async () => {
    for (const condition of [{ IfMatch: '"other"' }, { IfUnmodifiedSince: new Date(0) }]) {
      const call = s3.client.send(new GetObjectCommand({ ...at(NAME), ...condition }));
      expect(await refusal(call)).toMatchObject({ name: 'PreconditionFailed', status: 412 });
    }
  });

  test('of no bytes is stored, and has no range', async () => {
    await s3.put('empty', '');
    expect(await s3.textOf('empty')).toBe('');
    const call = s3.client.send(new GetObjectCommand({ ...at('empty'), Range: 'bytes=0-' }));
    expect((await refusal(call)).status).toBe(416);
  });

  test('is replaced by the next of its key', async () => {
    await s3.put('twice', 'one');
    await s3.put('twice', 'two');
    expect(await s3.textOf('twice')).toBe('two');
  });

  test('may have a name of 1024 bytes, and no longer', async () => {
    await s3.put('k'.repeat(1024), 'long');
    expect(await s3.textOf('k'.repeat(1024))).toBe('long');
    expect(await refusal(s3.put('k'.repeat(1025), 'x'))).toMatchObject({ name: 'KeyTooLongError', status: 400 });
  });

  test('may carry 2 KB of metadata, and no more', async () => {
    const put = new PutObjectCommand({ ...at('heavy'), Body: 'x', Metadata: { m: 'x'.repeat(2048) } });
    expect(await refusal(s3.client.send(put))).toMatchObject({ name: 'MetadataTooLarge', status: 400 });
  });

  test('response header that is not ISO-8859-1 is InvalidArgument', async () => {
    const get = new GetObjectCommand({ ...at(NAME), ResponseContentDisposition: 'attachment; filename="日本.wav"' });
    expect(await refusal(s3.client.send(get))).toMatchObject({ name: 'InvalidArgument', status: 400 });
  });
});

describe('a conditional PutObject', () => {
  test('with If-None-Match: * writes only what is not there', async () => {
    const put = () => new PutObjectCommand({ ...at('once'), Body: 'x', IfNoneMatch: '*' });
    await s3.client.send(put());
    expect(await refusal(s3.client.send(put()))).toMatchObject({ name: 'PreconditionFailed', status: 412 });
  });

  test('with If-None-Match: * has one winner among many', async () => {
    const attempts = Array.from({ length: 20 }, (_, index) =>
      s3.client.send(new PutObjectCommand({ ...at('race'), Body: `${index}`, IfNoneMatch: '*' })),
    );
    const settled = await Promise.allSettled(attempts);
    const winners = settled.flatMap(({ status }, index) => (status === 'fulfilled' ? [`${index}`] : []));
    expect(winners).toEqual([await s3.textOf('race')]);
  });

  test('with If-Match writes only over that version', async () => {
    const eTag = await s3.put('version', 'one');
    const put = () => new PutObjectCommand({ ...at('version'), Body: 'two', IfMatch: eTag });
    await s3.client.send(put());
    expect(await refusal(s3.client.send(put()))).toMatchObject({ name: 'PreconditionFailed', status: 412 });
    const missing = new PutObjectCommand({ ...at('no-version'), Body: 'x', IfMatch: eTag });
    expect((await refusal(s3.client.send(missing))).status).toBe(404);
  });
});

describe('the body of an upload', () => {
  test('may be streamed, with its checksum in a trailer', async () => {
    const bytes = randomBytes(300_000);
    const Body = Readable.from([bytes.subarray(0, 100_001), bytes.subarray(100_001)]);
    await s3.client.send(new PutObjectCommand({ ...at('streamed'), Body, ContentLength: bytes.length }));
    const {
      Body: stored,
      ContentEncoding,
      ChecksumCRC32,
    } = await s3.client.send(new GetObjectCommand({ ...at('streamed'), ChecksumMode: 'ENABLED' }));
    expect(bytes.equals((await stored?.transformToByteArray()) ?? new Uint8Array())).toBe(true);
    expect(ContentEncoding).toBeUndefined();
    expect(ChecksumCRC32).toBeDefined();
  });

  test.each([
    ['CRC32', { ChecksumCRC32: 'AAAAAA==' }],
    ['SHA-1', { ChecksumSHA1: createHash('sha1').digest('base64') }],
    ['SHA-256', { ChecksumSHA256: createHash('sha256').digest('base64') }],
    ['MD5', { ContentMD5: createHash('md5').digest('base64') }],
  ])('that is not of its %s is BadDigest, and nothing is stored', async (_name, checksum) => {
    const call = s3.client.send(new PutObjectCommand({ ...at('bad-digest'), Body: 'x', ...checksum }));
    expect(await refusal(call)).toMatchObject({ name: 'BadDigest', status: 400 });
    expect((await refusal(s3.client.send(new HeadObjectCommand(at('bad-digest'))))).status).toBe(404);
  });

  test('that is not of its trailer is BadDigest, and nothing is stored', async () => {
    const client = s3.clientWith({});
    client.middlewareStack.add(
      (next) => (args) => {
        const { body } = args.request as { body: AsyncIterable<Uint8Array> };
        async function* spoilt() {
          for await (const chunk of body) yield Buffer.from(chunk).toString('latin1').replace('good', 'evil');
        }
        Object.assign(args.request as object, { body: Readable.from(spoilt()) });
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low', name: 'spoil' },
    );
    const put = new PutObjectCommand({ ...at('bad-trailer'), Body: Readable.from(['good']), ContentLength: 4 });
    expect(await refusal(client.send(put))).toMatchObject({ name: 'BadDigest', status: 400 });
    expect((await refusal(s3.client.send(new HeadObjectCommand(at('bad-trailer'))))).status).toBe(404);
  });

  test('must state its length', async () => {
    const put = new PutObjectCommand(at('no-length'));
    const url = await getSignedUrl(s3.clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' }), put);
    const body = Readable.toWeb(Readable.from(['x'])) as ReadableStream;
    const response = await fetch(url, { method: 'PUT', body, duplex: 'half' } as RequestInit);
    expect(await refusalIn(response)).toMatchObject({ name: 'NotImplemented', status: 501 });
  });
});

describe('deleting', () => {
  test('removes an object, and succeeds when there is none', async () => {
    await s3.put('gone', 'x');
    await s3.client.send(new DeleteObjectCommand(at('gone')));
    await s3.client.send(new DeleteObjectCommand(at('gone')));
    expect((await refusal(s3.client.send(new HeadObjectCommand(at('gone'))))).status).toBe(404);
  });

  test('many at once names them, unless told to be quiet', async () => {
    const Objects = [{ Key: 'many/<&> 1' }, { Key: 'many/\n2' }, { Key: 'many/never' }];
    await s3.put('many/<&> 1', 'x');
    await s3.put('many/\n2', 'x');
    const { Deleted, Errors } = await s3.client.send(
      new DeleteObjectsCommand({ Bucket: s3.bucket, Delete: { Objects } }),
    );
    expect([Deleted?.length, Errors]).toEqual([3, undefined]);
    expect((await refusal(s3.client.send(new HeadObjectCommand(at('many/\n2'))))).status).toBe(404);
    const quiet = await s3.client.send(
      new DeleteObjectsCommand({ Bucket: s3.bucket, Delete: { Objects, Quiet: true } }),
    );
    expect(quiet.Deleted).toBeUndefined();
  });

  test('more than 1000 at once, or none, is MalformedXML', async () => {
    const Objects = Array.from({ length: 1001 }, (_, index) => ({ Key: `k${index}` }));
    for (const Delete of [{ Objects }, { Objects: [] }]) {
      const call = s3.client.send(new DeleteObjectsCommand({ Bucket: s3.bucket, Delete }));
      expect(await refusal(call)).toMatchObject({ name: 'MalformedXML', status: 400 });
    }
  });
});

describe('a bucket', () => {
  test('that exists answers HeadBucket', async () => {
    const { $metadata } = await s3.client.send(new HeadBucketCommand({ Bucket: s3.bucket }));
    expect($metadata.httpStatusCode).toBe(200);
  });

  test('that does not exist is NoSuchBucket', async () => {
    const call = s3.client.send(new GetObjectCommand({ Bucket: 'segno-no-such-bucket-8831', Key: 'x' }));
    expect(await refusal(call)).toMatchObject({ name: 'NoSuchBucket', status: 404 });
  });
});

describeLocally('uploads and reads that break off', () => {
  test('an upload whose connection dies half-way stores nothing, not even a file', async () => {
    const put = new PutObjectCommand({ ...at('half'), ContentLength: 1_000_000 });
    const url = await getSignedUrl(s3.clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' }), put);
    const before = await readdir(join(s3.directory, 'blobs'));
    const upload = request(url, { method: 'PUT', headers: { 'content-length': 1_000_000 } });
    const failed = once(upload, 'error').catch(() => undefined);
    upload.write(randomBytes(400_000));
    const begun = async () => (await readdir(join(s3.directory, 'blobs'))).length > before.length;
    await until(begun);
    upload.destroy();
    await failed;
    await until(async () => !(await begun()));
    expect((await refusal(s3.client.send(new HeadObjectCommand(at('half'))))).status).toBe(404);
  });

  test('a replaced or deleted object leaves no file behind', async () => {
    const fresh = await openS3();
    await fresh.put('a', 'one');
    await fresh.put('a', 'two');
    await fresh.put('b', 'three');
    await fresh.client.send(new DeleteObjectCommand({ Bucket: 'media', Key: 'b' }));
    expect(await readdir(join(fresh.directory, 'blobs'))).toHaveLength(1);
    await fresh.stop();
  });
});

describeLocally('what is not implemented', () => {
  test.each([
    ['an operation', () => s3.client.send(new GetObjectTaggingCommand(at(NAME))), 'tagging'],
    ['an access list', () => s3.client.send(new PutObjectAclCommand({ ...at(NAME), ACL: 'private' })), 'acl'],
    ['the first version of a listing', () => s3.client.send(new ListObjectsCommand({ Bucket: s3.bucket })), 'nothing'],
    ['a parameter', () => s3.client.send(new GetObjectCommand({ ...at(NAME), VersionId: '1' })), 'versionId'],
    [
      'a header',
      () => s3.client.send(new PutObjectCommand({ ...at('x'), Body: 'x', StorageClass: 'GLACIER' })),
      'x-amz-storage-class',
    ],
    [
      'a checksum',
      () => s3.client.send(new PutObjectCommand({ ...at('x'), Body: 'x', ChecksumCRC32C: 'AAAAAA==' })),
      'crc32c',
    ],
  ])('%s is 501 NotImplemented, and says what', async (_what, call, named) => {
    expect(await refusal(call())).toMatchObject({
      name: 'NotImplemented',
      status: 501,
      message: expect.stringContaining(named),
    });
  });
});

/** For what happens on disk, which tells nobody. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not happen in 5 s');
  }
}
