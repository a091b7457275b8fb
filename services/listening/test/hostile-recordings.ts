import type { Recording } from '../listen-to.ts';
import { CHECKSUM_AT, encodeFlac } from './corpus/encode-flac.ts';
import { encodeMp3 } from './corpus/encode-mp3.ts';
import { id3 } from './corpus/corpus.ts';
import { music, randomFrom } from './corpus/music.ts';
import { writeWav } from './corpus/write-wav.ts';
import { bigEndian, flacFrame, flacHead } from './write-flac-frames.ts';

/** A file that was made to keep its listener busy, to fill its memory, or to crash its decoder. */
export type HostileRecording = {
  name: string;
  format: Recording['format'];
  /** `heard`: the file is unusual, but whole. `missing`: less was decoded than its head states. */
  result: 'broken' | 'missing' | 'heard';
  make: () => Promise<Buffer> | Buffer;
};

const song = music({ seconds: 1 });
const noise = (length: number, seed = 1) => {
  const random = randomFrom(seed);
  return Buffer.from(Uint8Array.from({ length }, () => 256 * random()));
};
const edited = (bytes: Buffer, edit: (bytes: Buffer) => void): Buffer => {
  edit(bytes);
  return bytes;
};
const chunk = (name: string, length: number) => Buffer.concat([Buffer.from(name), bigEndian(length, 4).reverse()]);
const repeated = (count: number, one: (n: number) => Buffer) => Buffer.concat(Array.from({ length: count }, (_, n) => one(n)));
const wav = (name: string, result: HostileRecording['result'], make: () => Buffer): HostileRecording => ({ name: `a WAV ${name}`, format: 'WAV', result, make });
const flac = (name: string, result: HostileRecording['result'], make: HostileRecording['make']): HostileRecording => ({ name: `a FLAC ${name}`, format: 'FLAC', result, make });
const mp3 = (name: string, result: HostileRecording['result'], make: HostileRecording['make']): HostileRecording => ({ name: `an MP3 ${name}`, format: 'MP3', result, make });

const wavs: HostileRecording[] = [
  wav('of no bytes', 'broken', () => Buffer.alloc(0)),
  wav('of a head only', 'broken', () => writeWav(song).subarray(0, 12)),
  wav('without sound', 'broken', () => writeWav(song).subarray(0, 36)),
  wav('of no samples', 'heard', () => writeWav([new Float32Array(0)])),
  wav('of one sample', 'heard', () => writeWav([new Float32Array(1).fill(0.5)])),
  wav('of 8 channels at 384 kHz', 'heard', () => writeWav(music({ seconds: 0.3, rate: 384_000, channels: 8 }), { rate: 384_000, depth: '24' })),
  wav('of 9 channels', 'broken', () => edited(writeWav(song), (bytes) => bytes.writeUInt16LE(9, 22))),
  wav('of no channels', 'broken', () => edited(writeWav(song), (bytes) => bytes.writeUInt16LE(0, 22))),
  wav('that states 4 GB', 'missing', () => edited(writeWav(song), (bytes) => bytes.writeUInt32LE(0xfffffffe, 40))),
  wav('that states 2^60 bytes', 'missing', () => edited(writeWav(song, { kind: 'rf64' }), (bytes) => bytes.writeBigUInt64LE(2n ** 60n, 28))),
  wav('with swapped bytes', 'heard', () => edited(writeWav(song), (bytes) => bytes.subarray(44).swap16())),
  wav('with swapped bytes in its numbers', 'broken', () => edited(writeWav(song, { depth: '32f' }), (bytes) => bytes.subarray(44).swap32())),
  wav('of infinite numbers', 'broken', () => edited(writeWav(song, { depth: '32f' }), (bytes) => bytes.fill(Buffer.from('0000807f', 'hex'), 44))),
  wav('of a thousand chunks', 'broken', () => Buffer.concat([writeWav(song).subarray(0, 36), repeated(1000, () => chunk('junk', 0)), writeWav(song).subarray(36)])),
  wav('with a chunk of 4 GB before the sound', 'broken', () => Buffer.concat([writeWav(song).subarray(0, 36), chunk('junk', 0xffffffff), writeWav(song).subarray(36)])),
  wav('that is an archive too', 'heard', () => Buffer.concat([writeWav(song), Buffer.from('PK\x03\x04'), noise(5000)])),
  wav('that is a page too', 'heard', () => Buffer.concat([writeWav(song), Buffer.from('<html><script>alert(1)</script>')])),
  wav('of random bytes', 'broken', () => noise(300_000)),
];

const stereo = { channels: 2, bits: 16 };

const flacs: HostileRecording[] = [
  flac('of a million comments', 'broken', () => Buffer.concat([flacHead({ ...stereo, samples: 4096, isLast: false }), Buffer.alloc(7_000_000, Buffer.from([4, 0, 0, 3, 1, 2, 3]))])),
  flac('with a picture of 16 MB that is not there', 'broken', () => Buffer.concat([flacHead({ ...stereo, samples: 4096, isLast: false }), Buffer.from([0x86, 0xff, 0xff, 0xff]), noise(1000)])),
  flac('of 2^36 samples without a frame', 'broken', () => flacHead({ ...stereo, samples: 2 ** 36 - 1 })),
  flac('of the heads of frames', 'broken', () => Buffer.concat([flacHead({ ...stereo, samples: 2 ** 30 }), Buffer.alloc(2_000_000, Buffer.from([0xff, 0xf8, 0xc9, 0x18, 0, 0xc2]))])),
  flac('that unpacks to four thousand times its size', 'heard', () =>
    Buffer.concat([flacHead({ channels: 8, bits: 16, samples: 65_535 * 20, block: 65_535 }), repeated(20, (n) => flacFrame({ number: n, channels: 8, block: 65_535 }))]),
  ),
  flac('of frames of one sample each', 'broken', () => Buffer.concat([flacHead({ ...stereo, samples: 60_000, block: 1 }), repeated(60_000, (n) => flacFrame({ number: n, channels: 2, block: 1 }))])),
  flac('of frames of 16 samples each', 'heard', () => Buffer.concat([flacHead({ ...stereo, samples: 16 * 20_000, block: 16 }), repeated(20_000, (n) => flacFrame({ number: n, channels: 2, block: 16 }))])),
  flac('of blocks that change their size', 'heard', () => {
    const sizes = Array.from({ length: 200 }, (_, n) => 16 + ((n * 977) % 8000));
    let at = 0;
    const frames = sizes.map((block) => {
      const frame = flacFrame({ number: at, channels: 2, block, isVariable: true });
      at += block;
      return frame;
    });
    return Buffer.concat([flacHead({ ...stereo, samples: at, block: 8016, smallest: 16 }), ...frames]);
  }),
  flac('of 32 bits', 'heard', () => Buffer.concat([flacHead({ channels: 2, bits: 32, samples: 4096 * 10 }), repeated(10, (n) => flacFrame({ number: n, channels: 2, block: 4096, bits: 32 }))])),
  flac('with every second frame only', 'broken', () => Buffer.concat([flacHead({ ...stereo, samples: 4096 * 2000 }), repeated(1000, (n) => flacFrame({ number: 2 * n, channels: 2, block: 4096 }))])),
  flac('with its frames in the wrong order', 'broken', () => Buffer.concat([flacHead({ ...stereo, samples: 4096 * 100 }), repeated(100, (n) => flacFrame({ number: 99 - n, channels: 2, block: 4096 }))])),
  flac('with the same frame again and again', 'missing', () => Buffer.concat([flacHead({ ...stereo, samples: 4096 * 100 }), repeated(100, () => flacFrame({ number: 0, channels: 2, block: 4096 }))])),
  flac('whose frames have wrong checksums', 'broken', () => Buffer.concat([flacHead({ ...stereo, samples: 4096 * 3000 }), repeated(3000, (n) => edited(flacFrame({ number: n, channels: 2, block: 4096 }), (bytes) => bytes.fill(1, bytes.length - 2)))])),
  flac('of random sound in whole frames', 'broken', () => Buffer.concat([flacHead({ ...stereo, samples: 4096 * 200 }), repeated(200, (n) => flacFrame({ number: n, channels: 2, block: 4096, body: noise(500, n + 1) }))])),
  flac('with 3 MB of noise in the middle', 'broken', async () => {
    const file = await encodeFlac(song);
    return Buffer.concat([file.subarray(0, file.length / 2), noise(3_000_000), file.subarray(file.length / 2)]);
  }),
  flac('without its first frame', 'broken', async () => {
    const file = await encodeFlac(song);
    return Buffer.concat([file.subarray(0, 42), file.subarray(42 + 9000)]);
  }),
  flac('of another sample rate than its frames', 'broken', async () => edited(await encodeFlac(song), (bytes) => bytes.writeUInt32BE(96_000 * 4096, CHECKSUM_AT - 8))),
  flac('of random bytes', 'broken', () => Buffer.concat([flacHead({ ...stereo, samples: 44_100 }), noise(300_000)])),
];

const mp3s: HostileRecording[] = [
  mp3('after a tag of 10,000 frames', 'heard', async () => Buffer.concat([id3(10_000), await encodeMp3(song)])),
  mp3('after a tag that states 256 MB', 'broken', async () => Buffer.concat([Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'), await encodeMp3(song)])),
  mp3('of the heads of frames', 'broken', () => Buffer.alloc(1_000_000, Buffer.from([0xff, 0xfb, 0x90, 0]))),
  mp3('of nothing but the first byte of a frame', 'broken', () => Buffer.alloc(5_000_000, 0xff)),
  mp3('of random sound in whole frames', 'heard', () => repeated(2000, (n) => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x40]), noise(413, n + 1).map((byte) => byte & 0x7f) as Buffer]))),
  mp3('whose sample rate changes', 'broken', async () => Buffer.concat([await encodeMp3(song), await encodeMp3(song, { rate: 48_000 }), await encodeMp3(song)])),
  mp3('that states 4 billion frames', 'missing', async () => {
    const info = Buffer.alloc(417);
    Buffer.from([0xff, 0xfb, 0x90, 0x40]).copy(info);
    info.write('Xing', 36, 'latin1');
    info.writeUInt32BE(1, 40);
    info.writeUInt32BE(0xfffffff0, 44);
    return Buffer.concat([info, await encodeMp3(song, { kbps: 128 })]);
  }),
  mp3('that is a WAV too', 'heard', async () => Buffer.concat([writeWav(song).subarray(0, 2000), await encodeMp3(song)])),
  mp3('of one frame', 'heard', async () => (await encodeMp3(song)).subarray(0, 626)),
  mp3('of random bytes', 'broken', () => noise(300_000, 5)),
];

export const hostileRecordings: readonly HostileRecording[] = [...wavs, ...flacs, ...mp3s];
