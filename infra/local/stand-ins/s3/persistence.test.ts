import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { describeLocally, openS3, refusal } from './s3-under-test.ts';

const at = (Key: string) => ({ Bucket: 'media', Key });

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 's3-'));
});
afterEach(() => rm(directory, { recursive: true }));

describeLocally('after a stop and a start', () => {
  test('objects are there, with headers and metadata; deleted ones are not', async () => {
    const before = await openS3({ directory });
    await before.client.send(
      new PutObjectCommand({ ...at('a/é.txt'), Body: 'hello', ContentType: 'text/plain', Metadata: { owner: 'u1' } }),
    );
    await before.put('gone', 'x');
    await before.client.send(new DeleteObjectCommand(at('gone')));
    await before.stop();
    const after = await openS3({ directory });
    const object = await after.client.send(new GetObjectCommand(at('a/é.txt')));
    expect(object).toMatchObject({ ContentType: 'text/plain', Metadata: { owner: 'u1' } });
    expect(await object.Body?.transformToString()).toBe('hello');
    expect((await refusal(after.client.send(new HeadObjectCommand(at('gone'))))).status).toBe(404);
    await after.stop();
  });

  test('an upload of parts goes on', async () => {
    const before = await openS3({ directory });
    const { UploadId } = await before.client.send(new CreateMultipartUploadCommand(at('m')));
    const part = new UploadPartCommand({ ...at('m'), UploadId, PartNumber: 1, Body: 'part' });
    const { ETag } = await before.client.send(part);
    await before.stop();
    const after = await openS3({ directory });
    const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
    await after.client.send(new CompleteMultipartUploadCommand({ ...at('m'), UploadId, MultipartUpload }));
    expect(await after.textOf('m')).toBe('part');
    await after.stop();
  });
});

describeLocally('the state on disk', () => {
  const journal = () => join(directory, 'journal.jsonl');

  test('that is damaged makes the start fail, naming the file and the line', async () => {
    await writeFile(journal(), '{"kind":"remove","bucket":"media","key":"a"}\n{"kind":"put","object":{}}\n');
    await expect(openS3({ directory })).rejects.toThrow(
      `${journal()} is damaged at line 2: restore it, or delete its folder to start empty.`,
    );
  });

  test('that lacks the bytes of an object makes the start fail, naming the file', async () => {
    const before = await openS3({ directory });
    await before.put('a', 'x');
    await before.stop();
    const [blob = ''] = await readdir(join(directory, 'blobs'));
    await rm(join(directory, 'blobs', blob));
    await expect(openS3({ directory })).rejects.toThrow(join(directory, 'blobs', blob));
  });

  test('may end in a line that was never finished, and in files that no object names', async () => {
    const before = await openS3({ directory });
    await before.put('a', 'x');
    await before.stop();
    await appendFile(journal(), '{"kind":"remove","bucket":"media","k');
    await writeFile(join(directory, 'blobs', 'half-an-upload'), 'x');
    const after = await openS3({ directory });
    expect(await after.textOf('a')).toBe('x');
    expect(await readdir(join(directory, 'blobs'))).toHaveLength(1);
    await after.stop();
  });

  test('survives many calls at once', async () => {
    const before = await openS3({ directory });
    const keys = Array.from({ length: 200 }, (_, index) => `k${index}`);
    await Promise.all(keys.map((key) => before.put(key, key)));
    await before.stop();
    const after = await openS3({ directory });
    const { Contents } = await after.client.send(new ListObjectsV2Command({ Bucket: 'media' }));
    expect(Contents?.map(({ Key }) => Key).sort()).toEqual(keys.sort());
    await after.stop();
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
