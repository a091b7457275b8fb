// How to run this against Amazon S3 itself: see s3-under-test.ts.
import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3UnderTest } from './s3-under-test.ts';
import { describeLocally, openS3, refusal } from './s3-under-test.ts';

const FIVE_MIB = 5 * 1024 * 1024;
const first = randomBytes(FIVE_MIB);
const second = randomBytes(FIVE_MIB);
const last = randomBytes(1234);

type Part = { PartNumber: number; ETag: string };

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await openS3();
});
afterAll(() => s3.stop());

async function begin(Key: string) {
  const create = new CreateMultipartUploadCommand({
    Bucket: s3.bucket,
    Key,
    ContentType: 'audio/wav',
    Metadata: { a: 'b' },
  });
  const { UploadId } = await s3.client.send(create);
  const upload = { Bucket: s3.bucket, Key, UploadId };
  return {
    part: async (PartNumber: number, Body: Buffer): Promise<Part> => {
      const { ETag } = await s3.client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      return { PartNumber, ETag: ETag ?? '' };
    },
    complete: (Parts: Part[]) =>
      s3.client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })),
    abort: () => s3.client.send(new AbortMultipartUploadCommand(upload)),
    list: (rest = {}) => s3.client.send(new ListPartsCommand({ ...upload, ...rest })),
    urlOfPart: (PartNumber: number) =>
      getSignedUrl(
        s3.clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
        new UploadPartCommand({ ...upload, PartNumber }),
      ),
  };
}

const bytesOf = async (Key: string, Range?: string) => {
  const { Body } = await s3.client.send(new GetObjectCommand({ Bucket: s3.bucket, Key, Range }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
};
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest();

describe('a multipart upload', () => {
  test('becomes one object of its parts in order, with the ETag of ETags and the headers of its beginning', async () => {
    const upload = await begin('whole.wav');
    const parts = await Promise.all([upload.part(1, first), upload.part(2, second), upload.part(7, last)]);
    const { ETag } = await upload.complete(parts);
    const digest = createHash('md5')
      .update(Buffer.concat([first, second, last].map(md5)))
      .digest('hex');
    expect(ETag).toBe(`"${digest}-3"`);
    expect((await bytesOf('whole.wav')).equals(Buffer.concat([first, second, last]))).toBe(true);
    const head = await s3.client.send(new HeadObjectCommand({ Bucket: s3.bucket, Key: 'whole.wav' }));
    expect(head).toMatchObject({ ContentType: 'audio/wav', Metadata: { a: 'b' }, ETag });
  });

  test('gives ranges across the borders of its parts', async () => {
    const range = await bytesOf('whole.wav', `bytes=${FIVE_MIB - 3}-${2 * FIVE_MIB + 2}`);
    expect(range.equals(Buffer.concat([first.subarray(-3), second, last.subarray(0, 3)]))).toBe(true);
  });

  test('has another ETag as a copy, which is one part', async () => {
    const copy = new CopyObjectCommand({ Bucket: s3.bucket, Key: 'copy.wav', CopySource: `${s3.bucket}/whole.wav` });
    const { CopyObjectResult } = await s3.client.send(copy);
    expect(CopyObjectResult?.ETag).toBe(`"${md5(Buffer.concat([first, second, last])).toString('hex')}"`);
  });

  test('is no object before it is completed', async () => {
    const upload = await begin('unfinished.wav');
    await upload.part(1, last);
    const head = s3.client.send(new HeadObjectCommand({ Bucket: s3.bucket, Key: 'unfinished.wav' }));
    expect((await refusal(head)).status).toBe(404);
    await upload.abort();
  });

  test('lists its parts, in pages', async () => {
    const upload = await begin('listed.wav');
    await upload.part(2, last);
    const { ETag } = await upload.part(1, last);
    const all = await upload.list();
    expect(all.Parts?.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([
      [1, 1234],
      [2, 1234],
    ]);
    const page = await upload.list({ MaxParts: 1 });
    expect(page).toMatchObject({ IsTruncated: true, NextPartNumberMarker: '1', Parts: [{ PartNumber: 1, ETag }] });
    const rest = await upload.list({ PartNumberMarker: '1' });
    expect(rest).toMatchObject({ IsTruncated: false, Parts: [{ PartNumber: 2 }] });
    await upload.abort();
  });

  test('takes the later of two parts of one number', async () => {
    const upload = await begin('again.wav');
    await upload.part(1, first);
    const part = await upload.part(1, last);
    await upload.complete([part]);
    expect((await bytesOf('again.wav')).equals(last)).toBe(true);
  });

  test('takes parts from a browser by presigned URL', async () => {
    const upload = await begin('browser.wav');
    const response = await fetch(await upload.urlOfPart(1), { method: 'PUT', body: 'part one' });
    await upload.complete([{ PartNumber: 1, ETag: response.headers.get('etag') ?? '' }]);
    expect(await s3.textOf('browser.wav')).toBe('part one');
  });

  test('with parts out of order is InvalidPartOrder', async () => {
    const upload = await begin('disorder.wav');
    const parts = [await upload.part(1, first), await upload.part(2, last)];
    expect(await refusal(upload.complete(parts.toReversed()))).toMatchObject({ name: 'InvalidPartOrder', status: 400 });
    await upload.abort();
  });

  test('with a part that is missing, or another than was sent, is InvalidPart', async () => {
    const upload = await begin('lost.wav');
    const part = await upload.part(1, last);
    const missing = upload.complete([{ ...part, PartNumber: 2 }]);
    expect(await refusal(missing)).toMatchObject({ name: 'InvalidPart', status: 400 });
    const other = upload.complete([{ ...part, ETag: `"${'0'.repeat(32)}"` }]);
    expect(await refusal(other)).toMatchObject({ name: 'InvalidPart', status: 400 });
    await upload.abort();
  });

  test('with a part under 5 MiB that is not the last is EntityTooSmall', async () => {
    const upload = await begin('small.wav');
    const parts = [await upload.part(1, last), await upload.part(2, last)];
    expect(await refusal(upload.complete(parts))).toMatchObject({ name: 'EntityTooSmall', status: 400 });
    await upload.abort();
  });

  test('with no parts is MalformedXML', async () => {
    const upload = await begin('none.wav');
    expect(await refusal(upload.complete([]))).toMatchObject({ name: 'MalformedXML', status: 400 });
    await upload.abort();
  });

  test('takes part numbers from 1 to 10000', async () => {
    const upload = await begin('numbers.wav');
    await upload.part(10_000, last);
    for (const number of [0, 10_001]) {
      expect(await refusal(upload.part(number, last))).toMatchObject({ name: 'InvalidArgument', status: 400 });
    }
    await upload.abort();
  });

  test('that was aborted is NoSuchUpload', async () => {
    const upload = await begin('aborted.wav');
    const part = await upload.part(1, last);
    await upload.abort();
    for (const call of [() => upload.part(2, last), () => upload.complete([part]), upload.list, upload.abort]) {
      expect(await refusal(call())).toMatchObject({ name: 'NoSuchUpload', status: 404 });
    }
  });

  test('that was completed may be completed again: the client may not have heard', async () => {
    const upload = await begin('heard.wav');
    const parts = [await upload.part(1, last)];
    const { ETag } = await upload.complete(parts);
    expect((await upload.complete(parts)).ETag).toBe(ETag);
  });

  test('is what lib-storage makes of a stream of unknown length', async () => {
    const bytes = Buffer.concat([first, second, last]);
    const Body = Readable.from([bytes]);
    await new Upload({ client: s3.client, params: { Bucket: s3.bucket, Key: 'stream.wav', Body } }).done();
    expect((await bytesOf('stream.wav')).equals(bytes)).toBe(true);
  });
});

describeLocally('the files of multipart uploads', () => {
  test('go when it is aborted, and when a part is not used', async () => {
    const fresh = await openS3();
    const shared = s3;
    s3 = fresh;
    try {
      const aborted = await begin('aborted');
      await aborted.part(1, last);
      await aborted.abort();
      const upload = await begin('used');
      const used = await upload.part(1, last);
      await upload.part(2, last);
      await upload.complete([used]);
      expect(await readdir(join(fresh.directory, 'blobs'))).toHaveLength(1);
    } finally {
      s3 = shared;
      await fresh.stop();
    }
  });

  test('stay for a read that began before the object was replaced, which ends on the old version', async () => {
    // More than the connection holds, so that the second part is not yet open when the object goes.
    const parts = [randomBytes(24 * 1024 * 1024), last];
    const upload = await begin('replaced');
    await upload.complete(await Promise.all(parts.map((bytes, index) => upload.part(index + 1, bytes))));
    const { Body } = await s3.client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: 'replaced' }));
    await s3.put('replaced', 'new');
    expect(Buffer.concat(parts).equals((await Body?.transformToByteArray()) ?? new Uint8Array())).toBe(true);
    expect(await s3.textOf('replaced')).toBe('new');
  });

  test('may be 10 000, all named when it is completed', async () => {
    const upload = await begin('long-list');
    const part = await upload.part(1, first);
    const parts = Array.from({ length: 10_000 }, (_, index) => ({ ...part, PartNumber: index + 1 }));
    expect(await refusal(upload.complete(parts))).toMatchObject({ name: 'InvalidPart' });
  });
});
