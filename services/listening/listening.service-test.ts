import wavefile from 'wavefile';
import type { Release } from '../../shared/releases/release.ts';
import { openFindings } from '../../shared/rules/release-findings.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { heardRepository } from '../media/heard-repository.ts';
import type { MediaAddress } from '../media/media-address.ts';
import { mp3Of, wavOf } from '../test/files.ts';
import { admin, newArtist, type Person, table } from '../test/people.ts';
import { current, stored, until, upload } from '../test/releases.ts';
import { addressOf, bytesAt, keysIn } from '../test/storage.ts';

const heard = heardRepository(table);
let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

/** Music that differs with its seed: notes of random pitch, an eighth of a second each, in 16-bit stereo. */
function musicOf(seconds: number, seed: number): Uint8Array {
  const rate = 44_100;
  const length = seconds * rate;
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const [left, right] = [new Int16Array(length), new Int16Array(length)];
  let pitch = 0;
  for (let i = 0; i < length; i++) {
    if (i % 5512 === 0) pitch = 110 * 2 ** (Math.floor(random() * 36) / 12);
    const fade = 1 - (i % 5512) / 5512;
    left[i] = 9000 * fade * Math.sin((2 * Math.PI * pitch * i) / rate) + 600 * random();
    right[i] = 9000 * fade * Math.sin((2 * Math.PI * pitch * 1.5 * i) / rate) + 600 * random();
  }
  const wav = new wavefile.WaveFile();
  wav.fromScratch(2, rate, '16', [left, right]);
  return wav.toBuffer();
}

const draftOf = (person: Person, title = 'Night Ferry') =>
  stored(aCompleteDraft({ artistId: person.artistId, title, ...inOrder([aTrack({ title, audio: null })]) }));

/** Uploads a recording for the first track, and returns the release as it is once the recording was heard. */
async function withAudio(person: Person, release: Release, bytes: Uint8Array, contentType = 'audio/wav') {
  const [trackId] = release.trackIds;
  if (!trackId) throw new Error('The release has no track');
  const fileName = contentType === 'audio/wav' ? 'take.wav' : 'take.mp3';
  await upload(person, release.id, { kind: 'audio', trackId }, { fileName, contentType, bytes });
  const audio = (await current(release)).tracks[trackId]?.audio;
  if (!audio) throw new Error('The recording was not placed');
  return { trackId, audio, address: { artistId: person.artistId, releaseId: release.id, mediaId: audio.mediaId } };
}
const soundOf = (person: Person, { releaseId, mediaId }: MediaAddress) =>
  person.api('GET /api/releases/{releaseId}/sounds/{mediaId}', { params: { releaseId, mediaId } });
const playing = (person: Person, { releaseId, mediaId }: MediaAddress) =>
  person.api('GET /api/releases/{releaseId}/audio/{mediaId}', { params: { releaseId, mediaId } });
const copied = (address: MediaAddress) =>
  until(
    () => heard.find(address),
    (detail) => detail?.copied === true,
    'the listening copy',
  );

test('a recording is heard, drawn and copied (product 37.1, 37.2)', async () => {
  const release = await draftOf(artist);
  const { audio, address } = await withAudio(artist, release, wavOf(3));
  expect(audio.heard).toMatchObject({
    state: 'heard',
    sound: { v: 1, channels: 2, bits: 16, durationMs: 3000, lufs: expect.any(Number), truePeak: expect.any(Number) },
  });

  const { wave, places, same } = await soundOf(artist, address);
  const peaks = new Int8Array(Buffer.from(wave?.peaks ?? '', 'base64'));
  expect([wave?.cellMs, peaks.length, places, same]).toEqual([20, 300, [], []]);
  expect(Math.max(...peaks)).toBeGreaterThan(20);

  await copied(address);
  const { url } = await playing(artist, address);
  const copy = await fetch(url);
  expect(copy.headers.get('content-type')).toBe('audio/mpeg');
  const bytes = new Uint8Array(await copy.arrayBuffer());
  expect(bytes.length / 1000).toBeCloseTo(16 * 3, -1);

  // Another artist gets neither the waveform nor the copy.
  const stranger = await newArtist('active');
  await expect(soundOf(stranger, address)).rejects.toMatchObject({ code: 'release-not-found' });
});

test('silence is heard as silence, and its release cannot be submitted (product 37.3)', async () => {
  const release = await draftOf(artist);
  const { audio, trackId } = await withAudio(artist, release, mp3Of(3), 'audio/mpeg');
  expect(audio.heard).toMatchObject({ state: 'heard', sound: { silent: true, lufs: null, bits: null } });
  expect(openFindings(await current(release), new Date())).toEqual([
    expect.objectContaining({ code: 'sound-silent', place: { field: 'audio', trackId } }),
  ]);
});

test('the same recording is found in the artist’s other release, and only the office sees that somebody else has it (product 37.3)', async () => {
  const [music, other] = [musicOf(30, 1), musicOf(30, 2)];
  const first = await draftOf(artist, 'First');
  await withAudio(artist, first, music);
  const second = await draftOf(artist, 'Second');
  const { audio } = await withAudio(artist, second, musicOf(29, 1));
  expect(audio.heard).toMatchObject({ state: 'heard', sameIn: [{ releaseId: first.id, title: 'First' }] });
  const { audio: different } = await withAudio(artist, await draftOf(artist, 'Third'), other);
  expect(different.heard).not.toHaveProperty('sameIn');

  const thief = await newArtist('active');
  const theirs = await draftOf(thief, 'Mine');
  const { audio: stolen, address } = await withAudio(thief, theirs, music);
  expect(stolen.heard).not.toHaveProperty('sameIn');
  expect((await soundOf(thief, address)).same).toEqual([]);
  const office = await admin();
  const { same } = await office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}/sounds/{mediaId}', {
    params: address,
  });
  expect(same.map(({ releaseTitle }) => releaseTitle).sort()).toEqual(['First', 'Second']);
});

test('nothing is left of a recording when its release is deleted (design 5.10, 5.11)', async () => {
  const release = await draftOf(artist);
  const { address } = await withAudio(artist, release, musicOf(20, 3));
  const detail = await copied(address);
  const { bucket, key } = addressOf((await playing(artist, address)).url);
  expect(await bytesAt(bucket, key)).toBeDefined();
  await artist.api('DELETE /api/releases/{releaseId}', { params: { releaseId: release.id } });
  await until(
    () => heard.find(address),
    (found) => found === undefined,
    'the removal',
  );
  expect(await keysIn(bucket, `${address.artistId}/${release.id}`)).toEqual([]);
  expect((await heard.sharing(detail?.hashes ?? [])).filter(({ releaseId }) => releaseId === release.id)).toEqual([]);
});
