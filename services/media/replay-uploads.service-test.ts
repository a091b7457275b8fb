import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { jest } from '@jest/globals';
import type { SQSEvent } from 'aws-lambda';
import { listeners } from '../../infra/commands/listeners.ts';
import { developerEnvironment } from '../../infra/local/laptop-file.ts';
import { startSqs } from '../../infra/local/stand-ins/sqs/index.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { jpegOf } from '../test/files.ts';
import { laptop } from '../test/laptop.ts';
import { newArtist, table } from '../test/people.ts';
import { askForAddress, detailOf, stored } from '../test/releases.ts';
import { addressOf } from '../test/storage.ts';

/** Longer than a queue hides a message. */
const LATER_MS = 3600_000;
const DAY_MS = 24 * 3600_000;

// A queue of its own with a clock of its own, because the laptop's hides a failed message for minutes.
const directory = mkdtempSync(path.join(tmpdir(), 'segno-replay-'));
let now = Date.now();
let sqs: Awaited<ReturnType<typeof startSqs>>;
let handler: (event: SQSEvent, context: object) => Promise<{ batchItemFailures: object[] }>;
beforeAll(async () => {
  sqs = await startSqs({
    port: 0,
    directory,
    queues: [
      { name: 'stored', visibilityTimeout: 720, redrive: { deadLetterQueue: 'letters', maxReceiveCount: 5 } },
      { name: 'letters', visibilityTimeout: 30, retention: 14 * 24 * 3600 },
    ],
    now: () => now,
  });
  const { TableName, UploadsBucket, MastersBucket, ArtworkBucket } = laptop.outputs;
  Object.assign(process.env, {
    ...developerEnvironment(laptop),
    AWS_ENDPOINT_URL_SQS: sqs.url,
    TABLE_NAME: TableName,
    UPLOADS_BUCKET: UploadsBucket,
    MASTERS_BUCKET: MastersBucket,
    ARTWORK_BUCKET: ArtworkBucket,
    QUEUE_URL: queueUrl(),
    MOST_RECEIVES: '5',
  });
  ({ handler } = (await import('./on-upload-stored.ts')) as never);
});
afterAll(async () => {
  await sqs.stop();
  rmSync(directory, { recursive: true });
});

const queueUrl = () => `${sqs.url}/000000000000/stored`;

/** One try of the checker, as Lambda makes it of a queue. @returns whether there was a message that failed */
async function checkerTries(): Promise<'nothing' | 'failed' | 'checked'> {
  const { Messages: [message] = [] } = await new SQSClient({}).send(
    new ReceiveMessageCommand({ QueueUrl: queueUrl(), MessageSystemAttributeNames: ['ApproximateReceiveCount'] }),
  );
  if (!message) return 'nothing';
  const { MessageId: messageId, Body: body, ReceiptHandle: receiptHandle, Attributes: attributes } = message;
  const record = { messageId, body, receiptHandle, attributes, eventSource: 'aws:sqs' };
  const silent = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const { batchItemFailures } = await handler({ Records: [record] } as never, {});
  silent.mockRestore();
  return batchItemFailures.length > 0 ? 'failed' : 'checked';
}

test('an upload that could not be checked is judged after a replay, thirteen days later', async () => {
  const artist = await newArtist('active');
  const release = await stored(aCompleteDraft({ artistId: artist.artistId, cover: null }));
  const bytes = await jpegOf(3000);
  const file = { fileName: 'c.jpg', contentType: 'image/jpeg', size: bytes.length };
  const { mediaId, url, headers } = await askForAddress(artist, release.id, { kind: 'cover' }, file);
  const item = keys.media({ artistId: artist.artistId, releaseId: release.id, mediaId });
  const state = (value: string) =>
    table.update({
      Key: item,
      UpdateExpression: 'SET #state = :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': value },
    });
  await state('unreadable');
  await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) });
  const { bucket, key } = addressOf(url);
  await sqs.send('stored', JSON.stringify({ Records: [{ s3: { bucket: { name: bucket }, object: { key } } }] }));

  for (let n = 0; n < 5; n++) {
    expect(await checkerTries()).toBe('failed');
    now += LATER_MS;
  }
  expect(await checkerTries()).toBe('nothing');
  expect(sqs.depth('letters').visible).toBe(1);

  now += 13 * DAY_MS;
  // What the letter names is kept longer than the letter.
  expect(Number((await table.get(item))?.ttl) * 1000).toBeGreaterThan(now + LATER_MS);
  await state('awaited');
  const letters = `${sqs.url}/000000000000/letters`;
  expect(await listeners.uploads(() => letters)).toEqual({ healed: 1, failures: [] });
  expect(sqs.depth('letters').visible).toBe(0);
  expect(await checkerTries()).toBe('checked');
  expect((await detailOf(artist, release.id)).release.cover?.mediaId).toBe(mediaId);
});
