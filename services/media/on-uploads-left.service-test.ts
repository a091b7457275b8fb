import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { replays } from '../../infra/commands/replays.ts';
import { developerEnvironment } from '../../infra/laptop-file.ts';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { aCompleteDraft, anId, newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { laptop } from '../test/laptop.ts';
import { type OwnQueue, ownQueue } from '../test/own-queue.ts';
import { table } from '../test/people.ts';
import { releases, stored, until } from '../test/releases.ts';

type Owned = { artistId: ArtistId; releaseId: ReleaseId };

Object.assign(process.env, developerEnvironment(laptop));
const sqs = new SQSClient({});

/** Sends an event to the local listener directly, without the relay. */
const publish = (...messages: (object | string)[]) =>
  sqs.send(
    new SendMessageBatchCommand({
      QueueUrl: laptop.outputs.RemoverQueue ?? '',
      Entries: messages.map((message, n) => ({
        Id: String(n),
        MessageBody: typeof message === 'string' ? message : JSON.stringify(message),
      })),
    }),
  );
const uploadsLeft = (body: Owned) => ({ id: newId('event'), name: 'uploads-left', at: new Date().toISOString(), body });
const itemsOf = (owned: Owned) => table.partition(keys.release(owned).PK, { consistent: true });
const ends = (owned: Owned) =>
  until(
    () => itemsOf(owned),
    (items) => items.length === 0,
    'the end of the uploads',
  );

/** Puts an upload in the table, without an event about its release. */
async function upload({ artistId, releaseId }: Owned): Promise<void> {
  const id = newId('media');
  const file = { fileName: 'c.jpg', size: 10, contentType: 'image/jpeg', createdAt: new Date().toISOString() };
  const Item = {
    ...keys.media({ artistId, releaseId, mediaId: id }),
    v: 1,
    id,
    target: { kind: 'cover' },
    state: 'awaited',
    ...file,
  };
  await table.put({ Item });
}
async function leftUpload(): Promise<Owned> {
  const { artistId, id: releaseId } = aCompleteDraft({ id: newId('release') });
  await upload({ artistId, releaseId });
  return { artistId, releaseId };
}

describe('the remover of uploads of deleted releases (product 5.7)', () => {
  it('is not held up by an unreadable message between good ones', async () => {
    const [one, two] = [await leftUpload(), await leftUpload()];
    await publish(uploadsLeft(one), 'poison', { ...uploadsLeft(two), body: {} }, uploadsLeft(two));
    await Promise.all([ends(one), ends(two)]);
  });

  it('does nothing when the event is repeated', async () => {
    const [one, marker] = [await leftUpload(), await leftUpload()];
    await publish(uploadsLeft(one));
    await ends(one);
    await publish(uploadsLeft(one), uploadsLeft(marker));
    await ends(marker);
    expect(await itemsOf(one)).toEqual([]);
  });

  it('removes nothing that is in use when the event is early or late', async () => {
    const draft = await stored(aCompleteDraft({ id: newId('release'), cover: null }));
    const owned = { artistId: draft.artistId, releaseId: draft.id };
    const marker = await leftUpload();
    await upload(owned);
    await publish(uploadsLeft(owned), uploadsLeft(marker));
    await ends(marker);
    expect((await itemsOf(owned)).map(({ SK }) => String(SK).split('#')[0])).toEqual(['BODY', 'MEDIA']);
    await releases.remove(owned);
    await ends(owned);
  });
});

describe('while the table or the storage is unavailable', () => {
  let queue: OwnQueue;
  let handler: typeof import('./on-uploads-left.ts')['handler'];
  beforeAll(async () => {
    const { TableName, UploadsBucket, MastersBucket, ArtworkBucket } = laptop.outputs;
    queue = await ownQueue();
    Object.assign(process.env, {
      TABLE_NAME: TableName,
      UPLOADS_BUCKET: UploadsBucket,
      MASTERS_BUCKET: MastersBucket,
      ARTWORK_BUCKET: ArtworkBucket,
      QUEUE_URL: queue.url,
    });
    ({ handler } = await import('./on-uploads-left.ts'));
  });
  afterAll(() => queue.stop());

  /** An invalid item next to the upload, which makes the search for uploads fail. */
  const broken = (owned: Owned) => keys.media({ ...owned, mediaId: anId('unreadable') });

  it('for a moment: the uploads are removed when it returns', async () => {
    const owned = await leftUpload();
    await table.put({ Item: { ...broken(owned), v: 1 } });
    await queue.send(uploadsLeft(owned));
    expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 1 });
    expect(await itemsOf(owned)).toHaveLength(2);

    await table.delete({ Key: broken(owned) });
    queue.later(2);
    expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 0 });
    expect(await itemsOf(owned)).toEqual([]);
  });

  it('for a long time: the uploads are removed after a replay; unaffected ones were removed before', async () => {
    const [owned, other] = [await leftUpload(), await leftUpload()];
    await table.put({ Item: { ...broken(owned), v: 1 } });
    await queue.send(uploadsLeft(owned));
    await queue.send(uploadsLeft(other));
    expect(await queue.deliver(handler)).toEqual({ came: 2, failed: 1 });
    expect(await itemsOf(other)).toEqual([]);
    for (let n = 1; n < queue.mostReceives; n++) {
      queue.later(3600);
      expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 1 });
    }
    queue.later(3600);
    expect(await queue.deliver(handler)).toEqual({ came: 0, failed: 0 });
    expect(queue.letters()).toBe(1);

    await table.delete({ Key: broken(owned) });
    expect(await replays.remover(() => queue.lettersUrl)).toEqual({ healed: 1, failures: [] });
    expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 0 });
    expect(await itemsOf(owned)).toEqual([]);
  });
});
