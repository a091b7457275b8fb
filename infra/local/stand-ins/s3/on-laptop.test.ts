// Tests what the stand-in adds to S3: the template's IAM, events, and its files.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { awsErrorFrom } from '../../../test/aws-error-from.ts';
import { copyAsAfterCrash, temporaryFolder } from '../../../test/test-cleanup.ts';
import type { IamRequest } from '../../authorize.ts';
import { describeLocally, openS3, type S3UnderTest } from './s3-under-test.ts';

describeLocally('permissions', () => {
  const iamRequests: IamRequest[] = [];
  let refused = '';
  let s3: S3UnderTest;
  beforeAll(async () => {
    s3 = await openS3({
      authorize: (call) => {
        iamRequests.push(call);
        return refused === call.action ? `${call.accessKeyId} may not ${call.action} on ${call.resource}` : undefined;
      },
    });
  });
  beforeEach(() => {
    iamRequests.length = 0;
    refused = '';
  });

  test('every operation is checked by IAM for its own action, on the right resource', async () => {
    await s3.put('a/1', 'x');
    await s3.textOf('a/1');
    await s3.client.send(new ListObjectsV2Command({ Bucket: 'media', Prefix: 'a/' }));
    await s3.remove('a/1');
    const accessKeyId = 'tester';
    const resource = 'arn:aws:s3:::media/a/1';
    const context = { 's3:prefix': ['a/'] };
    expect(iamRequests).toEqual([
      { accessKeyId, resource, action: 's3:PutObject' },
      { accessKeyId, resource, action: 's3:GetObject' },
      { accessKeyId, resource: 'arn:aws:s3:::media', action: 's3:ListBucket', context },
      { accessKeyId, resource, action: 's3:DeleteObject' },
    ]);
  });

  test('a refusal is 403 AccessDenied with the sentence, and nothing is stored', async () => {
    refused = 's3:PutObject';
    expect(await awsErrorFrom(s3.put('no', 'x'))).toEqual({
      name: 'AccessDenied',
      status: 403,
      message: 'tester may not s3:PutObject on arn:aws:s3:::media/no',
    });
    expect(await s3.isAbsent('no')).toBe(true);
  });

  test('a caller that may not list gets 403 for a missing key', async () => {
    refused = 's3:ListBucket';
    expect(await awsErrorFrom(s3.textOf('nope'))).toMatchObject({ name: 'AccessDenied', status: 403 });
  });
});

describeLocally('events', () => {
  test('report every creation, with size and bare ETag, before the reply', async () => {
    const order: string[] = [];
    const s3 = await openS3({
      onEvent: async (event) => {
        order.push(`${event.eventName} ${event.bucket}/${event.key} ${event.size} ${event.eTag}`);
        await setImmediate();
        order.push('taken');
      },
    });
    await s3.put('a', 'hello');
    order.push('replied');
    const hello = 'media/a 5 5d41402abc4b2a76b9719d911017c592';
    expect(order).toEqual([`ObjectCreated:Put ${hello}`, 'taken', 'replied']);
  });

  test('that are not accepted fail the call, so that the client retries', async () => {
    const { error } = console;
    const logged: unknown[] = [];
    console.error = (reason) => logged.push(reason);
    const queueIsGone = new Error('queue is gone');
    const s3 = await openS3({ onEvent: () => Promise.reject(queueIsGone) });
    expect(await awsErrorFrom(s3.put('a', 'x'))).toMatchObject({ name: 'InternalError', status: 500 });
    console.error = error;
    expect(logged).toEqual([queueIsGone]);
  });
});

describeLocally('the files', () => {
  const blobsIn = (folder: string) => readdir(join(folder, 'blobs'));

  test('keep acknowledged objects and headers over a kill -9, and nothing of deleted, replaced or partial ones', async () => {
    const before = await openS3();
    await before.client.send(
      new PutObjectCommand({ ...before.at('a/é.txt'), Body: 'hello', ContentType: 'text/plain' }),
    );
    for (const body of ['old', 'new']) await before.put('twice', body);
    await before.put('gone', 'x');
    await before.remove('gone');
    const directory = copyAsAfterCrash(before.directory);
    await writeFile(join(directory, 'blobs', 'half-an-upload'), 'x');
    const after = await openS3({ directory });
    expect(await after.textOf('a/é.txt')).toBe('hello');
    expect((await after.get('a/é.txt')).ContentType).toBe('text/plain');
    expect(await after.textOf('twice')).toBe('new');
    expect(await after.isAbsent('gone')).toBe(true);
    expect(await blobsIn(directory)).toHaveLength(2);
  });

  test('stop the start with the name of a file that is missing or damaged', async () => {
    const { put, stop, directory } = await openS3();
    await put('a', 'x');
    await stop();
    const [blob = ''] = await blobsIn(directory);
    await rm(join(directory, 'blobs', blob));
    await expect(openS3({ directory })).rejects.toThrow(join(directory, 'blobs', blob));
    await writeFile(join(directory, 'journal.jsonl'), '{"gone":{"bucket":"media","key":"a"}}\n{}\n');
    await expect(openS3({ directory })).rejects.toThrow('journal.jsonl is damaged at line 2');
  });

  test('are kept for a read that began before the object was replaced', async () => {
    const s3 = await openS3();
    // More than the connection's buffers can hold.
    const bytes = randomBytes(24 * 1024 * 1024);
    await s3.client.send(new PutObjectCommand({ ...s3.at('big'), Body: bytes }));
    const { Body } = await s3.get('big');
    await s3.put('big', 'new');
    expect(bytes.equals((await Body?.transformToByteArray()) ?? new Uint8Array())).toBe(true);
    expect(await s3.textOf('big')).toBe('new');
  });

  test('keep nothing of an upload whose connection breaks half-way', async () => {
    const directory = temporaryFolder();
    const s3 = await openS3({ directory });
    const ContentLength = 1_000_000;
    const url = await s3.presignedPut('half', { ContentLength });
    const upload = request(url, { method: 'PUT', headers: { 'content-length': ContentLength } });
    const failed = once(upload, 'error').catch(() => undefined);
    upload.write(randomBytes(400_000));
    await until(async () => (await blobsIn(directory)).length === 1);
    upload.destroy();
    await failed;
    await until(async () => (await blobsIn(directory)).length === 0);
    expect(await s3.isAbsent('half')).toBe(true);
  });
});

/** Waits for changes on disk, which emit no event. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not happen in 5 s');
  }
}
