import sharp from 'sharp';
import type { TrackId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK } from '../../shared/test/builders.ts';
import { jpegOf, mp3Of, wavOf } from '../test/files.ts';
import { flacOf } from '../test/flac.ts';
import { m4aOf } from '../test/m4a.ts';
import { pdfOf } from '../test/pdf.ts';
import { newArtist, type Person } from '../test/people.ts';
import { askForAddress, current, detailOf, stored, upload, verdictOn } from '../test/releases.ts';
import { addressOf, keysIn, signedEarlier, variantsOf } from '../test/storage.ts';

let artist: Person;
let release: Release;
let trackId: TrackId;
/** The masters' bucket, and what is in it of this artist: the good recording that shows that looking there finds something. */
let masters: string;
let good: string[];

beforeAll(async () => {
  artist = await newArtist('active');
  release = await stored(
    aCompleteDraft({ artistId: artist.artistId, cover: null, ...inOrder([aTrack({ audio: null })]) }),
  );
  trackId = release.trackIds[0] ?? NO_TRACK;
  const control = await stored(aCompleteDraft({ artistId: artist.artistId }));
  const target = { kind: 'audio', trackId: control.trackIds[0] ?? NO_TRACK } as const;
  const media = await upload(artist, control.id, target, {
    fileName: 'a.wav',
    contentType: 'audio/wav',
    bytes: wavOf(1),
  });
  const { url } = await artist.api('GET /api/releases/{releaseId}/audio/{mediaId}', {
    params: { releaseId: control.id, mediaId: media?.id ?? '' },
  });
  ({ bucket: masters } = addressOf(url));
  good = await keysIn(masters, artist.artistId);
  expect(good).toHaveLength(1);
});

/** Whatever was tried, the release and what is kept of files are as they were. */
afterEach(async () => {
  expect(await current(release)).toEqual(release);
  expect(await keysIn(masters, artist.artistId)).toEqual(good);
  const { media } = await detailOf(artist, release.id);
  expect(media.map(({ state }) => state)).not.toContain('ready');
  const latest = media.at(-1);
  if (latest) expect(await variantsOf(latest.id)).toBe(0);
});

type File = { fileName: string; contentType: string; bytes: Uint8Array };
type Kind = 'cover' | 'audio' | 'licence';
const targetOf = (kind: Kind) => (kind === 'cover' ? { kind } : { kind, trackId });

const NOT_AUDIO = ['Invalid File Type', 'Please upload an MP3, WAV, or FLAC file.'] as const;
const CUT_OFF = ['Upload Failed', 'The file has no sound in it, or it is cut off. Please export it again.'] as const;
const NOT_PDF = ['Invalid File Type', 'Please upload a PDF file.'] as const;
const PDF_CUT = ['Upload Failed', 'The PDF is cut off before its end. Please export it again.'] as const;
const NOT_JPEG = ['Invalid Format', 'Cover art must be in JPG/JPEG format only.'] as const;
const NOT_RGB = ['Invalid Format', 'Cover art must be in RGB colours. Please export it as an RGB JPEG.'] as const;
const BROKEN = ['Invalid Format', 'The image cannot be read to its end. Please export it again as JPEG.'] as const;

const IMPLAUSIBLE = [
  'Upload Failed',
  'What the file says of its sound cannot be right: its sample rate, channels or length. Please export it again.',
] as const;
const TOO_MANY_PARTS = [
  'Upload Failed',
  'The file has more parts than a recording has. Please export it again.',
] as const;
const NO_PAGE = ['Upload Failed', 'The PDF has no page in it. Please export it again.'] as const;
const changed = (file: Uint8Array, change: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.from(file);
  change(bytes);
  return bytes;
};
/** A JPEG whose header says another size than the picture has. */
const sized = (file: Uint8Array, px: number) =>
  changed(file, (bytes) => {
    let at = 2;
    while (![0xc0, 0xc2].includes(bytes[at + 1] ?? 0)) at += 2 + bytes.readUInt16BE(at + 2);
    bytes.writeUInt16BE(px, at + 5);
    bytes.writeUInt16BE(px, at + 7);
  });
const flacOfMinutes = changed(flacOf(4), (bytes) => bytes.writeUInt32BE(7_938_000, 22));

const html = Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(200));
const magic = (start: string | number[], rest: Uint8Array = html) =>
  Buffer.concat([typeof start === 'string' ? Buffer.from(start, 'latin1') : Buffer.from(start), rest]);
const part = (bytes: Uint8Array, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));

/** Bad by what is in them: the address is given, the bytes arrive, and the checker finds out. */
const badInside: [string, Kind, string, () => Promise<Uint8Array> | Uint8Array, readonly [string, string]][] = [
  ['a text that calls itself WAV', 'audio', 'audio/wav', () => Buffer.from('la la la '.repeat(2000)), NOT_AUDIO],
  ['a text that calls itself MP3', 'audio', 'audio/mpeg', () => Buffer.from('la la la '.repeat(2000)), NOT_AUDIO],
  ['a page behind the first letters of a WAV', 'audio', 'audio/wav', () => magic('RIFF\xff\xff\0\0WAVE'), CUT_OFF],
  ['a page behind the first letters of a FLAC', 'audio', 'audio/flac', () => magic('fLaC'), NOT_AUDIO],
  ['a page behind an ID3 tag', 'audio', 'audio/mpeg', () => magic('ID3\x04\0\0\0\0\0\0'), NOT_AUDIO],
  ['a page behind one MP3 frame', 'audio', 'audio/mpeg', () => magic([0xff, 0xfb, 0x90, 0x00]), CUT_OFF],
  [
    'a page behind the first letters of an M4A',
    'audio',
    'audio/mp4',
    () => magic('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42isom'),
    NOT_AUDIO,
  ],
  ['a cover that calls itself WAV', 'audio', 'audio/wav', () => jpegOf(600), NOT_AUDIO],
  ['a PNG that calls itself MP3', 'audio', 'audio/mpeg', () => png(600), NOT_AUDIO],
  [
    'a program that calls itself WAV',
    'audio',
    'audio/wav',
    () => magic('\x7fELF\x02\x01\x01', Buffer.alloc(4000, 0x90)),
    NOT_AUDIO,
  ],
  [
    'an archive that calls itself FLAC',
    'audio',
    'audio/flac',
    () => magic('PK\x03\x04', Buffer.alloc(4000, 7)),
    NOT_AUDIO,
  ],
  ['nothing but zeros', 'audio', 'audio/wav', () => Buffer.alloc(200_000), NOT_AUDIO],
  ['one byte', 'audio', 'audio/wav', () => Buffer.from('R'), NOT_AUDIO],
  ['a WAV cut in half', 'audio', 'audio/wav', () => part(wavOf(2), 0.5), CUT_OFF],
  ['a WAV without its last second', 'audio', 'audio/wav', () => part(wavOf(10), 0.9), CUT_OFF],
  ['the header of a WAV', 'audio', 'audio/wav', () => wavOf(2).subarray(0, 44), CUT_OFF],
  ['a WAV without any sound', 'audio', 'audio/wav', () => wavOf(0), CUT_OFF],
  ['the first frame of an MP3', 'audio', 'audio/mpeg', () => mp3Of(2).subarray(0, 417), CUT_OFF],
  ['the first letters of a FLAC', 'audio', 'audio/flac', () => flacOf(4).subarray(0, 20), NOT_AUDIO],

  ['a WAV of no channels', 'audio', 'audio/wav', () => changed(wavOf(1), (b) => b.writeUInt16LE(0, 22)), IMPLAUSIBLE],
  [
    'a WAV of blocks of no bytes',
    'audio',
    'audio/wav',
    () => changed(wavOf(1), (b) => b.writeUInt16LE(0, 32)),
    IMPLAUSIBLE,
  ],
  ['a WAV of 1 Hz', 'audio', 'audio/wav', () => changed(wavOf(1), (b) => b.writeUInt32LE(1, 24)), IMPLAUSIBLE],
  ['a WAV of 4 GHz', 'audio', 'audio/wav', () => changed(wavOf(1), (b) => b.writeUInt32LE(4e9, 24)), IMPLAUSIBLE],
  [
    'a WAV of samples of no bits',
    'audio',
    'audio/wav',
    () => changed(wavOf(1), (b) => b.writeUInt16LE(0, 34)),
    IMPLAUSIBLE,
  ],
  [
    'a WAV that says it is MP3',
    'audio',
    'audio/wav',
    () => changed(wavOf(1), (b) => b.writeUInt16LE(0x55, 20)),
    ['Upload Failed', 'The sound in this WAV is compressed. Please export it as PCM, or as FLAC.'],
  ],
  ['a FLAC of three minutes in 42 bytes', 'audio', 'audio/flac', () => flacOfMinutes.subarray(0, 42), CUT_OFF],
  [
    'the header of a FLAC and zeros',
    'audio',
    'audio/flac',
    () => Buffer.concat([flacOfMinutes.subarray(0, 42), Buffer.alloc(500_000)]),
    CUT_OFF,
  ],
  ['a FLAC cut in half', 'audio', 'audio/flac', () => part(flacOf(20), 0.5), CUT_OFF],
  [
    'a FLAC of a million comments',
    'audio',
    'audio/flac',
    () =>
      Buffer.concat([
        changed(flacOf(1).subarray(0, 42), (b) => b.writeUInt8(0, 4)),
        Buffer.alloc(7e6, Buffer.from([4, 0, 0, 3, 1, 2, 3])),
      ]),
    IMPLAUSIBLE,
  ],
  [
    'an M4A of a million boxes',
    'audio',
    'audio/mp4',
    () => Buffer.concat([m4aOf(1).subarray(0, 28), Buffer.alloc(8e6, Buffer.from('\0\0\0\x08free', 'latin1'))]),
    TOO_MANY_PARTS,
  ],
  ['an M4A cut in half', 'audio', 'audio/mp4', () => part(m4aOf(200), 0.6), CUT_OFF],
  ['an M4A of no length', 'audio', 'audio/mp4', () => m4aOf(200, { timescale: 0 }), CUT_OFF],
  ['a second of MP3 and zeros', 'audio', 'audio/mpeg', () => Buffer.concat([mp3Of(1), Buffer.alloc(1e6)]), CUT_OFF],

  ['a PNG that calls itself JPEG', 'cover', 'image/jpeg', () => png(3000), NOT_JPEG],
  [
    'a WebP that calls itself JPEG',
    'cover',
    'image/jpeg',
    async () =>
      sharp(await jpegOf(3000))
        .webp()
        .toBuffer(),
    NOT_JPEG,
  ],
  [
    'an SVG that calls itself JPEG',
    'cover',
    'image/jpeg',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><script/></svg>'),
    NOT_JPEG,
  ],
  ['a page behind the first letters of a JPEG', 'cover', 'image/jpeg', () => magic([0xff, 0xd8, 0xff, 0xe0]), NOT_JPEG],
  ['a page that calls itself JPEG', 'cover', 'image/jpeg', () => html, NOT_JPEG],
  ['a recording that calls itself JPEG', 'cover', 'image/jpeg', () => wavOf(1), NOT_JPEG],
  ['a JPEG cut in half', 'cover', 'image/jpeg', async () => part(await jpegOf(3000), 0.5), BROKEN],
  ['a JPEG without its last bytes', 'cover', 'image/jpeg', async () => (await jpegOf(3000)).slice(0, -40), BROKEN],
  [
    'half a JPEG that is closed as a whole one',
    'cover',
    'image/jpeg',
    async () => Buffer.concat([part(await jpegOf(3000), 0.5), Buffer.from([0xff, 0xd9])]),
    BROKEN,
  ],
  [
    'a JPEG with noise in its middle',
    'cover',
    'image/jpeg',
    async () => changed(await jpegOf(3000), (b) => b.fill(0x55, b.length >> 1, (b.length >> 1) + 20_000)),
    BROKEN,
  ],
  ['a JPEG that says it has 9999 pixels', 'cover', 'image/jpeg', async () => sized(await jpegOf(3000), 9999), BROKEN],
  [
    'a JPEG that says it has 19999 pixels',
    'cover',
    'image/jpeg',
    async () => sized(await jpegOf(3000), 19_999),
    ['Image Too Large', 'Cover art must be at most 10000x10000 pixels. Your image is 19999x19999 pixels.'],
  ],
  [
    'a progressive JPEG of 81 million pixels',
    'cover',
    'image/jpeg',
    async () =>
      sized(
        await sharp(await jpegOf(3000))
          .jpeg({ progressive: true })
          .toBuffer(),
        9000,
      ),
    ['Invalid Format', 'Please export it as a baseline (not progressive) JPEG, or with at most 6000x6000 pixels.'],
  ],
  [
    'a CMYK JPEG',
    'cover',
    'image/jpeg',
    async () =>
      sharp(await jpegOf(3000))
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
    NOT_RGB,
  ],
  [
    'a grey JPEG',
    'cover',
    'image/jpeg',
    async () =>
      sharp(await jpegOf(3000))
        .toColourspace('b-w')
        .jpeg()
        .toBuffer(),
    NOT_RGB,
  ],
  [
    'a JPEG of 2999 pixels',
    'cover',
    'image/jpeg',
    () => jpegOf(2999),
    ['Image Too Small', 'Cover art must be at least 3000x3000 pixels. Your image is 2999x2999 pixels.'],
  ],
  [
    'a JPEG one pixel too low',
    'cover',
    'image/jpeg',
    () => jpegOf(3000, 2999),
    ['Image Too Small', 'Cover art must be at least 3000x3000 pixels. Your image is 3000x2999 pixels.'],
  ],
  [
    'a JPEG that is not square',
    'cover',
    'image/jpeg',
    () => jpegOf(3200, 3000),
    ['Image Not Square', 'Cover art must be square. Your image is 3200x3000 pixels.'],
  ],

  ['a page that calls itself PDF', 'licence', 'application/pdf', () => html, NOT_PDF],
  ['a picture that calls itself PDF', 'licence', 'application/pdf', () => jpegOf(100), NOT_PDF],
  ['a page behind the first letters of a PDF', 'licence', 'application/pdf', () => magic('%PDF-1.7\n'), PDF_CUT],
  ['a PDF behind a page', 'licence', 'application/pdf', () => Buffer.concat([html, pdfOf('x')]), NOT_PDF],
  ['a PDF of nothing but its ends', 'licence', 'application/pdf', () => Buffer.from('%PDF-%%EOF'), NO_PAGE],
  ['a PDF without its end', 'licence', 'application/pdf', () => pdfOf('x').subarray(0, -30), PDF_CUT],
];

async function png(px: number): Promise<Uint8Array> {
  return sharp(await jpegOf(px))
    .png()
    .toBuffer();
}

test.each(badInside)('%s is refused, with the reason', async (_, kind, contentType, make, [title, text]) => {
  const file: File = { fileName: 'file', contentType, bytes: await make() };
  const verdict = await upload(artist, release.id, targetOf(kind), file);
  expect(verdict).toMatchObject({ state: 'refused', finding: { title, text } });
});

const MB = 1024 * 1024;
/** Bad by what is said of them: no address is given (product 8.1). */
const badOutside: [string, Kind, { contentType: string; size: number }, readonly [string, string]][] = [
  ['a PDF as audio', 'audio', { contentType: 'application/pdf', size: 100 }, NOT_AUDIO],
  ['a video as audio', 'audio', { contentType: 'video/mp4', size: 100 }, NOT_AUDIO],
  ['an OGG', 'audio', { contentType: 'audio/ogg', size: 100 }, NOT_AUDIO],
  ['a type with more behind it', 'audio', { contentType: 'audio/wav; charset=x', size: 100 }, NOT_AUDIO],
  [
    'audio of exactly 100 MB',
    'audio',
    { contentType: 'audio/wav', size: 100 * MB },
    ['File Too Large', 'Audio file must be less than 100MB.'],
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
    ['File Too Large', 'The licence must be less than 25MB.'],
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
test.each(badOutside)('%s gets no address', async (_, kind, file, [title, text]) => {
  await expect(askForAddress(artist, release.id, targetOf(kind), { fileName: 'f', ...file })).rejects.toMatchObject({
    code: 'file-not-accepted',
    details: { finding: { title, text } },
  });
});

describe('an address is for one file: its type, its size, a quarter of an hour', () => {
  const bytes = wavOf(1);
  const file = { fileName: 'a.wav', contentType: 'audio/wav', size: bytes.length };
  const ask = () => askForAddress(artist, release.id, { kind: 'audio', trackId }, file);
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
      ({ url, headers }) => put(url.replace(artist.artistId, crypto.randomUUID()), headers, bytes),
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
    expect((await detailOf(artist, release.id)).media.find(({ id }) => id === address.mediaId)?.state).toBe('awaited');
  });

  it('still holds after fourteen minutes: the refusal above is for its age', async () => {
    const other = await stored(aCompleteDraft({ artistId: artist.artistId }));
    const target = { kind: 'audio', trackId: other.trackIds[0] ?? NO_TRACK } as const;
    const { url, headers, mediaId } = await askForAddress(artist, other.id, target, file);
    const early = await signedEarlier(url, file, 14 * 60);
    expect(await put(early, headers, bytes)).toBe(200);
    expect(await verdictOn(artist, other.id, mediaId)).toMatchObject({ state: 'ready' });
    good = await keysIn(masters, artist.artistId);
  });
});

test('a track that the release does not have gets no address', async () => {
  await expect(
    askForAddress(
      artist,
      release.id,
      { kind: 'audio', trackId: aTrack().id },
      {
        fileName: 'a.wav',
        contentType: 'audio/wav',
        size: 100,
      },
    ),
  ).rejects.toMatchObject({ code: 'track-not-found' });
});
