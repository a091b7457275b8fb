import { Readable } from 'node:stream';
import type { Heard } from '../../shared/listening/sound.ts';
import type { Audio } from '../../shared/releases/track.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK, newId } from '../../shared/test/builders.ts';
import type { BucketGateway } from '../media/bucket-gateway.ts';
import { heardRepository } from '../media/heard-repository.ts';
import { mediaRepository } from '../media/media-repository.ts';
import { keys } from '../platform/keys.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { wavOf } from '../test/files.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { current, stored } from '../test/releases.ts';
import { listenToMaster } from './listen-to-master.ts';

const heard = heardRepository(table);
const media = mediaRepository(table);
const FIRST = { isLate: false };
const LATE = { isLate: true };

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

/** The masters bucket in memory, with one recording; `openMaster` can be replaced. */
function mastersWith(recording: Uint8Array) {
  const beside = new Map<string, unknown>();
  const buckets = {
    openMaster: async () => ({ body: Readable.from([Buffer.from(recording)]), size: recording.length }),
    storeBeside: async (key: string, bytes: Uint8Array) => void beside.set(key, bytes),
    readBeside: async () => undefined,
    storeMaster: async (key: string) => void beside.set(key, 'copy'),
    discardMaster: async (key: string) => void beside.delete(key),
  };
  const needs = {
    table,
    releases: releaseRepository(table),
    media,
    heard,
    buckets: buckets as unknown as BucketGateway,
  };
  return { buckets, needs, kindsBeside: () => [...beside.keys()].map((key) => key.split('.').pop()).sort() };
}

/** A release whose only track has a recording that waits, and the event about it. */
async function placed({ format = 'WAV', isUploaded = true } = {}) {
  const audio: Audio = {
    mediaId: newId('media'),
    fileName: 'take.wav',
    format,
    size: 1,
    durationMs: 2000,
    sampleRate: 44_100,
    storedAt: new Date().toISOString(),
    heard: { state: 'waiting' },
  };
  const release = await stored(aCompleteDraft({ artistId: artist.artistId, ...inOrder([aTrack({ audio })]) }));
  const trackId = release.trackIds[0] ?? NO_TRACK;
  const address = { artistId: artist.artistId, releaseId: release.id, mediaId: audio.mediaId };
  if (isUploaded) {
    const item = { id: audio.mediaId, target: { kind: 'audio', trackId }, fileName: 'a', contentType: 'audio/wav' };
    const createdAt = new Date().toISOString();
    await media.expectUploads(address, [{ ...item, size: 1, createdAt, state: 'awaited' } as never]);
  }
  const state = async (): Promise<Heard | undefined> => (await current(release)).tracks[trackId]?.audio?.heard;
  return { event: { ...address, trackId }, address, state };
}

test('a recording that cannot be read waits for its third delivery, and is heard as soon as it can be (product 37.1)', async () => {
  const { buckets, needs } = mastersWith(wavOf(2));
  const { event, state } = await placed();
  const { openMaster } = buckets;
  buckets.openMaster = () => Promise.reject(new Error('SlowDown'));
  await expect(listenToMaster(needs, event, FIRST)).rejects.toThrow('SlowDown');
  expect(await state()).toEqual({ state: 'waiting' });
  await expect(listenToMaster(needs, event, LATE)).rejects.toThrow('SlowDown');
  expect(await state()).toEqual({ state: 'unheard', why: 'failed' });
  buckets.openMaster = openMaster;
  expect(await listenToMaster(needs, event, LATE)).toBe('heard');
  expect(await state()).toMatchObject({ state: 'heard', sound: { durationMs: 2000 } });
});

test('a recording that was replaced while it was heard never gives its result to the new one (product 37.1)', async () => {
  const { buckets, needs, kindsBeside } = mastersWith(wavOf(2));
  const { event, state } = await placed();
  const newer = newId('media');
  const { storeBeside } = buckets;
  buckets.storeBeside = async (key, bytes) => {
    await table.update({
      Key: keys.release(event),
      UpdateExpression: 'SET tracks.#track.audio.mediaId = :newer',
      ExpressionAttributeNames: { '#track': event.trackId },
      ExpressionAttributeValues: { ':newer': newer },
    });
    return storeBeside(key, bytes);
  };
  expect(await listenToMaster(needs, event, FIRST)).toBe('superseded');
  expect(await state()).toEqual({ state: 'waiting' });
  expect(await listenToMaster(needs, event, FIRST)).toBe('superseded');
  expect(kindsBeside()).toEqual(['print', 'wave']);
});

test('nothing is left of a recording that was removed while it was heard (design 5.10)', async () => {
  const { needs, kindsBeside } = mastersWith(wavOf(2));
  const { event, address } = await placed({ isUploaded: false });
  expect(await listenToMaster(needs, event, FIRST)).toBe('heard');
  expect(await heard.find(address)).toBeUndefined();
  expect(kindsBeside()).toEqual([]);
});

test('a second delivery does nothing again, and M4A is not opened (product 37.1)', async () => {
  const { buckets, needs, kindsBeside } = mastersWith(wavOf(2));
  const { event } = await placed();
  expect(await listenToMaster(needs, event, FIRST)).toBe('heard');
  expect(kindsBeside()).toEqual(['copy', 'print', 'wave']);
  buckets.openMaster = () => Promise.reject(new Error('It was opened again'));
  expect(await listenToMaster(needs, event, FIRST)).toBe('heard');

  const m4a = await placed({ format: 'M4A' });
  expect(await listenToMaster(needs, m4a.event, FIRST)).toBe('unheard');
  expect(await m4a.state()).toEqual({ state: 'unheard', why: 'format' });
});
