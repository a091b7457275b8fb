import { AUDIO_MB } from '../../shared/media/file-finding.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, NO_MEDIA, NO_TRACK, newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { jpegOf, wavOf } from '../test/files.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { current, releases, requestUploadUrl, stored, until, upload } from '../test/releases.ts';
import { addressOf, bytesAt, keysIn, mastersIn, variantsOf } from '../test/storage.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import { checkUpload } from './check-upload.ts';
import type { MediaAddress } from './media-address.ts';
import { mediaRepository } from './media-repository.ts';
import { removeUploads } from './remove-uploads.ts';

const media = mediaRepository(table);
const wav = { fileName: 'take.wav', contentType: 'audio/wav', bytes: wavOf(1) };

let artist: Person;
let jpeg: Uint8Array;
beforeAll(async () => {
  artist = await newArtist('active');
  jpeg = await jpegOf(3000);
});

const silentDraft = () =>
  stored(aCompleteDraft({ artistId: artist.artistId, cover: null, ...inOrder([aTrack({ audio: null })]) }));
const ownedOf = ({ artistId, id: releaseId }: Release) => ({ artistId, releaseId });
const remove = ({ id }: Release) => artist.api('DELETE /api/releases/{releaseId}', { params: { releaseId: id } });
const itemsOf = (release: Release) => table.partition(keys.release(ownedOf(release)).PK, { consistent: true });
const put = (url: string, headers: Record<string, string>, bytes: Uint8Array) =>
  fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) });

describe('deleting a release removes its uploads (product 5.7)', () => {
  it('from everywhere: masters, including a replaced one, the cover and its variants, quarantine, and the items', async () => {
    const release = await silentDraft();
    const [trackId = NO_TRACK] = release.trackIds;
    const target = { kind: 'audio', trackId } as const;
    await upload(artist, release.id, target, wav);
    const audio = await upload(artist, release.id, target, wav);
    const cover = await upload(
      artist,
      release.id,
      { kind: 'cover' },
      { fileName: 'c.jpg', contentType: 'image/jpeg', bytes: jpeg },
    );
    const waiting = await requestUploadUrl(artist, release.id, target, { ...wav, size: wav.bytes.length });
    const quarantine = addressOf(waiting.url);
    const { url } = await artist.api('GET /api/releases/{releaseId}/audio/{mediaId}', {
      params: { releaseId: release.id, mediaId: audio?.id ?? '' },
    });
    const masters = addressOf(url);
    const prefix = `${artist.artistId}/${release.id}/`;
    expect(await mastersIn(masters.bucket, prefix)).toHaveLength(3);
    expect(await variantsOf(cover?.id ?? NO_MEDIA)).toBe(3);
    const other = await silentDraft();
    await upload(artist, other.id, { kind: 'audio', trackId: other.trackIds[0] ?? NO_TRACK }, wav);

    await remove(release);
    await until(
      () => itemsOf(release),
      (items) => items.length === 0,
      'the end of the uploads',
    );
    expect(await keysIn(masters.bucket, prefix)).toEqual([]);
    expect(await keysIn(quarantine.bucket, prefix)).toEqual([]);
    expect(await variantsOf(cover?.id ?? NO_MEDIA)).toBe(0);
    expect(await mastersIn(masters.bucket, `${artist.artistId}/${other.id}/`)).toHaveLength(1);

    // A file sent to the earlier URL after the deletion is removed too.
    expect((await put(waiting.url, waiting.headers, wav.bytes)).status).toBe(200);
    await until(
      () => bytesAt(quarantine.bucket, quarantine.key),
      (bytes) => bytes === undefined,
      'the end of the late file',
    );
    expect(await keysIn(masters.bucket, prefix)).toEqual([]);
    expect(await itemsOf(release)).toEqual([]);
  });

  it('but a payment is kept in the history', async () => {
    const release = await silentDraft();
    const key = keys.payment({ ...ownedOf(release), paymentId: 'pi_1' });
    const payment = { ...key, v: 1 };
    await upload(artist, release.id, { kind: 'audio', trackId: release.trackIds[0] ?? NO_TRACK }, wav);
    await table.transact([{ Put: { TableName: table.name, Item: payment } }]);
    await releases.remove(ownedOf(release));
    await until(
      () => itemsOf(release),
      (items) => items.length === 0,
      'the end of the uploads',
    );
    expect(await table.get(key, { consistent: true })).toEqual(payment);
  });
});

describe('deleting a track removes its uploads (product 5.7)', () => {
  it('its masters, its expected uploads, and their items; the cover and other tracks keep theirs', async () => {
    const release = await stored(
      aCompleteDraft({
        artistId: artist.artistId,
        cover: null,
        ...inOrder([aTrack({ audio: null }), aTrack({ audio: null })]),
      }),
    );
    const [gone = NO_TRACK, stays = NO_TRACK] = release.trackIds;
    const replaced = await upload(artist, release.id, { kind: 'audio', trackId: gone }, wav);
    const audio = await upload(artist, release.id, { kind: 'audio', trackId: gone }, wav);
    const other = await upload(artist, release.id, { kind: 'audio', trackId: stays }, wav);
    const cover = await upload(
      artist,
      release.id,
      { kind: 'cover' },
      { fileName: 'c.jpg', contentType: 'image/jpeg', bytes: jpeg },
    );
    const size = wav.bytes.length;
    const waiting = await requestUploadUrl(artist, release.id, { kind: 'audio', trackId: gone }, { ...wav, size });
    const { url } = await artist.api('GET /api/releases/{releaseId}/audio/{mediaId}', {
      params: { releaseId: release.id, mediaId: audio?.id ?? '' },
    });
    const { bucket } = addressOf(url);
    const prefix = `${artist.artistId}/${release.id}/`;
    expect(await mastersIn(bucket, prefix)).toHaveLength(4);

    await artist.api('DELETE /api/releases/{releaseId}/tracks/{trackId}', {
      params: { releaseId: release.id, trackId: gone },
    });
    const kept = [other?.id, cover?.id].map((id) => `MEDIA#${id}`).sort();
    await until(
      async () => (await itemsOf(release)).map(({ SK }) => String(SK)).filter((SK) => SK.startsWith('MEDIA#')),
      (left) => left.length === 2,
      'the end of the track’s uploads',
    ).then((left) => expect(left.sort()).toEqual(kept));
    expect(await mastersIn(bucket, prefix)).toEqual([other?.id, cover?.id].map((id) => `${prefix}${id}`).sort());
    const keptKeys = new RegExp(`^${prefix}(${other?.id}|${cover?.id})(\\.|$)`);
    for (const key of await keysIn(bucket, prefix)) expect(key).toMatch(keptKeys);
    expect(await variantsOf(cover?.id ?? NO_MEDIA)).toBe(3);
    expect(replaced?.state).toBe('ready');

    // A file sent to the earlier URL after the deletion is removed too.
    const quarantine = addressOf(waiting.url);
    expect((await put(waiting.url, waiting.headers, wav.bytes)).status).toBe(200);
    await until(
      () => bytesAt(quarantine.bucket, quarantine.key),
      (bytes) => bytes === undefined,
      'the end of the late file',
    );
    expect(await mastersIn(bucket, prefix)).toHaveLength(2);
    expect((await itemsOf(release)).map(({ SK }) => SK)).not.toContain(`MEDIA#${waiting.mediaId}`);
  });

  it('no upload is expected for a track that was removed concurrently', async () => {
    const release = await silentDraft();
    const address = { ...ownedOf(release), mediaId: newId('media') };
    const target = { kind: 'audio', trackId: newId('track') } as const;
    const file = { fileName: 'a.wav', size: 10, contentType: 'audio/wav', createdAt: new Date().toISOString() };
    await expect(
      media.expectUploads(address, [{ id: address.mediaId, target, state: 'awaited', ...file }]),
    ).rejects.toMatchObject({ code: 'track-not-found' });
    expect(await itemsOf(release)).toHaveLength(1);
  });
});

/** Buckets that only record what is deleted, for the steps below. */
function emptyBuckets() {
  const discarded: string[] = [];
  const discard = async (key: string) => void discarded.push(key);
  const buckets = {
    discardUpload: discard,
    discardMaster: discard,
    discardVariant: discard,
  } as unknown as BucketGateway;
  return { buckets, discarded };
}

async function awaited(release: Release): Promise<MediaAddress> {
  const address = { ...ownedOf(release), mediaId: newId('media') };
  const file = { fileName: 'c.jpg', size: 10, contentType: 'image/jpeg', createdAt: new Date().toISOString() };
  await media.expectUploads(address, [{ id: address.mediaId, target: { kind: 'cover' }, state: 'awaited', ...file }]);
  return address;
}

describe('after the event of a deletion', () => {
  it('is repeated, it removes late files too, and an existing release keeps its own', async () => {
    const release = await silentDraft();
    const { mediaId } = await awaited(release);
    const { buckets, discarded } = emptyBuckets();
    await removeUploads({ media, buckets }, ownedOf(release));
    expect(discarded).toEqual([]);
    expect((await itemsOf(release)).map(({ SK }) => SK)).toEqual(['BODY', `MEDIA#${mediaId}`]);

    await releases.remove(ownedOf(release));
    for (let n = 0; n < 2; n++) await removeUploads({ media, buckets }, ownedOf(release));
    expect(await itemsOf(release)).toEqual([]);
  });

  it('a failure halfway leaves the item that names the file, for the next attempt', async () => {
    const release = await silentDraft();
    const address = await awaited(release);
    const { mediaId } = address;
    const left = await media.find(address);
    // Deletes without the API, so that the test's own event is the only one.
    const { buckets, discarded } = emptyBuckets();
    const failing = { ...buckets, discardMaster: () => Promise.reject(new Error('S3 is away')) } as BucketGateway;
    const gone = { ...media, leftBehind: async () => (left ? [left] : []) };
    await expect(removeUploads({ media: gone, buckets: failing }, ownedOf(release))).rejects.toThrow('S3 is away');
    expect((await itemsOf(release)).map(({ SK }) => SK)).toContain(`MEDIA#${mediaId}`);
    await removeUploads({ media: gone, buckets }, ownedOf(release));
    expect(discarded.some((key) => key.includes(mediaId))).toBe(true);
  });
});

describe('an upload', () => {
  it('is expected only for an existing draft', async () => {
    const release = await stored(aCompleteDraft({ artistId: artist.artistId }), 'submitted');
    await expect(awaited(release)).rejects.toMatchObject({ code: 'release-locked' });
    const gone = await silentDraft();
    await releases.remove(ownedOf(gone));
    await expect(awaited(gone)).rejects.toMatchObject({ code: 'release-not-found' });
    expect(await itemsOf(gone)).toEqual([]);
  });

  it('whose release was deleted leaves nothing, whenever its check finishes', async () => {
    const release = await silentDraft();
    const address = await awaited(release);
    await media.remove(address);
    const { buckets, discarded } = emptyBuckets();
    await checkUpload({ media, buckets, losslessMb: AUDIO_MB, now: () => new Date() }, address);
    expect(discarded).toContain(`art/${address.mediaId}/320.webp`);
    expect(discarded).toContain(`${artist.artistId}/${release.id}/${address.mediaId}`);
  });

  it('is no failure if its release is deleted while it is read; any other error is', async () => {
    const release = await silentDraft();
    const address = await awaited(release);
    const { buckets, discarded } = emptyBuckets();
    const openUpload = async () => {
      await media.remove(address);
      throw new Error('NoSuchKey');
    };
    await checkUpload(
      { media, buckets: { ...buckets, openUpload }, losslessMb: AUDIO_MB, now: () => new Date() },
      address,
    );
    expect(discarded).toContain(`${artist.artistId}/${release.id}/${address.mediaId}`);

    const other = await awaited(release);
    const failing = { ...buckets, openUpload: () => Promise.reject(new Error('S3 is away')) };
    await expect(
      checkUpload({ media, buckets: failing, losslessMb: AUDIO_MB, now: () => new Date() }, other),
    ).rejects.toThrow('S3 is away');
  });

  it('whose event is delivered twice keeps the file that its release accepted', async () => {
    const release = await silentDraft();
    const address = await awaited(release);
    const cover = {
      mediaId: address.mediaId,
      fileName: 'c.jpg',
      size: 10,
      width: 3000,
      height: 3000,
      storedAt: new Date().toISOString(),
    };
    expect(await media.place(address, { kind: 'cover', cover }, new Date())).toBeUndefined();
    const { buckets, discarded } = emptyBuckets();
    await checkUpload({ media, buckets, losslessMb: AUDIO_MB, now: () => new Date() }, address);
    // Only the file in quarantine is discarded.
    expect(discarded).toEqual([`${artist.artistId}/${release.id}/${address.mediaId}`]);
    expect((await current(release)).cover).toEqual(cover);
  });
});
