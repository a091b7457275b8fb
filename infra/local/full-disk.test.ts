import { createWriteStream, readdirSync, readFileSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { fullDisk } from '../test/full-disk.ts';
import { temporaryFolder } from '../test/test-cleanup.ts';
import { appendLines } from './append-lines.ts';
import { disk as realDisk } from './disk.ts';
import { openS3 } from './stand-ins/s3/s3-under-test.ts';
import { jobs, standIn as sqsOn } from './stand-ins/sqs/sqs-under-test.ts';
import { machineOf, singleState } from './stand-ins/states/states-under-test.ts';

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { name: string; $metadata?: { httpStatusCode?: number } }) => [error.name, error.$metadata?.httpStatusCode],
  );
const REFUSED = ['ServiceUnavailable', 503];

test('S3 refuses an object without leaving traces, still reads, and accepts it once there is room', async () => {
  const { disk, fill, free } = fullDisk();
  const directory = temporaryFolder();
  const s3 = await openS3({ disk, directory });
  await s3.put('first', 'first');
  fill();
  expect(await codeOf(s3.put('second', 'x'.repeat(100_000)))).toEqual(REFUSED);
  expect(await codeOf(s3.put('first', 'other'))).toEqual(REFUSED);
  expect(await s3.textOf('first')).toBe('first');
  expect(readdirSync(path.join(directory, 'blobs'))).toHaveLength(1);
  free();
  await s3.put('second', 'second');
  expect([await s3.textOf('first'), await s3.textOf('second')]).toEqual(['first', 'second']);
});

test('S3 keeps no bytes of an object whose record did not fit', async () => {
  const { disk, fill } = fullDisk();
  const directory = temporaryFolder();
  const s3 = await openS3({ disk: { ...disk, create: realDisk.create }, directory });
  fill();
  expect(await codeOf(s3.put('first', 'first'))).toEqual(REFUSED);
  expect(readdirSync(path.join(directory, 'blobs'))).toEqual([]);
});

test('SQS refuses a message and delivers none until there is room, and the process survives', async () => {
  const { disk, fill, free } = fullDisk();
  const sqs = await sqsOn([jobs], { disk });
  await sqs.send('jobs', 'before');
  fill();
  const got: string[] = [];
  let arrived = () => {};
  const all = new Promise<void>((done) => {
    arrived = done;
  });
  sqs.poll(
    'jobs',
    async (batch) => {
      got.push(...batch.map(({ body }) => body));
      if (got.length === 2) arrived();
      return { failed: [] };
    },
    { batchSize: 10 },
  );
  await expect(sqs.send('jobs', 'refused')).rejects.toThrow('ENOSPC');
  expect(await codeOf(sqs.put('jobs', 'refused'))).toEqual(REFUSED);
  expect(got).toEqual([]);
  free();
  await sqs.send('jobs', 'after');
  await all;
  expect(got).toEqual(['before', 'after']);
});

test('a workflow does not fail, but continues where it was once there is room', async () => {
  const { disk, fill, free } = fullDisk();
  const errors: string[] = [];
  let reportError = () => {};
  const errorReported = new Promise<void>((done) => {
    reportError = done;
  });
  const machine = await machineOf(singleState({ Type: 'Task', Resource: 'work' }), {
    disk,
    tasks: {
      work: (input) => {
        if (errors.length === 0) fill();
        return input;
      },
    },
    onError: (message) => {
      errors.push(message);
      free();
      reportError();
    },
  });
  const ended = machine.run({ n: 1 });
  await errorReported;
  expect(await ended).toMatchObject({ status: 'SUCCEEDED', output: { n: 1 } });
  expect(errors[0]).toContain('The disk that holds the data of this laptop is full');
});

test('the log drops lines that it cannot write, and continues', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'server.log');
  const streams: WriteStream[] = [];
  const write = appendLines(file, (name) => {
    // Every write to the first stream fails.
    const stream = createWriteStream(streams.length === 0 ? path.join(folder, 'absent', 'server.log') : name, {
      flags: 'a',
    });
    streams.push(stream);
    return stream;
  });
  write('lost');
  await new Promise<void>((closed) => void streams[0]?.once('close', closed));
  write('there');
  await new Promise<void>((done) => void streams[1]?.end(done));
  expect(readFileSync(file, 'utf8')).toBe('there\n');
});
