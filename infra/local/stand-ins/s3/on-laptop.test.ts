// What the laptop adds to S3: the template's IAM, events, and its files.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { IamRequest } from '../../authorize.ts';
import type { S3UnderTest } from './s3-under-test.ts';
import { describeLocally, openS3, refusal } from './s3-under-test.ts';

const at = (Key: string) => ({ Bucket: 'media', Key });
const head = ({ client }: S3UnderTest, key: string) => client.send(new HeadObjectCommand(at(key)));

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 's3-'));
});
afterEach(() => rm(directory, { recursive: true }));

describeLocally('permissions', () => {
  const asked: IamRequest[] = [];
  let refused = '';
  let s3: S3UnderTest;
  beforeAll(async () => {
    s3 = await openS3({
      authorize: (call) => {
        asked.push(call);
        return refused === call.action ? `${call.accessKeyId} may not ${call.action} on ${call.resource}` : undefined;
      },
    });
  });
  beforeEach(() => {
    asked.length = 0;
    refused = '';
  });
  afterAll(() => s3.stop());

  test('every operation asks IAM for its own action, on the right resource', async () => {
    await s3.put('a/1', 'x');
    await s3.textOf('a/1');
    await head(s3, 'a/1');
    await s3.client.send(new ListObjectsV2Command({ Bucket: 'media', Prefix: 'a/' }));
    await s3.client.send(new DeleteObjectCommand(at('a/1')));
    const request = { accessKeyId: 'tester', resource: 'arn:aws:s3:::media/a/1' };
    expect(asked).toEqual([
      { ...request, action: 's3:PutObject' },
      { ...request, action: 's3:GetObject' },
      { ...request, action: 's3:GetObject' },
      {
        accessKeyId: 'tester',
        action: 's3:ListBucket',
        resource: 'arn:aws:s3:::media',
        context: { 's3:prefix': ['a/'] },
      },
      { ...request, action: 's3:DeleteObject' },
    ]);
  });

  test('a refusal is 403 AccessDenied with the sentence, and nothing is stored', async () => {
    refused = 's3:PutObject';
    expect(await refusal(s3.put('no', 'x'))).toEqual({
      name: 'AccessDenied',
      status: 403,
      message: 'tester may not s3:PutObject on arn:aws:s3:::media/no',
    });
    refused = '';
    expect((await refusal(head(s3, 'no'))).status).toBe(404);
  });

  test('who may not list is not told that a key is missing: 403', async () => {
    refused = 's3:ListBucket';
    expect(await refusal(s3.textOf('nope'))).toMatchObject({ name: 'AccessDenied' });
    expect((await refusal(head(s3, 'nope'))).status).toBe(403);
  });
});

describeLocally('events', () => {
  test('say every creation and removal, once, with size and bare ETag, before the reply', async () => {
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
    for (let times = 0; times < 2; times++) await s3.client.send(new DeleteObjectCommand(at('a')));
    await s3.stop();
    const hello = 'media/a 5 5d41402abc4b2a76b9719d911017c592';
    expect(order).toEqual([`ObjectCreated:Put ${hello}`, 'taken', 'replied', `ObjectRemoved:Delete ${hello}`, 'taken']);
  });

  test('that are not taken fail the call, so that the client asks again', async () => {
    const { error } = console;
    const logged: unknown[] = [];
    console.error = (reason) => logged.push(reason);
    const queueIsGone = new Error('queue is gone');
    const s3 = await openS3({ onEvent: () => Promise.reject(queueIsGone) });
    expect(await refusal(s3.put('a', 'x'))).toMatchObject({ name: 'InternalError', status: 500 });
    await s3.stop();
    console.error = error;
    expect(logged).toEqual([queueIsGone]);
  });
});

describeLocally('the files', () => {
  const blobsIn = (folder: string) => readdir(join(folder, 'blobs'));

  test('hold every object over a stop and a start, with its headers; deleted and replaced ones leave nothing', async () => {
    const before = await openS3({ directory });
    await before.client.send(new PutObjectCommand({ ...at('a/é.txt'), Body: 'hello', ContentType: 'text/plain' }));
    for (const body of ['old', 'new']) await before.put('twice', body);
    await before.put('gone', 'x');
    await before.client.send(new DeleteObjectCommand(at('gone')));
    await before.stop();
    await writeFile(join(directory, 'blobs', 'half-an-upload'), 'x');
    const after = await openS3({ directory });
    expect(await after.textOf('a/é.txt')).toBe('hello');
    expect((await head(after, 'a/é.txt')).ContentType).toBe('text/plain');
    expect(await after.textOf('twice')).toBe('new');
    expect((await refusal(head(after, 'gone'))).status).toBe(404);
    expect(await blobsIn(directory)).toHaveLength(2);
    await after.stop();
  });

  test('that lack the bytes of an object, or are damaged, make the start fail, naming the file', async () => {
    const before = await openS3({ directory });
    await before.put('a', 'x');
    await before.stop();
    const [blob = ''] = await blobsIn(directory);
    await rm(join(directory, 'blobs', blob));
    await expect(openS3({ directory })).rejects.toThrow(join(directory, 'blobs', blob));
    await writeFile(join(directory, 'journal.jsonl'), '{"gone":{"bucket":"media","key":"a"}}\n{"put":{}}\n');
    await expect(openS3({ directory })).rejects.toThrow('journal.jsonl is damaged at line 2');
  });

  test('stay for a read that began before the object was replaced, which ends on the old version', async () => {
    const s3 = await openS3({ directory });
    // More than the connection holds.
    const bytes = randomBytes(24 * 1024 * 1024);
    await s3.client.send(new PutObjectCommand({ ...at('big'), Body: bytes }));
    const { Body } = await s3.client.send(new GetObjectCommand(at('big')));
    await s3.put('big', 'new');
    expect(bytes.equals((await Body?.transformToByteArray()) ?? new Uint8Array())).toBe(true);
    expect(await s3.textOf('big')).toBe('new');
    await s3.stop();
  });

  test('know nothing of an upload whose connection dies half-way', async () => {
    const s3 = await openS3({ directory });
    const put = new PutObjectCommand({ ...at('half'), ContentLength: 1_000_000 });
    const url = await getSignedUrl(s3.clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' }), put);
    const upload = request(url, { method: 'PUT', headers: { 'content-length': 1_000_000 } });
    const failed = once(upload, 'error').catch(() => undefined);
    upload.write(randomBytes(400_000));
    await until(async () => (await blobsIn(directory)).length === 1);
    upload.destroy();
    await failed;
    await until(async () => (await blobsIn(directory)).length === 0);
    expect((await refusal(head(s3, 'half'))).status).toBe(404);
    await s3.stop();
  });
});

describeLocally('after kill -9 in the middle of uploads', () => {
  let child: ChildProcess | undefined;
  afterEach(() => void child?.kill('SIGKILL'));

  test('everything acknowledged is there', async () => {
    const program = `
      import { startS3 } from ${JSON.stringify(join(import.meta.dirname, 'start-s3.ts'))};
      const s3 = await startS3({ port: 0, directory: process.argv[1], buckets: [{ name: 'media' }] });
      console.log(s3.url);
    `;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program, directory];
    const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    const [line] = (await once(started.stdout, 'data')) as [Buffer];
    const client = new S3Client({
      endpoint: line.toString().trim(),
      region: 'us-east-1',
      forcePathStyle: true,
      maxAttempts: 1,
      credentials: { accessKeyId: 'tester', secretAccessKey: 'local' },
    });
    const acknowledged = new Set<string>();
    const uploads = Array.from({ length: 8 }, async (_, worker) => {
      for (let turn = 0; ; turn += 1) {
        const key = `${worker}/${turn}`;
        await client.send(new PutObjectCommand({ ...at(key), Body: key.repeat(1000) }));
        acknowledged.add(key);
        if (acknowledged.size === 150) started.kill('SIGKILL');
      }
    });
    await Promise.allSettled(uploads);
    const after = await openS3({ directory });
    expect(acknowledged.size).toBeGreaterThanOrEqual(150);
    for (const key of acknowledged) expect(await after.textOf(key)).toBe(key.repeat(1000));
    await after.stop();
  });
});

/** For what happens on disk, which tells nobody. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not happen in 5 s');
  }
}
