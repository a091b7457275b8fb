import { aCompleteDraft, aTrack, NO_TRACK } from '../../shared/test/builders.ts';
import { wavOf } from '../test/files.ts';
import { detailOf, requestUploadUrl, stored, verdictOn } from '../test/releases.ts';
import { addressOf, keysIn, mastersIn, signedEarlier } from '../test/storage.ts';
import { type Kind, untouchedRelease } from '../test/untouched-release.ts';

const { own, targetOf } = untouchedRelease();

const NOT_AUDIO = ['Invalid File Type', 'Please upload an MP3, WAV, or FLAC file.'] as const;
const NOT_PDF = ['Invalid File Type', 'Please upload a PDF file.'] as const;
const NOT_JPEG = ['Invalid Format', 'Cover art must be in JPG/JPEG format only.'] as const;

const MB = 1024 * 1024;
/** Files with a bad description: no URL is issued (product 8.1). */
const badOutside: [string, Kind, { contentType: string; size: number }, readonly [string, string]][] = [
  ['a PDF as audio', 'audio', { contentType: 'application/pdf', size: 100 }, NOT_AUDIO],
  ['a video as audio', 'audio', { contentType: 'video/mp4', size: 100 }, NOT_AUDIO],
  ['an OGG', 'audio', { contentType: 'audio/ogg', size: 100 }, NOT_AUDIO],
  ['a type with more behind it', 'audio', { contentType: 'audio/wav; charset=x', size: 100 }, NOT_AUDIO],
  [
    'audio of exactly 100 MB',
    'audio',
    { contentType: 'audio/wav', size: 100 * MB },
    [
      'File Too Large',
      'Audio file must be less than 100MB. As a FLAC it is about half the size, with no loss of quality.',
    ],
  ],
  [
    'audio of 5 GB',
    'audio',
    { contentType: 'audio/flac', size: 5000 * MB },
    ['File Too Large', 'Audio file must be less than 100MB.'],
  ],
  [
    'an empty file',
    'audio',
    { contentType: 'audio/wav', size: 0 },
    ['Upload Failed', 'The file is empty. Please choose it again.'],
  ],
  ['product 8.2: a Word file as licence', 'licence', { contentType: 'application/msword', size: 100 }, NOT_PDF],
  ['product 8.2: a picture as licence', 'licence', { contentType: 'image/jpeg', size: 100 }, NOT_PDF],
  [
    'a licence of 25 MB',
    'licence',
    { contentType: 'application/pdf', size: 25 * MB },
    ['File Too Large', 'The license must be less than 25MB.'],
  ],
  [
    'an empty licence',
    'licence',
    { contentType: 'application/pdf', size: 0 },
    ['Upload Failed', 'The file is empty. Please choose it again.'],
  ],
  ['a PNG as cover', 'cover', { contentType: 'image/png', size: 100 }, NOT_JPEG],
  ['an SVG as cover', 'cover', { contentType: 'image/svg+xml', size: 100 }, NOT_JPEG],
  [
    'a cover of 25 MB',
    'cover',
    { contentType: 'image/jpeg', size: 25 * MB },
    ['File Too Large', 'Cover art must be under 25MB. Your file is 25.0MB.'],
  ],
  [
    'an empty cover',
    'cover',
    { contentType: 'image/jpeg', size: 0 },
    ['Upload Failed', 'The file is empty. Please choose it again.'],
  ],
];
test.each(badOutside)('%s gets no URL', async (_, kind, file, [title, text]) => {
  await expect(
    requestUploadUrl(own.artist, own.release.id, targetOf(kind), { fileName: 'f', ...file }),
  ).rejects.toMatchObject({
    code: 'file-not-accepted',
    details: { finding: { title, text } },
  });
});

describe('a URL accepts one file only: of its type and size, for a quarter of an hour', () => {
  const bytes = wavOf(1);
  const file = { fileName: 'a.wav', contentType: 'audio/wav', size: bytes.length };
  const ask = () => requestUploadUrl(own.artist, own.release.id, { kind: 'audio', trackId: own.trackId }, file);
  const put = async (url: string, headers: Record<string, string>, body: Uint8Array) =>
    (await fetch(url, { method: 'PUT', headers, body: Buffer.from(body) })).status;

  it.each<[string, (address: { url: string; headers: Record<string, string> }) => Promise<number>]>([
    ['a longer body', ({ url, headers }) => put(url, headers, Buffer.concat([bytes, Buffer.from('x')]))],
    ['a shorter body', ({ url, headers }) => put(url, headers, bytes.subarray(0, -1))],
    ['no body', ({ url, headers }) => put(url, headers, Buffer.alloc(0))],
    ['another type', ({ url, headers }) => put(url, { ...headers, 'content-type': 'text/html' }, bytes)],
    ['no type', ({ url }) => put(url, {}, bytes)],
    ['another place', ({ url, headers }) => put(url.replace(/med_\w/, 'med_7'), headers, bytes)],
    [
      'somebody else’s folder',
      ({ url, headers }) => put(url.replace(own.artist.artistId, crypto.randomUUID()), headers, bytes),
    ],
    [
      'a longer life',
      ({ url, headers }) => put(url.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=604800'), headers, bytes),
    ],
    [
      'another signature',
      ({ url, headers }) => put(url.replace(/X-Amz-Signature=../, 'X-Amz-Signature=zz'), headers, bytes),
    ],
    ['no signature', ({ url, headers }) => put(url.split('?')[0] ?? '', headers, bytes)],
    ['its time over', async ({ url, headers }) => put(await signedEarlier(url, file, 16 * 60), headers, bytes)],
  ])('with %s it is refused', async (_, send) => {
    const address = await ask();
    expect(await send(address)).toBe(403);
    const { bucket, key } = addressOf(address.url);
    expect(await keysIn(bucket, key)).toEqual([]);
    expect((await detailOf(own.artist, own.release.id)).media.find(({ id }) => id === address.mediaId)?.state).toBe(
      'awaited',
    );
  });

  it('is still valid after fourteen minutes: it was rejected above for its age', async () => {
    const other = await stored(aCompleteDraft({ artistId: own.artist.artistId }));
    const target = { kind: 'audio', trackId: other.trackIds[0] ?? NO_TRACK } as const;
    const { url, headers, mediaId } = await requestUploadUrl(own.artist, other.id, target, file);
    const early = await signedEarlier(url, file, 14 * 60);
    expect(await put(early, headers, bytes)).toBe(200);
    expect(await verdictOn(own.artist, other.id, mediaId)).toMatchObject({ state: 'ready' });
    own.good = await mastersIn(own.masters, own.artist.artistId);
  });
});

test('a track that is not in the release gets no URL', async () => {
  const target = { kind: 'audio', trackId: aTrack().id } as const;
  const file = { fileName: 'a.wav', contentType: 'audio/wav', size: 100 };
  await expect(requestUploadUrl(own.artist, own.release.id, target, file)).rejects.toMatchObject({
    code: 'track-not-found',
  });
});
