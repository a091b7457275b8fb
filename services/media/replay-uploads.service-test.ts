import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { replays } from '../../infra/commands/replays.ts';
import { developerEnvironment } from '../../infra/laptop-file.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { jpegOf } from '../test/files.ts';
import { laptop } from '../test/laptop.ts';
import { type OwnQueue, ownQueue } from '../test/own-queue.ts';
import { newArtist, table } from '../test/people.ts';
import { detailOf, requestUploadUrl, stored } from '../test/releases.ts';
import { addressOf } from '../test/storage.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

let queue: OwnQueue;
let handler: (event: SQSEvent) => Promise<SQSBatchResponse>;
beforeAll(async () => {
  const { TableName, UploadsBucket, MastersBucket, ArtworkBucket } = laptop.outputs;
  Object.assign(process.env, developerEnvironment(laptop));
  queue = await ownQueue();
  Object.assign(process.env, {
    TABLE_NAME: TableName,
    UPLOADS_BUCKET: UploadsBucket,
    MASTERS_BUCKET: MastersBucket,
    ARTWORK_BUCKET: ArtworkBucket,
    QUEUE_URL: queue.url,
  });
  ({ handler } = await import('./on-upload-stored.ts'));
});
afterAll(() => queue.stop());

const setState = (item: { PK: string; SK: string }, value: string) =>
  table.update({
    Key: item,
    UpdateExpression: 'SET #state = :state',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':state': value },
  });

/** Uploads a cover, and notifies the test's own queue. No checker can read its item until the test sets its state. */
async function uploaded() {
  const artist = await newArtist('active');
  const release = await stored(aCompleteDraft({ artistId: artist.artistId, cover: null }));
  const bytes = await jpegOf(3000);
  const file = { fileName: 'c.jpg', contentType: 'image/jpeg', size: bytes.length };
  const { mediaId, url, headers } = await requestUploadUrl(artist, release.id, { kind: 'cover' }, file);
  const item = keys.media({ artistId: artist.artistId, releaseId: release.id, mediaId });
  await setState(item, 'unreadable');
  await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) });
  const { bucket, key } = addressOf(url);
  await queue.send({ Records: [{ s3: { bucket: { name: bucket }, object: { key } } }] });
  return { artist, release, mediaId, item };
}

test('an upload whose invocations were throttled is read, not rejected (design 5.8)', async () => {
  const { artist, release, mediaId, item } = await uploaded();
  for (let n = 1; n < queue.mostReceives; n++) {
    // Simulates a throttled invocation: Lambda receives a message but cannot invoke the function, and the queue counts
    // the receive.
    const throttled = async ({ Records }: SQSEvent) => ({
      batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })),
    });
    expect(await queue.deliver(throttled)).toEqual({ came: 1, failed: 1 });
    queue.later(HOUR_SECONDS);
  }
  await setState(item, 'awaited');
  expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 0 });
  expect((await detailOf(artist, release.id)).release.cover?.mediaId).toBe(mediaId);
});

test('an upload that could not be checked is judged after a replay, thirteen days later', async () => {
  const { artist, release, mediaId, item } = await uploaded();
  for (let n = 0; n < queue.mostReceives; n++) {
    expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 1 });
    queue.later(HOUR_SECONDS);
  }
  expect(await queue.deliver(handler)).toEqual({ came: 0, failed: 0 });
  expect(queue.letters()).toBe(1);

  queue.later(13 * DAY_SECONDS);
  // The upload outlives the dead letter that names it.
  expect(Number((await table.get(item))?.ttl)).toBeGreaterThan(queue.now() / 1000 + HOUR_SECONDS);
  await setState(item, 'awaited');
  expect(await replays.uploads(() => queue.lettersUrl)).toEqual({ healed: 1, failures: [] });
  expect(queue.letters()).toBe(0);
  expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 0 });
  expect((await detailOf(artist, release.id)).release.cover?.mediaId).toBe(mediaId);
});
