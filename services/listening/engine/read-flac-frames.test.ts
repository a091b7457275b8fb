import { readAll } from '../test/blocks.ts';
import { flipBit } from '../test/corpus/defects.ts';
import { CHECKSUM_AT, CHECKSUM_BYTES, encodeFlac } from '../test/corpus/encode-flac.ts';
import { inChunks } from '../test/corpus/file-in-memory.ts';
import { music } from '../test/corpus/music.ts';
import { writeWav } from '../test/corpus/write-wav.ts';
import { roundsOf } from '../../test/rounds.ts';
import { readFlacFrames } from './read-flac-frames.ts';
import { readPcm } from './read-pcm.ts';

const song = music({ seconds: 2 });
const read = (bytes: Uint8Array) => readAll(readFlacFrames(inChunks(bytes)));
const BLOCK = 4096;

/** The position of the first frame: after the head's last block. */
function firstFrame(file: Buffer): number {
  for (let at = 4; ; ) {
    const isLast = (file[at] ?? 0x80) >= 0x80;
    at += 4 + file.readUIntBE(at + 1, 3);
    if (isLast) return at;
  }
}

describe('the samples of a FLAC', () => {
  it.each([
    [16, 44_100],
    [24, 48_000],
    [24, 96_000],
  ] as const)('of %d bits at %d Hz are those of a WAV of the same sound', async (bits, rate) => {
    const { sound, ending } = await read(await encodeFlac(song, { bits, rate }));
    const wav = await readAll(readPcm(inChunks(writeWav(song, { rate, depth: bits === 16 ? '16' : '24' }))));
    expect(sound).toEqual(wav.sound);
    expect(ending).toEqual({ bits, mask: wav.ending.mask, faults: wav.ending.faults, checksumDiffers: false, missing: 0 });
  });

  it('are read from frames of 16 samples, and after a tag', async () => {
    const tag = Buffer.from('ID3\x04\0\0\0\0\0\x05', 'latin1');
    const file = await encodeFlac(song.map((all) => all.subarray(0, 4000)), { blockSize: 16, level: 0 });
    const { sound, ending } = await read(Buffer.concat([tag, Buffer.alloc(5), file]));
    expect(sound[0]).toHaveLength(4000);
    expect(ending).toMatchObject({ faults: { all: [] }, checksumDiffers: false });
  });
});

describe('a checksum of the samples', () => {
  it('that is another one is noticed, and none is no fault', async () => {
    const file = await encodeFlac(song);
    const other = flipBit(file, 1, [CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_BYTES]);
    expect((await read(other)).ending).toMatchObject({ checksumDiffers: true, faults: { all: [] } });
    const none = Buffer.from(file).fill(0, CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_BYTES);
    expect((await read(none)).ending).toMatchObject({ checksumDiffers: false, faults: { all: [] } });
  });
});

describe('a FLAC with a broken frame', () => {
  it('is noticed at any bit, with and without a checksum of the samples', async () => {
    const rounds = roundsOf(20, 200);
    const file = await encodeFlac(song, { bits: 24 });
    const unchecked = Buffer.from(file).fill(0, CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_BYTES);
    let noticed = 0;
    for (let seed = 1; seed <= rounds; seed++) {
      const broken = flipBit(seed % 2 === 0 ? file : unchecked, seed, [firstFrame(file), file.length]);
      const { ending, sound } = await read(broken);
      if (ending.faults.all.length > 0) noticed++;
      // No more is lost than two frames, except at the end.
      expect(sound[0]?.length ?? 0).toBeGreaterThanOrEqual(song[0]!.length - 2 * BLOCK);
    }
    expect(noticed).toBe(rounds);
  });

  it('is silent there, and stays in time behind', async () => {
    const file = await encodeFlac(song);
    const whole = await read(file);
    const at = firstFrame(file) + Math.floor((file.length - firstFrame(file)) / 2);
    const { sound, ending } = await read(Buffer.from(file).fill(0x55, at, at + 64));
    const [fault] = ending.faults.all;
    if (!fault) throw new Error('No fault was found');
    expect(fault.samples).toBeLessThanOrEqual(2 * BLOCK);
    expect(sound[0]?.subarray(fault.at, fault.at + fault.samples).every((sample) => sample === 0)).toBe(true);
    const behind = fault.at + fault.samples;
    expect(sound.map((all) => all.subarray(behind))).toEqual(whole.sound.map((all) => all.subarray(behind)));
    expect(sound.map((all) => all.subarray(0, fault.at))).toEqual(whole.sound.map((all) => all.subarray(0, fault.at)));
  });

  it('that is cut off misses the rest', async () => {
    const file = await encodeFlac(song);
    const { sound, ending } = await read(file.subarray(0, file.length / 2));
    expect(ending.missing).toBe(song[0]!.length - (sound[0]?.length ?? 0));
    expect(ending.faults.all).toHaveLength(1);
  });
});
