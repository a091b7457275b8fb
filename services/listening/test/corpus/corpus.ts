import type { Sound } from '../../../../shared/listening/sound.ts';
import type { Recording } from '../../listen-to.ts';
import {
  clippedBy,
  flipBit,
  invertedOf,
  lowPassed,
  monoOf,
  offsetBy,
  silenced,
  withGap,
  withSilence,
} from './defects.ts';
import { CHECKSUM_AT, CHECKSUM_BYTES, encodeFlac, type FlacOptions } from './encode-flac.ts';
import { encodeMp3, type Mp3Options } from './encode-mp3.ts';
import { recordingOf } from './file-in-memory.ts';
import { addTone, type MusicOptions, music, type Sounding } from './music.ts';
import { toWhole, type WavOptions, writeWav } from './write-wav.ts';

/** The defects that are planted, with the sign by which each is noticed. */
const signs = {
  broken: ({ broken, checksumDiffers, missingMs }: Sound) => Boolean(broken || checksumDiffers || missingMs),
  silent: ({ silent }: Sound) => silent === true,
  clipped: ({ clipped }: Sound) => (clipped?.runs ?? 0) > 0,
  'silent head': ({ headMs }: Sound) => headMs >= 2000,
  'silent tail': ({ tailMs }: Sound) => tailMs >= 2000,
  gap: ({ gaps }: Sound) => gaps !== undefined,
  mono: ({ mono }: Sound) => mono === true,
  inverted: ({ inverted }: Sound) => inverted === true,
  'silent side': ({ silentSide }: Sound) => silentSide !== undefined,
  'unused bits': ({ usedBits }: Sound) => usedBits !== undefined,
  wall: ({ wall }: Sound) => wall !== undefined,
  offset: ({ offset }: Sound) => offset !== undefined,
} satisfies Record<string, (sound: Sound) => boolean>;
export type Defect = keyof typeof signs;

export const noticed = (sound: Sound): Defect[] =>
  Object.entries(signs).flatMap(([defect, sign]) => (sign(sound) ? [defect as Defect] : []));

/** A file of the corpus with its only defect. `durationMs`: the length that its header states. */
export type CorpusFile = { name: string; defect: Defect | undefined; make: () => Promise<Recording> };

type As = ({ format: 'WAV' } & WavOptions) | ({ format: 'FLAC' } & FlacOptions) | ({ format: 'MP3' } & Mp3Options);
type Change = (sound: Sounding, rate: number) => Sounding;
type Making = { change?: Change; song?: MusicOptions; damage?: (bytes: Buffer) => Buffer };

const songs = new Map<string, Sounding>();

function songOf(options: MusicOptions): Sounding {
  const key = JSON.stringify(options);
  const song = songs.get(key) ?? music(options);
  songs.set(key, song);
  return song;
}

export const write = async (sound: Sounding, as: As): Promise<Buffer> =>
  as.format === 'WAV' ? writeWav(sound, as) : as.format === 'FLAC' ? encodeFlac(sound, as) : encodeMp3(sound, as);

const file = (
  name: string,
  defect: Defect | undefined,
  as: As,
  { change = (sound) => sound, song = {}, damage = (bytes) => bytes }: Making = {},
): CorpusFile => ({
  name: `${name}: ${Object.values(as).join(' ')}`,
  defect,
  make: async () => {
    const { format, rate = 44_100 } = as;
    const seconds = rate > 50_000 ? 1.2 : 2;
    const sound = change(songOf({ rate, seconds, ...song }), rate);
    const bytes = damage(await write(sound, as));
    return recordingOf(format, bytes, Math.floor(((sound[0]?.length ?? 0) / rate) * 1000));
  },
});

const rates = [44_100, 48_000, 96_000] as const;

/** Files without a defect: every format and depth, and sounds that are easily taken for one. */
const clean: CorpusFile[] = [
  ...rates.flatMap((rate) => [
    ...(['16', '24', '32f'] as const).map((depth) => file('music', undefined, { format: 'WAV', depth, rate })),
    ...([16, 24] as const).map((bits) => file('music', undefined, { format: 'FLAC', bits, rate })),
  ]),
  ...(['8', '32', '64f'] as const).map((depth) => file('music', undefined, { format: 'WAV', depth })),
  ...(['extensible', 'rf64', 'stream', 'list-after'] as const).map((kind) =>
    file('music', undefined, { format: 'WAV', depth: '24', kind }),
  ),
  ...([88_200, 192_000] as const).map((rate) =>
    file('music', undefined, { format: 'FLAC', bits: 24, rate }, { song: { seconds: 1 } }),
  ),
  ...([128, 192, 320] as const).map((kbps) => file('music', undefined, { format: 'MP3', kbps })),
  file('music', undefined, { format: 'MP3', rate: 48_000, kbps: 256 }),
  file('one channel', undefined, { format: 'WAV' }, { song: { channels: 1 } }),
  file('one channel', undefined, { format: 'FLAC' }, { song: { channels: 1 } }),
  file('one channel', undefined, { format: 'MP3' }, { song: { channels: 1 } }),
  file('six channels', undefined, { format: 'WAV', depth: '24' }, { song: { channels: 6, seconds: 1 } }),
  ...[2, 3, 4, 5].map((seed) => file(`song ${seed}`, undefined, { format: 'WAV' }, { song: { seed } })),
  file('loud', undefined, { format: 'WAV' }, { song: { level: 0.999 } }),
  file('quiet', undefined, { format: 'WAV', depth: '24' }, { song: { level: 0.02 } }),
  file('small blocks', undefined, { format: 'FLAC', blockSize: 192 }),
  file('hard to compress', undefined, { format: 'FLAC', level: 0 }),
  file('well compressed', undefined, { format: 'FLAC', bits: 24, level: 8 }),
  file(
    'a second of silence first',
    undefined,
    { format: 'WAV' },
    { change: (sound, rate) => withSilence(sound, rate, { head: 1, tail: 1 }) },
  ),
  file(
    'a rest of a second',
    undefined,
    { format: 'FLAC' },
    { change: (sound, rate) => silenced(sound, rate, [0.5, 1.5]) },
  ),
  file('tones only', undefined, { format: 'WAV', depth: '24' }, { change: (sound, rate) => tones(sound, rate) }),
  file(
    'no checksum',
    undefined,
    { format: 'FLAC' },
    { damage: (bytes) => bytes.fill(0, CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_BYTES) },
  ),
  file('a tag at its end', undefined, { format: 'FLAC' }, { damage: (bytes) => Buffer.concat([bytes, ID3V1]) }),
  file('a tag at its end', undefined, { format: 'MP3' }, { damage: (bytes) => Buffer.concat([bytes, ID3V1]) }),
  file('a tag first', undefined, { format: 'MP3' }, { damage: (bytes) => Buffer.concat([id3(2000), bytes]) }),
];

const ID3V1 = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]);

/** Two high tones, with nothing between or above them. */
function tones([left = new Float32Array(0)]: Sounding, rate: number): Sounding {
  return [9500, 12_700].map((hertz) => {
    const samples = new Float32Array(left.length);
    addTone(samples, { hertz, level: 0.3, rate });
    return samples;
  });
}

/** A tag of ID3v2 with this many empty frames. */
export function id3(frames: number): Buffer {
  const body = Buffer.alloc(11 * frames, Buffer.from('TXXX\0\0\0\x01\0\0\x03', 'latin1'));
  const length = [21, 14, 7, 0].map((shift) => (body.length >> shift) & 127);
  return Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), Buffer.from(length), body]);
}

const several: readonly As[] = [
  { format: 'WAV', depth: '16' },
  { format: 'WAV', depth: '24', rate: 48_000 },
  { format: 'FLAC', bits: 16 },
  { format: 'FLAC', bits: 24, rate: 96_000 },
];
const andMp3: readonly As[] = [...several, { format: 'MP3', kbps: 192 }];

const planted = (defect: Defect, all: readonly As[], making: Making): CorpusFile[] =>
  all.map((as) => file(defect, defect, as, making));

const part = (bytes: Buffer, share: number) => Math.floor(bytes.length * share);

const broken: CorpusFile[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    file(
      `bit ${seed} inverted`,
      'broken',
      { format: 'FLAC', bits: seed % 2 === 0 ? 24 : 16 },
      {
        damage: (bytes) => flipBit(bytes, seed, [9000, bytes.length]),
      },
    ),
  ),
  ...[0.2, 0.5, 0.8].flatMap((share) => [
    file(
      `64 bytes overwritten at ${share}`,
      'broken',
      { format: 'FLAC' },
      {
        damage: (bytes) => bytes.fill(0x55, part(bytes, share), part(bytes, share) + 64),
      },
    ),
    file(
      `3,000 bytes overwritten at ${share}`,
      'broken',
      { format: 'MP3' },
      {
        damage: (bytes) => bytes.fill(0, part(bytes, share), part(bytes, share) + 3000),
      },
    ),
    file(
      `cut at ${share}`,
      'broken',
      { format: 'FLAC', bits: 24 },
      { damage: (bytes) => bytes.subarray(0, part(bytes, share)) },
    ),
    file(`cut at ${share}`, 'broken', { format: 'WAV' }, { damage: (bytes) => bytes.subarray(0, part(bytes, share)) }),
    file(`cut at ${share}`, 'broken', { format: 'MP3' }, { damage: (bytes) => bytes.subarray(0, part(bytes, share)) }),
  ]),
  file(
    'another checksum',
    'broken',
    { format: 'FLAC' },
    { damage: (bytes) => flipBit(bytes, 3, [CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_BYTES]) },
  ),
  file(
    'no numbers',
    'broken',
    { format: 'WAV', depth: '32f' },
    { damage: (bytes) => bytes.fill(0xff, 200_000, 200_400) },
  ),
];

const defective: CorpusFile[] = [
  ...broken,
  ...planted('silent', andMp3, { change: (sound) => sound.map((samples) => new Float32Array(samples.length)) }),
  file(
    'noise below -70 dB',
    'silent',
    { format: 'WAV', depth: '24' },
    { change: (sound) => sound.map((all) => all.map((one) => one * 0.0003)) },
  ),
  ...planted('clipped', andMp3.slice(0, 4), { change: (sound) => clippedBy(sound, 4) }),
  ...planted('clipped', [{ format: 'WAV', depth: '32f' }], {
    change: (sound) => sound.map((all) => all.map((one) => one * 5)),
  }),
  ...planted('silent head', andMp3, { change: (sound, rate) => withSilence(sound, rate, { head: 3 }) }),
  ...planted('silent tail', andMp3, { change: (sound, rate) => withSilence(sound, rate, { tail: 3 }) }),
  ...planted('gap', andMp3, { change: withGap }),
  ...planted('mono', andMp3, { change: monoOf }),
  ...planted('inverted', andMp3, { change: invertedOf }),
  ...planted('silent side', andMp3, {
    change: ([left = new Float32Array(0)]) => [left, new Float32Array(left.length)],
  }),
  ...planted('silent side', several.slice(0, 2), {
    change: ([left = new Float32Array(0)]) => [new Float32Array(left.length), left],
  }),
  ...planted(
    'unused bits',
    [
      { format: 'WAV', depth: '24' },
      { format: 'FLAC', bits: 24 },
      { format: 'WAV', depth: '32' },
      { format: 'WAV', depth: '32f' },
      { format: 'FLAC', bits: 24, rate: 96_000 },
    ],
    {
      change: (sound) => sound.map((all) => Float32Array.from(toWhole(all, 16), (one) => one / 32_768)),
    },
  ),
  ...[16_000, 18_000].map((hertz) =>
    file(
      `nothing above ${hertz} Hz`,
      'wall',
      { format: 'WAV', depth: '24' },
      {
        change: (sound, rate) => lowPassed(sound, rate, hertz),
        song: { seconds: 1 },
      },
    ),
  ),
  file(
    'made from 44.1 kHz',
    'wall',
    { format: 'FLAC', bits: 24, rate: 96_000 },
    {
      change: (sound, rate) => lowPassed(sound, rate, 21_500),
      song: { seconds: 1 },
    },
  ),
  ...planted('offset', several, { change: (sound) => offsetBy(sound, 0.02) }),
];

export const corpus: readonly CorpusFile[] = [...clean, ...defective];
