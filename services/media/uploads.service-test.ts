import { createHash } from 'node:crypto';
import { brand } from '../../shared/brand.ts';
import type { MediaId } from '../../shared/ids.ts';
import { COVER_MIN_PX } from '../../shared/media/file-finding.ts';
import { aCompleteDraft, aTrack, inOrder, NO_MEDIA, NO_TRACK } from '../../shared/test/builders.ts';
import { jpegOf, mp3Of, wavOf } from '../test/files.ts';
import { flacOf } from '../test/flac.ts';
import { m4aOf } from '../test/m4a.ts';
import { admin, newArtist, type Person } from '../test/people.ts';
import { current, detailOf, freshKey, requestUploadUrl, stored, until, upload, verdictOn } from '../test/releases.ts';
import { addressOf, bytesAt, mastersIn, variantsOf } from '../test/storage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const silentDraft = () =>
  stored(aCompleteDraft({ artistId: artist.artistId, cover: null, ...inOrder([aTrack({ audio: null })]) }));
const wav = (seconds = 1) => ({ fileName: 'take.wav', contentType: 'audio/wav', bytes: wavOf(seconds) });
const put = (url: string, headers: Record<string, string>, bytes: Uint8Array) =>
  fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) });

describe('a good recording becomes the track’s master (product 8.4)', () => {
  it.each([
    ['a WAV', { fileName: 'a.wav', contentType: 'audio/wav', bytes: wavOf(2) }, 'WAV', 2000],
    ['a WAV under its other name', { fileName: 'a.wav', contentType: 'audio/x-wav', bytes: wavOf(1) }, 'WAV', 1000],
    ['a FLAC', { fileName: 'a.flac', contentType: 'audio/flac', bytes: flacOf(20) }, 'FLAC', 1858],
    ['an M4A', { fileName: 'a.m4a', contentType: 'audio/x-m4a', bytes: m4aOf(100) }, 'M4A', 2322],
    ['an MP3', { fileName: 'a.mp3', contentType: 'audio/mpeg', bytes: mp3Of(2) }, 'MP3', 2011],
    ['a WAV that calls itself an MP3', { fileName: 'a.mp3', contentType: 'audio/mpeg', bytes: wavOf(2) }, 'WAV', 2000],
    [
      'a FLAC that calls itself a WAV',
      { fileName: 'a.wav', contentType: 'audio/wav', bytes: flacOf(20) },
      'FLAC',
      1858,
    ],
  ])('%s, recognized by its content', async (_, file, format, durationMs) => {
    const release = await silentDraft();
    const [trackId = NO_TRACK] = release.trackIds;
    const verdict = await upload(artist, release.id, { kind: 'audio', trackId }, file);
    expect(verdict).toMatchObject({ state: 'ready', fileName: file.fileName });
    const { audio } = (await current(release)).tracks[trackId] ?? {};
    expect(audio).toMatchObject({
      mediaId: verdict?.id,
      format,
      durationMs,
      sampleRate: 44_100,
      size: file.bytes.length,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
    });
  });

  it('the master has the uploaded bytes, quarantine is empty again, and it plays from a signed URL', async () => {
    const release = await silentDraft();
    const [trackId = NO_TRACK] = release.trackIds;
    // Listening makes no copy of an M4A, so its master is what is played.
    const { bytes, ...file } = { fileName: 'take.m4a', contentType: 'audio/mp4', bytes: m4aOf(100) };
    const { url, headers, mediaId } = await requestUploadUrl(
      artist,
      release.id,
      { kind: 'audio', trackId },
      {
        ...file,
        size: bytes.length,
      },
    );
    const quarantine = addressOf(url);
    await put(url, headers, bytes);
    await verdictOn(artist, release.id, mediaId);
    const listen = await artist.api('GET /api/releases/{releaseId}/audio/{mediaId}', {
      params: { releaseId: release.id, mediaId },
    });
    const { bucket, key } = addressOf(listen.url);
    expect(key).toBe(`${artist.artistId}/${release.id}/${mediaId}`);
    expect(Buffer.compare((await bytesAt(bucket, key)) ?? Buffer.alloc(0), bytes)).toBe(0);
    // The verdict is published before the cleanup, so that nobody waits for it.
    await until(
      () => bytesAt(quarantine.bucket, quarantine.key),
      (left) => left === undefined,
      'the emptying of the quarantine',
    );

    expect(new URL(listen.url).searchParams.get('X-Amz-Expires')).toBe('3600');
    const heard = await fetch(listen.url);
    expect(heard.headers.get('content-type')).toBe('audio/mp4');
    // Product 8.13: the downloaded file has a name that describes it.
    const { audio } = (await current(release)).tracks[trackId] ?? {};
    const name = `${trackId}-${Date.parse(audio?.storedAt ?? '')}.m4a`;
    expect(heard.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);
    expect(Buffer.compare(Buffer.from(await heard.arrayBuffer()), bytes)).toBe(0);
    // Product 22.4: the office can play the same file, and only that file under this name.
    const office = await admin();
    const byTheOffice = (file: MediaId) =>
      office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}/audio/{mediaId}', {
        params: { artistId: artist.artistId, releaseId: release.id, mediaId: file },
      });
    const { url: officeUrl } = await byTheOffice(mediaId);
    expect(new URL(officeUrl).searchParams.get('X-Amz-Expires')).toBe('3600');
    expect(Buffer.compare(Buffer.from(await (await fetch(officeUrl)).arrayBuffer()), bytes)).toBe(0);
    await expect(byTheOffice(NO_MEDIA)).rejects.toMatchObject({ code: 'media-not-found' });
    // Masters are private: without the signature, nothing can be played.
    const bare = new URL(listen.url);
    bare.search = '';
    expect((await fetch(bare)).status).toBe(403);
  });
});

test.each([
  ['a name that reads another way than it is', 'cover\u202egpj.exe', 'covergpj.exe'],
  ['control characters', 'ta\u0000ke\n1.wav', 'take1.wav'],
  ['half of a character', 'take\ud83d.wav', 'take.wav'],
  ['nothing that can be seen', '\u200b\u3164', 'unnamed'],
  ['joiners and accents', 'می‌خواهم 👩‍🎤 Noe\u0308l.wav', 'می‌خواهم 👩‍🎤 Noe\u0308l.wav'],
])('a file’s name never stops its upload, and is kept in a readable form: %s', async (_, fileName, kept) => {
  const release = await silentDraft();
  const [trackId = NO_TRACK] = release.trackIds;
  const verdict = await upload(artist, release.id, { kind: 'audio', trackId }, { ...wav(), fileName });
  expect(verdict).toMatchObject({ state: 'ready', fileName: kept });
  expect((await current(release)).tracks[trackId]?.audio?.fileName).toBe(kept);
});

describe('product 8.3: the cover', () => {
  it('a square RGB JPEG of 3000 pixels becomes the cover, in three sizes', async () => {
    const release = await silentDraft();
    const bytes = await jpegOf(COVER_MIN_PX);
    const verdict = await upload(
      artist,
      release.id,
      { kind: 'cover' },
      { fileName: 'c.jpg', contentType: 'image/jpeg', bytes },
    );
    expect(verdict?.state).toBe('ready');
    expect((await current(release)).cover).toMatchObject({
      mediaId: verdict?.id,
      width: 3000,
      height: 3000,
    });
    expect(await variantsOf(verdict?.id ?? NO_MEDIA)).toBe(3);
  });
});

describe('a file that comes too late', () => {
  it('an older upload that finishes after a newer one does not replace it', async () => {
    const release = await silentDraft();
    const [trackId = NO_TRACK] = release.trackIds;
    const target = { kind: 'audio', trackId } as const;
    const { bytes, ...file } = wav(1);
    const older = await requestUploadUrl(artist, release.id, target, { ...file, size: bytes.length });
    const newer = await upload(artist, release.id, target, wav(2));
    expect(newer?.state).toBe('ready');
    await put(older.url, older.headers, bytes);
    expect(await verdictOn(artist, release.id, older.mediaId)).toMatchObject({
      state: 'refused',
      finding: { title: 'Upload Failed' },
    });
    expect((await current(release)).tracks[trackId]?.audio).toMatchObject({ mediaId: newer?.id, durationMs: 2000 });
  });

  it('a newer one replaces an older one', async () => {
    const release = await silentDraft();
    const [trackId = NO_TRACK] = release.trackIds;
    await upload(artist, release.id, { kind: 'audio', trackId }, wav(2));
    const newer = await upload(artist, release.id, { kind: 'audio', trackId }, wav(1));
    expect((await current(release)).tracks[trackId]?.audio).toMatchObject({ mediaId: newer?.id, durationMs: 1000 });
  });

  it('product 8.6: a submitted release issues no URL', async () => {
    const release = await stored(aCompleteDraft({ artistId: artist.artistId }), 'submitted');
    const [trackId = NO_TRACK] = release.trackIds;
    for (const target of [{ kind: 'cover' }, { kind: 'audio', trackId }] as const) {
      const [fileName, contentType] = target.kind === 'cover' ? ['c.jpg', 'image/jpeg'] : ['a.wav', 'audio/wav'];
      await expect(
        requestUploadUrl(artist, release.id, target, { fileName, contentType, size: 100 }),
      ).rejects.toMatchObject({ code: 'release-locked' });
    }
  });

  it('product 8.6: an address from before the submission changes nothing after it', async () => {
    const release = await stored(aCompleteDraft({ artistId: artist.artistId }));
    const [trackId = NO_TRACK] = release.trackIds;
    const { bytes, ...file } = wav(1);
    const late = await requestUploadUrl(
      artist,
      release.id,
      { kind: 'audio', trackId },
      { ...file, size: bytes.length },
    );
    const submitted = await artist.api('POST /api/releases/{releaseId}/submit', {
      params: { releaseId: release.id },
      body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
      ...freshKey(),
    });
    await put(late.url, late.headers, bytes);
    expect(await verdictOn(artist, release.id, late.mediaId)).toMatchObject({ state: 'refused' });
    expect(await current(release)).toEqual(submitted);
  });
});

test('the same file sent twice to one URL is checked once, and the second leaves the master unchanged', async () => {
  const release = await silentDraft();
  const [trackId = NO_TRACK] = release.trackIds;
  const { bytes, ...file } = wav(1);
  const { url, headers, mediaId } = await requestUploadUrl(
    artist,
    release.id,
    { kind: 'audio', trackId },
    {
      ...file,
      size: bytes.length,
    },
  );
  await Promise.all([put(url, headers, bytes), put(url, headers, bytes)]);
  expect(await verdictOn(artist, release.id, mediaId)).toMatchObject({ state: 'ready' });
  // If other bytes of the same size arrive after the check, the checked bytes are still the ones that are played.
  const swapped = Buffer.from(bytes).fill(7, 44);
  await put(url, headers, swapped);
  const next = await upload(
    artist,
    release.id,
    { kind: 'cover' },
    {
      fileName: 'c.jpg',
      contentType: 'image/jpeg',
      bytes: await jpegOf(COVER_MIN_PX),
    },
  );
  expect(next?.state).toBe('ready');
  const { release: after } = await detailOf(artist, release.id);
  expect(after.tracks[trackId]?.audio).toMatchObject({ mediaId, size: bytes.length });
  const listen = await artist.api('GET /api/releases/{releaseId}/audio/{mediaId}', {
    params: { releaseId: release.id, mediaId },
  });
  const { bucket } = addressOf(listen.url);
  const key = `${artist.artistId}/${release.id}/${mediaId}`;
  expect(await mastersIn(bucket, key)).toEqual([key]);
  expect(Buffer.compare((await bytesAt(bucket, key)) ?? Buffer.alloc(0), bytes)).toBe(0);
});
