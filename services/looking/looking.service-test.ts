import { createHash } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { replays } from '../../infra/commands/replays.ts';
import { developerEnvironment } from '../../infra/laptop-file.ts';
import type { MediaId } from '../../shared/ids.ts';
import type { Look } from '../../shared/looking/look.ts';
import type { Release } from '../../shared/releases/release.ts';
import { openFindings } from '../../shared/rules/release-findings.ts';
import { aCompleteDraft, newId } from '../../shared/test/builders.ts';
import { LATE_FROM } from '../media/is-late.ts';
import { jpegOf } from '../test/files.ts';
import { laptop } from '../test/laptop.ts';
import { type OwnQueue, ownQueue } from '../test/own-queue.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { current, stored, until, untilInspected, upload } from '../test/releases.ts';
import { bytesAt, developer, keysIn } from '../test/storage.ts';
import { lookRepository } from './look-repository.ts';
import { drawCover } from './test/draw-cover.ts';

const LOOK: Look = { v: 1, lines: [] };

let artist: Person;
let masters: string;
beforeAll(async () => {
  masters = laptop.outputs.MastersBucket ?? '';
  artist = await newArtist('active');
});

const draft = () => stored(aCompleteDraft({ artistId: artist.artistId, cover: null }));
const keyOf = ({ artistId, id }: Release, mediaId: MediaId | undefined) => `${artistId}/${id}/${mediaId}`;

test('a cover with an address is redrawn, looked at, and cannot be submitted (product 8.3, 38.3)', async () => {
  const release = await draft();
  const bytes = await drawCover({
    seed: 1,
    letterings: [{ text: 'www.maraellis.com', font: 'Archivo Black', x: 1500, y: 800, height: 150 }],
  });
  const verdict = await upload(
    artist,
    release.id,
    { kind: 'cover' },
    { fileName: 'c.jpg', contentType: 'image/jpeg', bytes },
  );
  const { cover } = await current(release);
  const delivered = await bytesAt(masters, keyOf(release, verdict?.id));
  expect(cover).toMatchObject({
    size: delivered?.length,
    sha256: createHash('sha256')
      .update(delivered ?? '')
      .digest('hex'),
  });
  const original = await bytesAt(masters, `${keyOf(release, verdict?.id)}.original`);
  expect(Buffer.compare(original ?? Buffer.alloc(0), bytes)).toBe(0);

  const looked = await untilInspected(release);
  const found = openFindings(looked, new Date()).find(({ code }) => code === 'cover-address');
  expect(found?.box?.y).toBeCloseTo(800 / 3000, 1);

  // The original is removed with its release.
  await artist.api('DELETE /api/releases/{releaseId}', { params: { releaseId: release.id } });
  await until(
    () => keysIn(masters, `${artist.artistId}/${release.id}/`),
    (left) => left.length === 0,
    'the removal of the files',
  );
});

test('a look at a cover that was replaced, or whose release is gone, is not recorded (product 38.6)', async () => {
  const release = await stored(aCompleteDraft({ artistId: artist.artistId }));
  const looks = lookRepository(table);
  const address = { artistId: artist.artistId, releaseId: release.id };
  await looks.record({ ...address, mediaId: newId('media') }, { state: 'looked', look: LOOK });
  await looks.record({ ...address, releaseId: newId('release'), mediaId: newId('media') }, { state: 'unlooked' });
  expect((await current(release)).cover).toEqual(release.cover);
  const { mediaId } = release.cover ?? { mediaId: newId('media') };
  await looks.record({ ...address, mediaId }, { state: 'looked', look: LOOK });
  const after = await current(release);
  expect(after.cover).toMatchObject({ looked: { state: 'looked' } });
  expect(after.updatedAt).toBe(release.updatedAt);
});

describe('a cover that cannot be looked at', () => {
  let queue: OwnQueue;
  let handler: (event: SQSEvent) => Promise<SQSBatchResponse>;
  beforeAll(async () => {
    Object.assign(process.env, developerEnvironment(laptop));
    queue = await ownQueue(LATE_FROM);
    Object.assign(process.env, {
      TABLE_NAME: laptop.outputs.TableName,
      MASTERS_BUCKET: masters,
      QUEUE_URL: queue.url,
    });
    ({ handler } = await import('./on-cover-placed.ts'));
  });
  afterAll(() => queue.stop());

  it('does not keep its artist waiting, is a dead letter, and is looked at after a replay (product 38.6)', async () => {
    const whole = aCompleteDraft({ artistId: artist.artistId });
    const { cover } = whole;
    if (!cover) throw new Error('The draft has no cover');
    const release = await stored({ ...whole, cover: { ...cover, looked: { state: 'waiting' } } });
    const ids = { artistId: artist.artistId, releaseId: release.id, mediaId: cover.mediaId };
    await queue.send({ id: 'e1:cover-placed', name: 'cover-placed', at: new Date().toISOString(), body: ids });

    for (let n = 1; n < LATE_FROM; n++) {
      expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 1 });
      expect((await current(release)).cover?.looked).toEqual({ state: 'waiting' });
      queue.later(3600);
    }
    expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 1 });
    expect((await current(release)).cover?.looked).toEqual({ state: 'unlooked' });
    queue.later(3600);
    expect(await queue.deliver(handler)).toEqual({ came: 0, failed: 0 });
    expect(queue.letters()).toBe(1);

    await developer.send(
      new PutObjectCommand({ Bucket: masters, Key: keyOf(release, cover.mediaId), Body: await jpegOf(3000) }),
    );
    expect(await replays.viewer(() => queue.lettersUrl)).toEqual({ healed: 1, failures: [] });
    expect(await queue.deliver(handler)).toEqual({ came: 1, failed: 0 });
    expect((await current(release)).cover?.looked).toMatchObject({ state: 'looked' });
    expect(queue.letters()).toBe(0);
  });
});
