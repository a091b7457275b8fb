// Also runs against Amazon S3 itself: see s3-under-test.ts.
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { awsErrorFrom } from '../../../test/aws-error-from.ts';
import { copyAsAfterCrash } from '../../../test/test-cleanup.ts';
import { describeLocally, openS3, refusalIn, type S3UnderTest } from './s3-under-test.ts';

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await openS3();
});

const MB = 1024 * 1024;
const five = Buffer.alloc(5 * MB, 'a');
const six = Buffer.alloc(6 * MB, 'b');
const rest = Buffer.from('the rest');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');

const multipart = (on: S3UnderTest) => ({
  begin: async (key: string) => {
    const { UploadId = '' } = await on.client.send(
      new CreateMultipartUploadCommand({ ...on.at(key), ContentType: 'audio/wav', ChecksumAlgorithm: 'SHA256' }),
    );
    return { ...on.at(key), UploadId };
  },
});
type Upload = Awaited<ReturnType<ReturnType<typeof multipart>['begin']>>;
const begin = (key: string) => multipart(s3).begin(key);
const send = async (upload: Upload, PartNumber: number, Body: Buffer, on = s3): Promise<CompletedPart> => {
  const part = new UploadPartCommand({ ...upload, PartNumber, Body, ChecksumSHA256: sha256(Body) });
  const { ETag = '', ChecksumSHA256 = '' } = await on.client.send(part);
  return { PartNumber, ETag, ChecksumSHA256 };
};
const complete = (upload: Upload, Parts: CompletedPart[], on = s3) =>
  on.client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
const list = (upload: Upload, on = s3) => on.client.send(new ListPartsCommand(upload));
const abort = (upload: Upload) => s3.client.send(new AbortMultipartUploadCommand(upload));

describe('an upload in parts', () => {
  test('becomes one object, with the parts in order, whatever order they arrived in', async () => {
    const upload = await begin('joined');
    const last = await send(upload, 3, rest);
    const second = await send(upload, 2, six);
    const first = await send(upload, 1, five);
    expect((await list(upload)).Parts).toMatchObject([
      { PartNumber: 1, Size: five.length, ETag: first.ETag, ChecksumSHA256: sha256(five) },
      { PartNumber: 2, Size: six.length, ETag: second.ETag, ChecksumSHA256: sha256(six) },
      { PartNumber: 3, Size: rest.length, ETag: last.ETag, ChecksumSHA256: sha256(rest) },
    ]);
    expect(await s3.isAbsent('joined')).toBe(true);
    const { ETag, ChecksumSHA256 } = await complete(upload, [first, second, last]);
    expect(ETag).toMatch(/^"[0-9a-f]{32}-3"$/);
    expect(ChecksumSHA256).toMatch(/^.{44}-3$/);
    const object = await s3.get('joined');
    expect(object).toMatchObject({ ContentType: 'audio/wav', ContentLength: 11 * MB + rest.length, ETag });
    const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
    expect(sha256(bytes)).toBe(sha256(Buffer.concat([five, six, rest])));
    expect(await awsErrorFrom(list(upload))).toMatchObject({ name: 'NoSuchUpload', status: 404 });
  });

  test('keeps the last of two parts with the same number', async () => {
    const upload = await begin('twice');
    await send(upload, 1, five);
    const again = await send(upload, 1, rest);
    await complete(upload, [again]);
    expect(await s3.textOf('twice')).toBe('the rest');
  });

  test('that is aborted is gone with its parts; aborting it again is NoSuchUpload', async () => {
    const upload = await begin('aborted');
    const part = await send(upload, 1, rest);
    await abort(upload);
    for (const call of [
      () => list(upload),
      () => send(upload, 1, rest),
      () => complete(upload, [part]),
      () => abort(upload),
    ])
      expect(await awsErrorFrom(call())).toMatchObject({ name: 'NoSuchUpload', status: 404 });
    expect(await s3.isAbsent('aborted')).toBe(true);
  });

  test('belongs to its key', async () => {
    const upload = await begin('own-key');
    expect(await awsErrorFrom(send({ ...upload, Key: 'other-key' }, 1, rest))).toMatchObject({ name: 'NoSuchUpload' });
    await abort(upload);
  });
});

describe('a list of parts is refused', () => {
  let upload: Upload;
  let parts: CompletedPart[];
  beforeAll(async () => {
    upload = await begin('refused');
    parts = [await send(upload, 1, five), await send(upload, 2, rest)];
  });
  afterAll(() => abort(upload));

  test.each<[string, (parts: CompletedPart[]) => CompletedPart[], string]>([
    ['with a part that never arrived', ([a = {}, b = {}]) => [a, b, { ...b, PartNumber: 3 }], 'InvalidPart'],
    ['with the ETag of another part', ([a = {}, b = {}]) => [{ ...a, ETag: b.ETag }, b], 'InvalidPart'],
    ['with another checksum', ([a = {}, b = {}]) => [{ ...a, ChecksumSHA256: sha256(rest) }, b], 'InvalidPart'],
    ['without the checksums', (all) => all.map(({ ChecksumSHA256: _, ...one }) => one), 'InvalidRequest'],
    ['in another order', ([a = {}, b = {}]) => [b, a], 'InvalidPartOrder'],
    ['without any', () => [], 'MalformedXML'],
  ])('%s', async (_what, change, name) => {
    expect(await awsErrorFrom(complete(upload, change(parts)))).toMatchObject({ name, status: 400 });
    expect(await s3.isAbsent('refused')).toBe(true);
    expect((await list(upload)).Parts).toHaveLength(2);
  });

  test('if a part before the last is smaller than 5 MB', async () => {
    const small = await begin('small');
    const two = [await send(small, 1, rest), await send(small, 2, rest)];
    expect(await awsErrorFrom(complete(small, two))).toMatchObject({ name: 'EntityTooSmall', status: 400 });
    await abort(small);
  });
});

describe('a part', () => {
  let upload: Upload;
  beforeAll(async () => {
    upload = await begin('part');
  });
  afterAll(() => abort(upload));
  const raw = (PartNumber: number, Body: Buffer, ChecksumSHA256?: string) =>
    s3.client.send(new UploadPartCommand({ ...upload, PartNumber, Body, ChecksumSHA256 }));
  /** Signs a URL as the product does: for one number, size and checksum. */
  const signed = (PartNumber: number, Body: Buffer) =>
    getSignedUrl(
      s3.clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
      new UploadPartCommand({ ...upload, PartNumber, ContentLength: Body.length, ChecksumSHA256: sha256(Body) }),
      {
        expiresIn: 60,
        signableHeaders: new Set(['host', 'content-length']),
        unhoistableHeaders: new Set(['x-amz-checksum-sha256']),
      },
    );
  const put = (url: string, body: Buffer, checksum: string | undefined) =>
    fetch(url, {
      method: 'PUT',
      body: new Uint8Array(body),
      headers: { ...(checksum && { 'x-amz-checksum-sha256': checksum }) },
    });

  test('that does not match its SHA-256 is BadDigest, and is not stored', async () => {
    expect(await awsErrorFrom(raw(1, rest, sha256(five)))).toMatchObject({ name: 'BadDigest', status: 400 });
    expect((await list(upload)).Parts).toBeUndefined();
  });

  test('must have the checksum of its upload', async () => {
    const crc = new UploadPartCommand({ ...upload, PartNumber: 1, Body: rest, ChecksumAlgorithm: 'CRC32' });
    expect(await awsErrorFrom(s3.client.send(crc))).toMatchObject({ name: 'InvalidRequest', status: 400 });
  });

  test.each([0, 10_001])('cannot have the number %s', async (number) => {
    expect(await awsErrorFrom(raw(number, rest, sha256(rest)))).toMatchObject({ name: 'InvalidArgument', status: 400 });
  });

  test('of a signed URL has exactly the signed number, size and checksum', async () => {
    const url = await signed(1, rest);
    const other = Buffer.from('the same');
    const longer = Buffer.from('the longer rest');
    const elsewhere = new URL(url);
    elsewhere.searchParams.set('partNumber', '2');
    for (const [response, name] of [
      [await put(url, other, sha256(rest)), 'BadDigest'],
      [await put(url, other, sha256(other)), 'SignatureDoesNotMatch'],
      [await put(url, rest, undefined), 'SignatureDoesNotMatch'],
      [await put(url, longer, sha256(rest)), 'SignatureDoesNotMatch'],
      [await put(elsewhere.href, rest, sha256(rest)), 'SignatureDoesNotMatch'],
    ] as const)
      expect(await refusalIn(response)).toMatchObject({ name });
    expect((await list(upload)).Parts).toBeUndefined();
    expect((await put(url, rest, sha256(rest))).status).toBe(200);
    expect((await list(upload)).Parts).toMatchObject([{ PartNumber: 1, Size: rest.length }]);
  });
});

describeLocally('unfinished uploads', () => {
  const blobsIn = (folder: string) => readdir(join(folder, 'blobs'));

  test('go on after a kill -9, and nothing is left of them once they have ended', async () => {
    const before = await openS3();
    const [kept, gone] = [await multipart(before).begin('kept'), await multipart(before).begin('gone')];
    const first = await send(kept, 1, five, before);
    await send(gone, 1, five, before);
    await before.client.send(new AbortMultipartUploadCommand(gone));
    // Each start rewrites the journal.
    const again = await openS3({ directory: copyAsAfterCrash(before.directory) });
    const after = await openS3({ directory: copyAsAfterCrash(again.directory) });
    expect(await blobsIn(after.directory)).toHaveLength(1);
    const second = await send(kept, 2, rest, after);
    await complete(kept, [first, second], after);
    expect(await blobsIn(after.directory)).toHaveLength(1);
    const last = await openS3({ directory: copyAsAfterCrash(after.directory) });
    expect((await last.get('kept')).ContentLength).toBe(five.length + rest.length);
  });

  test('are deleted after the days of the bucket’s rule', async () => {
    const began = Date.now();
    let minutes = 0;
    const now = () => new Date(began + minutes * 60_000);
    // Ten minutes, because a signature is valid for fifteen.
    const own = await openS3({ buckets: [{ name: 'media', unfinishedDays: 10 / (24 * 60) }], now });
    const upload = await multipart(own).begin('old');
    await send(upload, 1, rest, own);
    minutes = 9;
    expect((await list(upload, own)).Parts).toHaveLength(1);
    minutes = 11;
    expect(await awsErrorFrom(list(upload, own))).toMatchObject({ name: 'NoSuchUpload' });
    expect(await blobsIn(own.directory)).toHaveLength(0);
  });

  test('are reported as created once they are complete', async () => {
    const events: string[] = [];
    const own = await openS3({
      onEvent: ({ eventName, key, size }) => void events.push(`${eventName} ${key} ${size}`),
    });
    const upload = await multipart(own).begin('new');
    const part = await send(upload, 1, rest, own);
    expect(events).toEqual([]);
    await complete(upload, [part], own);
    expect(events).toEqual(['ObjectCreated:CompleteMultipartUpload new 8']);
  });

  test('are checked by IAM for each action', async () => {
    const actions: string[] = [];
    const own = await openS3({
      authorize: ({ action, resource }) => void actions.push(`${action} ${resource}`) as undefined,
    });
    const upload = await multipart(own).begin('a');
    const part = await send(upload, 1, rest, own);
    await list(upload, own);
    await complete(upload, [part], own);
    const other = await multipart(own).begin('b');
    await own.client.send(new AbortMultipartUploadCommand(other));
    const arn = 'arn:aws:s3:::media';
    expect(actions).toEqual([
      `s3:PutObject ${arn}/a`,
      `s3:PutObject ${arn}/a`,
      `s3:ListMultipartUploadParts ${arn}/a`,
      `s3:PutObject ${arn}/a`,
      `s3:PutObject ${arn}/b`,
      `s3:AbortMultipartUpload ${arn}/b`,
    ]);
  });
});
