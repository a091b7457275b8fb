// How to run this against Amazon S3 itself: see s3-under-test.ts.
import { CopyObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import type { S3UnderTest } from './s3-under-test.ts';
import { describeLocally, openS3, refusal } from './s3-under-test.ts';

const NAME = 'from/hello world+é.txt';

let s3: S3UnderTest;
let eTag: string;
beforeAll(async () => {
  s3 = await openS3();
  const put = new PutObjectCommand({
    Bucket: s3.bucket,
    Key: NAME,
    Body: 'hello',
    ContentType: 'text/plain',
    Metadata: { owner: 'u1' },
  });
  eTag = (await s3.client.send(put)).ETag ?? '';
});
afterAll(() => s3.stop());

const copy = (Key: string, rest: Partial<CopyObjectCommand['input']> = {}) =>
  s3.client.send(
    new CopyObjectCommand({
      Bucket: s3.bucket,
      Key,
      CopySource: `${s3.bucket}/${encodeURIComponent(NAME)}`,
      ...rest,
    }),
  );
const head = (Key: string) => s3.client.send(new HeadObjectCommand({ Bucket: s3.bucket, Key }));

describe('CopyObject', () => {
  test('copies bytes, type and metadata', async () => {
    expect((await copy('to/same')).CopyObjectResult?.ETag).toBe(eTag);
    expect(await s3.textOf('to/same')).toBe('hello');
    expect(await head('to/same')).toMatchObject({ ContentType: 'text/plain', Metadata: { owner: 'u1' } });
  });

  test('replaces type and metadata when told to', async () => {
    await copy('to/new', { MetadataDirective: 'REPLACE', ContentType: 'text/markdown', Metadata: { z: '1' } });
    expect(await head('to/new')).toMatchObject({ ContentType: 'text/markdown', Metadata: { z: '1' } });
  });

  test('copies exactly the version that was checked, else it is 412 PreconditionFailed', async () => {
    await copy('to/checked', { CopySourceIfMatch: eTag });
    const call = copy('to/unchecked', { CopySourceIfMatch: '"0123"' });
    expect(await refusal(call)).toMatchObject({ name: 'PreconditionFailed', status: 412 });
    expect((await refusal(head('to/unchecked'))).status).toBe(404);
  });

  test('of what is missing is NoSuchKey', async () => {
    const call = copy('to/nothing', { CopySource: `${s3.bucket}/nope` });
    expect(await refusal(call)).toMatchObject({ name: 'NoSuchKey', status: 404 });
  });

  test('onto itself without a change is InvalidRequest', async () => {
    expect(await refusal(copy(NAME))).toMatchObject({ name: 'InvalidRequest', status: 400 });
  });
});

describeLocally('a copy', () => {
  test('stays when its source is replaced', async () => {
    await s3.put('source', 'old');
    await copy('kept', { CopySource: 'media/source' });
    await s3.put('source', 'new');
    expect(await s3.textOf('kept')).toBe('old');
  });

  test('goes from one bucket to another, and from no bucket nowhere', async () => {
    await copy('across', { Bucket: 'vault' });
    const { ETag } = await s3.client.send(new HeadObjectCommand({ Bucket: 'vault', Key: 'across' }));
    expect(ETag).toBe(eTag);
    expect(await refusal(copy('x', { CopySource: 'nowhere/x' }))).toMatchObject({ name: 'NoSuchBucket' });
  });
});
