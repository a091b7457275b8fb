import { Readable } from 'node:stream';
import { brand } from '../../shared/brand.ts';
import type { TrackId } from '../../shared/ids.ts';
import { AUDIO_MB } from '../../shared/media/file-finding.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK, newId } from '../../shared/test/builders.ts';
import { wavOf } from '../test/files.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { current, detailOf, freshKey, stored, untilInspected } from '../test/releases.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import { MAX_UNFINISHED_CHECKS } from './check-limit.ts';
import { checkUpload } from './check-upload.ts';
import type { MediaAddress } from './media-address.ts';
import { mediaRepository } from './media-repository.ts';
import { objectKey } from './object-key.ts';
import type { ReceivedFile } from './received-file.ts';

const media = mediaRepository(table);
const now = () => new Date();
const good = wavOf(1);
const other = wavOf(2);

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

/** Buckets in memory. Quarantine contains whatever the test last put there. */
function memoryBuckets() {
  const uploads = new Map<string, Uint8Array>();
  const masters = new Map<string, { bytes: Buffer; sha256: string }>();
  const buckets = {
    openUpload: async (key: string) => {
      const bytes = uploads.get(key);
      if (!bytes) throw new Error('NoSuchKey');
      return { body: Readable.from([Buffer.from(bytes)]), size: bytes.length };
    },
    storeMaster: async (key: string, file: ReceivedFile) => {
      masters.set(key, { bytes: await file.read(0, file.size), sha256: file.sha256 });
    },
    storeVariant: async () => {},
    discardUpload: async (key: string) => void uploads.delete(key),
    discardMaster: async (key: string) => void masters.delete(key),
    discardVariant: async () => {},
  } as unknown as BucketGateway;
  return { buckets, uploads, masters };
}

async function awaited(): Promise<{ release: Release; trackId: TrackId; address: MediaAddress }> {
  const draft = aCompleteDraft({ artistId: artist.artistId, ...inOrder([aTrack({ audio: null })]) });
  const release = await stored(draft);
  const trackId = release.trackIds[0] ?? NO_TRACK;
  const address = { artistId: artist.artistId, releaseId: release.id, mediaId: newId('media') };
  const file = { fileName: 'a.wav', size: good.length, contentType: 'audio/wav', createdAt: now().toISOString() };
  await media.expectUploads(address, [
    {
      id: address.mediaId,
      target: { kind: 'audio', trackId },
      state: 'awaited',
      ...file,
    },
  ]);
  return { release, trackId, address };
}

/** A gate that the test opens. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** A checker that has read the upload, and waits until the test lets it continue. */
function held(place: 'before its claim' | 'before it stores', world: ReturnType<typeof memoryBuckets>) {
  const reached = gate();
  const goOn = gate();
  const wait = async () => {
    reached.open();
    await goOn.opened;
  };
  const needs =
    place === 'before its claim'
      ? {
          buckets: world.buckets,
          media: {
            ...media,
            claim: async (...args: Parameters<typeof media.claim>) => {
              await wait();
              return media.claim(...args);
            },
          },
        }
      : {
          media,
          buckets: {
            ...world.buckets,
            storeMaster: async (...args: Parameters<BucketGateway['storeMaster']>) => {
              await wait();
              return world.buckets.storeMaster(...args);
            },
          },
        };
  return {
    reached: reached.opened,
    goOn: goOn.open,
    start: (address: MediaAddress) => checkUpload({ ...needs, losslessMb: AUDIO_MB, now }, address),
  };
}

test('the master of a submitted release is the file that was checked, whatever a concurrent check has read', async () => {
  for (const place of ['before its claim', 'before it stores'] as const) {
    const world = memoryBuckets();
    const { release, trackId, address } = await awaited();
    const key = objectKey(address);
    world.uploads.set(key, other);
    const second = held(place, world);
    const ended = second.start(address);
    await second.reached;

    world.uploads.set(key, good);
    await checkUpload({ media, buckets: world.buckets, losslessMb: AUDIO_MB, now }, address);
    const fileOf = async () => {
      const audio = (await current(release)).tracks[trackId]?.audio;
      return audio && { ...audio, heard: undefined };
    };
    const judged = await fileOf();
    // The first check to claim the upload continues; a check with different content ends the upload, and none of its
    // bytes are kept.
    if (place === 'before its claim') {
      expect(judged).toMatchObject({ durationMs: 1000, sha256: world.masters.get(key)?.sha256 });
      await untilInspected(release);
      await artist.api('POST /api/releases/{releaseId}/submit', {
        params: { releaseId: release.id },
        body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
        ...freshKey(),
      });
    } else expect(judged).toBeNull();
    second.goOn();
    await ended;

    expect(await fileOf()).toEqual(judged);
    if (judged) expect(Buffer.compare(world.masters.get(key)?.bytes ?? Buffer.alloc(0), good)).toBe(0);
    else {
      expect([...world.masters.keys(), ...world.uploads.keys()]).toEqual([]);
      const { media: told } = await detailOf(artist, release.id);
      expect(told).toMatchObject([{ state: 'refused', finding: { text: expect.stringContaining('Two different') } }]);
    }
  }
});

test('two checks of the same bytes end as one', async () => {
  const world = memoryBuckets();
  const { release, trackId, address } = await awaited();
  world.uploads.set(objectKey(address), good);
  const second = held('before it stores', world);
  const ended = second.start(address);
  await second.reached;
  await checkUpload({ media, buckets: world.buckets, losslessMb: AUDIO_MB, now }, address);
  second.goOn();
  await ended;
  const { sha256 } = (await current(release)).tracks[trackId]?.audio ?? {};
  expect(sha256).toBeDefined();
  expect(world.masters.get(objectKey(address))?.sha256).toBe(sha256);
  expect([...world.uploads.keys()]).toEqual([]);
});

describe('an upload whose checks started but did not finish (design 5.8)', () => {
  /** Starts a check whose process dies while it reads the bytes. */
  const die = (address: MediaAddress) => media.beginCheck(address);
  const check = (buckets: BucketGateway, address: MediaAddress) =>
    checkUpload({ media, buckets, losslessMb: AUDIO_MB, now }, address);

  it('is rejected at the fifth, with a reason, without being read, and nothing of it is kept', async () => {
    const world = memoryBuckets();
    const { release, address } = await awaited();
    world.uploads.set(objectKey(address), good);
    for (let n = 0; n < MAX_UNFINISHED_CHECKS; n++) expect(await die(address)).toBe(true);
    expect(await die(address)).toBe(false);
    const unread = { ...world.buckets, openUpload: () => Promise.reject(new Error('It was read')) };
    await check(unread, address);
    expect([...world.masters.keys(), ...world.uploads.keys()]).toEqual([]);
    expect((await detailOf(artist, release.id)).media).toMatchObject([
      { state: 'refused', finding: { text: expect.stringContaining('We couldn’t check this file.') } },
    ]);
  });

  it('is accepted at the fourth, and keeps its verdict', async () => {
    const world = memoryBuckets();
    const { release, trackId, address } = await awaited();
    world.uploads.set(objectKey(address), good);
    for (let n = 1; n < MAX_UNFINISHED_CHECKS; n++) expect(await die(address)).toBe(true);
    await check(world.buckets, address);
    expect(await die(address)).toBe(false);
    await check(world.buckets, address);
    expect((await current(release)).tracks[trackId]?.audio?.mediaId).toBe(address.mediaId);
    expect(world.masters.size).toBe(1);
  });

  it('is accepted however often the storage failed before and after the bytes were read', async () => {
    const world = memoryBuckets();
    const { release, trackId, address } = await awaited();
    world.uploads.set(objectKey(address), good);
    const slowDown = () => Promise.reject(new Error('SlowDown'));
    for (const failing of [{ openUpload: slowDown }, { storeMaster: slowDown }])
      for (let n = 0; n <= MAX_UNFINISHED_CHECKS; n++)
        await expect(check({ ...world.buckets, ...failing }, address)).rejects.toThrow('SlowDown');
    await check(world.buckets, address);
    expect((await current(release)).tracks[trackId]?.audio?.mediaId).toBe(address.mediaId);
  });

  it('is not read or judged by a check that finds another verdict when it begins', async () => {
    const world = memoryBuckets();
    const { release, trackId, address } = await awaited();
    world.uploads.set(objectKey(address), good);
    const overtaken = {
      ...media,
      beginCheck: async (of: MediaAddress) => {
        await check(world.buckets, of);
        return media.beginCheck(of);
      },
    };
    await checkUpload({ media: overtaken, buckets: world.buckets, losslessMb: AUDIO_MB, now }, address);
    expect((await current(release)).tracks[trackId]?.audio?.mediaId).toBe(address.mediaId);
    expect(world.masters.size).toBe(1);
  });
});

/** An MP3 that begins with a tag of this many bytes. */
function mp3Behind(tagBytes: number): Buffer {
  const length = [21, 14, 7, 0].map((shift) => (tagBytes >> shift) & 127);
  // 128 kbit/s at 44.1 kHz: 417 bytes per frame.
  const frame = Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)]);
  const tag = Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), Buffer.from(length), Buffer.alloc(tagBytes)]);
  return Buffer.concat([tag, ...Array.from({ length: 100 }, () => frame)]);
}

test('an MP3 that is named as a WAV has the size limit of an MP3 (product 8.1)', async () => {
  const world = memoryBuckets();
  const verdictOf = async (tagBytes: number) => {
    const { address } = await awaited();
    world.uploads.set(objectKey(address), mp3Behind(tagBytes));
    await checkUpload({ media, buckets: world.buckets, losslessMb: 200, now }, address);
    return media.find(address);
  };
  expect(await verdictOf(100)).toMatchObject({ state: 'ready' });
  expect(await verdictOf(AUDIO_MB * 1024 * 1024)).toMatchObject({
    state: 'refused',
    finding: { title: 'File Too Large', text: 'Audio file must be less than 100MB.' },
  });
});
