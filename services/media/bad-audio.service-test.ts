import { bytesBehind, changed, part, png } from '../test/bad-bytes.ts';
import { jpegOf, mp3Of, wavOf } from '../test/files.ts';
import { flacOf } from '../test/flac.ts';
import { m4aOf } from '../test/m4a.ts';
import { untouchedRelease } from '../test/untouched-release.ts';

const { verdictOf } = untouchedRelease();

const NOT_AUDIO = ['Invalid File Type', 'Please upload an MP3, WAV, or FLAC file.'] as const;
const CUT_OFF = ['Upload Failed', 'The file contains no sound, or is cut off. Please export it again.'] as const;
const IMPLAUSIBLE = [
  'Upload Failed',
  'The file’s sample rate, channels or length can’t be right. Please export it again.',
] as const;
const TOO_MANY_PARTS = [
  'Upload Failed',
  'The file has more parts than a recording should have. Please export it again.',
] as const;
const flacOfMinutes = changed(flacOf(4), (bytes) => bytes.writeUInt32BE(7_938_000, 22));

/** Files with bad content: a URL is issued, the bytes arrive, and the checker rejects them. */
const recordings: [string, string, () => Promise<Uint8Array> | Uint8Array, readonly [string, string]][] = [
  ['a text that calls itself WAV', 'audio/wav', () => Buffer.from('la la la '.repeat(2000)), NOT_AUDIO],
  ['a text that calls itself MP3', 'audio/mpeg', () => Buffer.from('la la la '.repeat(2000)), NOT_AUDIO],
  ['a page behind the first letters of a WAV', 'audio/wav', () => bytesBehind('RIFF\xff\xff\0\0WAVE'), CUT_OFF],
  ['a page behind the first letters of a FLAC', 'audio/flac', () => bytesBehind('fLaC'), NOT_AUDIO],
  ['a page behind an ID3 tag', 'audio/mpeg', () => bytesBehind('ID3\x04\0\0\0\0\0\0'), NOT_AUDIO],
  ['a page behind one MP3 frame', 'audio/mpeg', () => bytesBehind([0xff, 0xfb, 0x90, 0x00]), CUT_OFF],
  [
    'a page behind the first letters of an M4A',
    'audio/mp4',
    () => bytesBehind('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42isom'),
    NOT_AUDIO,
  ],
  ['a cover that calls itself WAV', 'audio/wav', () => jpegOf(600), NOT_AUDIO],
  ['a PNG that calls itself MP3', 'audio/mpeg', () => png(600), NOT_AUDIO],
  [
    'a program that calls itself WAV',
    'audio/wav',
    () => bytesBehind('\x7fELF\x02\x01\x01', Buffer.alloc(4000, 0x90)),
    NOT_AUDIO,
  ],
  [
    'an archive that calls itself FLAC',
    'audio/flac',
    () => bytesBehind('PK\x03\x04', Buffer.alloc(4000, 7)),
    NOT_AUDIO,
  ],
  ['nothing but zeros', 'audio/wav', () => Buffer.alloc(200_000), NOT_AUDIO],
  ['one byte', 'audio/wav', () => Buffer.from('R'), NOT_AUDIO],
  ['a WAV cut in half', 'audio/wav', () => part(wavOf(2), 0.5), CUT_OFF],
  ['a WAV without its last second', 'audio/wav', () => part(wavOf(10), 0.9), CUT_OFF],
  ['the header of a WAV', 'audio/wav', () => wavOf(2).subarray(0, 44), CUT_OFF],
  ['a WAV without any sound', 'audio/wav', () => wavOf(0), CUT_OFF],
  ['the first frame of an MP3', 'audio/mpeg', () => mp3Of(2).subarray(0, 417), CUT_OFF],
  ['the first letters of a FLAC', 'audio/flac', () => flacOf(4).subarray(0, 20), NOT_AUDIO],

  ['a WAV of no channels', 'audio/wav', () => changed(wavOf(1), (b) => b.writeUInt16LE(0, 22)), IMPLAUSIBLE],
  ['a WAV of blocks of no bytes', 'audio/wav', () => changed(wavOf(1), (b) => b.writeUInt16LE(0, 32)), IMPLAUSIBLE],
  ['a WAV of 1 Hz', 'audio/wav', () => changed(wavOf(1), (b) => b.writeUInt32LE(1, 24)), IMPLAUSIBLE],
  ['a WAV of 4 GHz', 'audio/wav', () => changed(wavOf(1), (b) => b.writeUInt32LE(4e9, 24)), IMPLAUSIBLE],
  ['a WAV of samples of no bits', 'audio/wav', () => changed(wavOf(1), (b) => b.writeUInt16LE(0, 34)), IMPLAUSIBLE],
  [
    'a WAV that says it is MP3',
    'audio/wav',
    () => changed(wavOf(1), (b) => b.writeUInt16LE(0x55, 20)),
    ['Upload Failed', 'The sound in this WAV is compressed. Please export it as PCM, or as FLAC.'],
  ],
  ['a FLAC of three minutes in 42 bytes', 'audio/flac', () => flacOfMinutes.subarray(0, 42), CUT_OFF],
  [
    'the header of a FLAC and zeros',
    'audio/flac',
    () => Buffer.concat([flacOfMinutes.subarray(0, 42), Buffer.alloc(500_000)]),
    CUT_OFF,
  ],
  ['a FLAC cut in half', 'audio/flac', () => part(flacOf(20), 0.5), CUT_OFF],
  [
    'a FLAC of a million comments',
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
    'audio/mp4',
    () => Buffer.concat([m4aOf(1).subarray(0, 28), Buffer.alloc(8e6, Buffer.from('\0\0\0\x08free', 'latin1'))]),
    TOO_MANY_PARTS,
  ],
  ['an M4A cut in half', 'audio/mp4', () => part(m4aOf(200), 0.6), CUT_OFF],
  [
    'a film that calls itself M4A',
    'audio/mp4',
    () => m4aOf(200, { film: true }),
    ['Invalid File Type', 'This file contains a film. Please export its sound alone, as WAV or FLAC.'],
  ],
  ['an M4A of no length', 'audio/mp4', () => m4aOf(200, { timescale: 0 }), CUT_OFF],
  ['a second of MP3 and zeros', 'audio/mpeg', () => Buffer.concat([mp3Of(1), Buffer.alloc(1e6)]), CUT_OFF],
];

test.each(recordings)('%s is rejected, with the reason', async (_, contentType, make, [title, text]) => {
  expect(await verdictOf('audio', contentType, await make())).toMatchObject({
    state: 'refused',
    finding: { title, text },
  });
});
