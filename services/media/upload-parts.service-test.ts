import { createHash } from 'node:crypto';
import { AbortMultipartUploadCommand } from '@aws-sdk/client-s3';
import { brand } from '../../shared/brand.ts';
import type { MediaId, ReleaseId } from '../../shared/ids.ts';
import { PART_BYTES } from '../../shared/media/parts.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, NO_MEDIA, NO_TRACK } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { wavOfBytes } from '../test/files.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { announce, current, freshKey, sendPart, stored, until, upload, verdictOn } from '../test/releases.ts';
import { addressOf, bytesAt, developer } from '../test/storage.ts';
import { mediaRepository } from './media-repository.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const bytes = wavOfBytes(2 * PART_BYTES + 1000);
const sha256 = (part: Uint8Array) => createHash('sha256').update(part).digest('base64');
const partOf = (number: number) => bytes.subarray((number - 1) * PART_BYTES, number * PART_BYTES);

type Params = { releaseId: ReleaseId; mediaId: MediaId };

const silentDraft = (different = {}) =>
  stored(aCompleteDraft({ artistId: artist.artistId, ...inOrder([aTrack({ audio: null })]), ...different }));
const wav = (size: number) => ({ fileName: 'take.wav', contentType: 'audio/wav', size });

/** Announces the recording for the first track of a release. */
async function announced(release: Release, size = bytes.length): Promise<Params> {
  const target = { kind: 'audio', trackId: release.trackIds[0] ?? NO_TRACK } as const;
  const { state, mediaId } = await announce(artist, release.id, target, wav(size));
  expect(state).toBe('expected-in-parts');
  return { releaseId: release.id, mediaId };
}
const begun = async () => announced(await silentDraft());

const send = (params: Params, ...numbers: number[]) =>
  Promise.all(numbers.map(async (number) => (await sendPart(artist, params, bytes, number)).status));
const sign = (params: Params, number: number, hash = sha256(partOf(number)), by = artist) =>
  by.api('POST /api/releases/{releaseId}/uploads/{mediaId}/parts', { params, body: { number, sha256: hash } });
const arrived = (params: Params, by = artist) =>
  by.api('GET /api/releases/{releaseId}/uploads/{mediaId}/parts', { params });
const complete = (params: Params, by = artist) =>
  by.api('POST /api/releases/{releaseId}/uploads/{mediaId}/completion', { params });
const cancel = (params: Params, by = artist) =>
  by.api('DELETE /api/releases/{releaseId}/uploads/{mediaId}', { params });
const put = async (url: string, headers: Record<string, string>, body: Uint8Array) =>
  (await fetch(url, { method: 'PUT', headers, body: Buffer.from(body) })).status;
const itemOf = ({ releaseId, mediaId }: Params) =>
  table.get(keys.media({ artistId: artist.artistId, releaseId, mediaId }), { consistent: true });

describe('product 8.14: a file of 8 MB or more is sent in parts', () => {
  it('and becomes the track’s master, byte for byte', async () => {
    const release = await silentDraft();
    const [trackId = NO_TRACK] = release.trackIds;
    const verdict = await upload(artist, release.id, { kind: 'audio', trackId }, { ...wav(0), bytes });
    expect(verdict).toMatchObject({ state: 'ready', fileName: 'take.wav' });
    expect((await current(release)).tracks[trackId]?.audio).toMatchObject({
      mediaId: verdict?.id,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const item = await itemOf({ releaseId: release.id, mediaId: verdict?.id ?? NO_MEDIA });
    expect([item?.partsId, item?.completedAt]).toEqual([undefined, undefined]);
  });

  it('a smaller one in one request', async () => {
    const release = await silentDraft();
    const target = { kind: 'audio', trackId: release.trackIds[0] ?? NO_TRACK } as const;
    const small = await announce(artist, release.id, target, wav(PART_BYTES - 1));
    expect(small.state).toBe('expected');
    const params = { releaseId: release.id, mediaId: small.mediaId };
    await expect(sign(params, 1)).rejects.toMatchObject({ code: 'part-unknown' });
    await expect(complete(params)).rejects.toMatchObject({ code: 'upload-incomplete' });
  });

  it('of exactly one part as well', async () => {
    const release = await silentDraft();
    const [trackId = NO_TRACK] = release.trackIds;
    const one = wavOfBytes(PART_BYTES);
    const verdict = await upload(artist, release.id, { kind: 'audio', trackId }, { ...wav(0), bytes: one });
    expect(verdict?.state).toBe('ready');
  });

  it('parts that have arrived are listed, and the others can be sent days later, in any order', async () => {
    const params = await begun();
    expect(await arrived(params)).toEqual({ isComplete: false, parts: [] });
    expect(await send(params, 3, 1)).toEqual([200, 200]);
    expect((await arrived(params)).parts).toEqual([1, 3].map((number) => ({ number, sha256: sha256(partOf(number)) })));
    await expect(complete(params)).rejects.toMatchObject({ code: 'upload-incomplete', details: { missing: [2] } });
    expect(await send(params, 2)).toEqual([200]);
    await complete(params);
    expect(await verdictOn(artist, params.releaseId, params.mediaId)).toMatchObject({ state: 'ready' });
  });

  it('a part that is sent again replaces the first one', async () => {
    const params = await begun();
    const wrong = Buffer.from(partOf(3)).fill(1);
    const { url, headers } = await sign(params, 3, sha256(wrong));
    expect(await put(url, headers, wrong)).toBe(200);
    expect(await send(params, 1, 2, 3)).toEqual([200, 200, 200]);
    await complete(params);
    await verdictOn(artist, params.releaseId, params.mediaId);
    const { url: master } = await artist.api('GET /api/releases/{releaseId}/audio/{mediaId}', { params });
    const { bucket, key } = addressOf(master);
    expect(sha256((await bytesAt(bucket, key)) ?? new Uint8Array())).toBe(sha256(bytes));
  });

  it('parts that are announced at the same time begin one upload', async () => {
    const params = await begun();
    const signed = await Promise.all([1, 2, 3].map((number) => sign(params, number)));
    const ids = signed.map(({ url }) => new URL(url).searchParams.get('uploadId'));
    expect(new Set(ids).size).toBe(1);
    expect((await itemOf(params))?.partsId).toBe(ids[0]);
  });
});

describe('the URL of a part accepts only that part', () => {
  let params: Params;
  beforeAll(async () => {
    params = await begun();
  });
  afterEach(async () => {
    expect((await arrived(params)).parts).toEqual([]);
  });

  it.each<[string, () => Promise<number>]>([
    [
      'the bytes of another part',
      async () => {
        const { url, headers } = await sign(params, 1);
        return put(url, headers, partOf(2));
      },
    ],
    [
      'other bytes with their own checksum',
      async () => {
        const { url } = await sign(params, 1);
        return put(url, { 'x-amz-checksum-sha256': sha256(partOf(2)) }, partOf(2));
      },
    ],
    [
      'no checksum',
      async () => {
        const { url } = await sign(params, 1);
        return put(url, {}, partOf(1));
      },
    ],
    [
      'fewer bytes',
      async () => {
        const { url, headers } = await sign(params, 1);
        return put(url, headers, partOf(1).subarray(1));
      },
    ],
    [
      'another number',
      async () => {
        const { url, headers } = await sign(params, 1);
        return put(url.replace('partNumber=1', 'partNumber=2'), headers, partOf(1));
      },
    ],
    [
      'another upload',
      async () => {
        const [{ url, headers }, other] = [await sign(params, 1), await sign(await begun(), 1)];
        const foreign = new URL(other.url).searchParams.get('uploadId') ?? '';
        const changed = new URL(url);
        changed.searchParams.set('uploadId', foreign);
        return put(changed.href, headers, partOf(1));
      },
    ],
  ])('%s: refused', async (_, request) => {
    expect(Math.floor((await request()) / 100)).toBe(4);
  });

  it('there is no URL for a part that the file does not have', async () => {
    await expect(sign(params, 4, sha256(partOf(1)))).rejects.toMatchObject({ code: 'part-unknown' });
    await expect(sign(params, 0, sha256(partOf(1)))).rejects.toMatchObject({ code: 'invalid-request' });
    await expect(sign(params, 1, 'short')).rejects.toMatchObject({ code: 'invalid-request' });
  });
});

describe('the end of an upload', () => {
  it('completing it again, also at the same time, changes nothing', async () => {
    const params = await begun();
    await send(params, 1, 2, 3);
    await Promise.all([complete(params), complete(params)]);
    await complete(params);
    expect(await verdictOn(artist, params.releaseId, params.mediaId)).toMatchObject({ state: 'ready' });
    const { rev } = await current({ id: params.releaseId, artistId: artist.artistId });
    await complete(params);
    await expect(arrived(params)).rejects.toMatchObject({ code: 'upload-ended' });
    await expect(sign(params, 1)).rejects.toMatchObject({ code: 'upload-ended' });
    expect((await current({ id: params.releaseId, artistId: artist.artistId })).rev).toBe(rev);
  });

  it('a complete file is expected for as long as one that has just begun', async () => {
    const params = await begun();
    const address = { artistId: artist.artistId, ...params };
    const media = mediaRepository(table);
    const { target } = (await media.find(address)) ?? { target: { kind: 'cover' } as const };
    const parts = { ...address, target, partsId: 'parts' };
    expect(await media.storePartsId(parts)).toBe(true);
    const before = Number((await itemOf(params))?.ttl);
    const week = 7 * 24 * 3600;
    expect(await media.storeCompletion(parts, new Date(Date.now() + week * 1000))).toBe(true);
    expect(Number((await itemOf(params))?.ttl) - before).toBeGreaterThanOrEqual(week);
    expect(await media.storeCompletion({ ...parts, partsId: 'other' }, new Date())).toBe(false);
  });

  it('a cancelled one leaves nothing, and cannot go on', async () => {
    const params = await begun();
    const { url, headers } = await sign(params, 1);
    await send(params, 2);
    await cancel(params);
    expect(await itemOf(params)).toBeUndefined();
    expect(await put(url, headers, partOf(1))).toBe(404);
    for (const call of [() => sign(params, 1), () => arrived(params), () => complete(params)])
      await expect(call()).rejects.toMatchObject({ code: 'media-not-found' });
    await cancel(params);
  });

  it('cancelling a file that is in its place leaves it there', async () => {
    const release = await silentDraft();
    const [trackId = NO_TRACK] = release.trackIds;
    const verdict = await upload(artist, release.id, { kind: 'audio', trackId }, { ...wav(0), bytes });
    await cancel({ releaseId: release.id, mediaId: verdict?.id ?? NO_MEDIA });
    expect((await current(release)).tracks[trackId]?.audio?.mediaId).toBe(verdict?.id);
  });

  it('storage’s deletion of an old one is reported', async () => {
    const params = await begun();
    const { url } = await sign(params, 1);
    const { bucket, key } = addressOf(url);
    const UploadId = String((await itemOf(params))?.partsId);
    await developer.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId }));
    await expect(arrived(params)).rejects.toMatchObject({ code: 'upload-expired' });
    await expect(complete(params)).rejects.toMatchObject({ code: 'upload-expired' });
  });

  it('a submitted release takes no more parts, and no completion', async () => {
    const release = await stored(aCompleteDraft({ artistId: artist.artistId }));
    const params = await announced(release);
    await send(params, 1, 2, 3);
    await artist.api('POST /api/releases/{releaseId}/submit', {
      params: { releaseId: release.id },
      body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
      ...freshKey(),
    });
    for (const call of [() => sign(params, 1), () => arrived(params), () => complete(params)])
      await expect(call()).rejects.toMatchObject({ code: 'release-locked' });
    expect((await itemOf(params))?.completedAt).toBeUndefined();
  });

  it('the parts of a removed track and of a deleted release are deleted', async () => {
    const release = await stored(
      aCompleteDraft({ artistId: artist.artistId, ...inOrder([aTrack({ audio: null }), aTrack({ title: 'Other' })]) }),
    );
    const params = await announced(release);
    const { url, headers } = await sign(params, 1);
    const trackId = release.trackIds[0] ?? NO_TRACK;
    await artist.api('DELETE /api/releases/{releaseId}/tracks/{trackId}', {
      params: { releaseId: release.id, trackId },
    });
    const gone = (status: number) => status === 404;
    await until(() => put(url, headers, partOf(1)), gone, 'the end of the removed track’s parts');
    const other = await begun();
    const signed = await sign(other, 1);
    await artist.api('DELETE /api/releases/{releaseId}', { params: { releaseId: other.releaseId }, ...freshKey() });
    await until(() => put(signed.url, signed.headers, partOf(1)), gone, 'the end of the deleted release’s parts');
    for (const call of [() => sign(other, 1), () => arrived(other), () => complete(other), () => cancel(other)])
      await expect(call()).rejects.toMatchObject({ code: 'release-not-found' });
  });
});

describe('another artist', () => {
  it('finds neither the release, nor the upload in a release of their own', async () => {
    const params = await begun();
    await send(params, 1);
    const other = await newArtist('active');
    const own = await stored(aCompleteDraft({ artistId: other.artistId }));
    for (const [call, code] of [
      [params, 'release-not-found'],
      [{ releaseId: own.id, mediaId: params.mediaId }, 'media-not-found'],
    ] as const) {
      await expect(sign(call, 1, sha256(partOf(1)), other)).rejects.toMatchObject({ code });
      await expect(arrived(call, other)).rejects.toMatchObject({ code });
      await expect(complete(call, other)).rejects.toMatchObject({ code });
    }
    await expect(cancel(params, other)).rejects.toMatchObject({ code: 'release-not-found' });
    await cancel({ releaseId: own.id, mediaId: params.mediaId }, other);
    expect((await arrived(params)).parts).toHaveLength(1);
  });
});
