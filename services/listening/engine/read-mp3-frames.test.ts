import { readAll } from '../test/blocks.ts';
import { id3 } from '../test/corpus/corpus.ts';
import { encodeMp3 } from '../test/corpus/encode-mp3.ts';
import { inChunks } from '../test/corpus/file-in-memory.ts';
import { music } from '../test/corpus/music.ts';
import { readMp3Frames } from './read-mp3-frames.ts';

const song = music({ seconds: 2 });
const read = (bytes: Uint8Array) => readAll(readMp3Frames(inChunks(bytes)));
const levelOf = (samples: Float32Array = new Float32Array(0)) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe('the samples of an MP3', () => {
  it.each([44_100, 48_000])('are as many and as loud as those that were encoded at %d Hz', async (rate) => {
    const { sound, sampleRate, ending } = await read(await encodeMp3(song, { rate, kbps: 320 }));
    expect(sampleRate).toBe(rate);
    expect(ending).toMatchObject({ bits: null, faults: { all: [] }, missing: 0 });
    expect(Math.abs((sound[0]?.length ?? 0) - song[0]!.length)).toBeLessThan(3000);
    expect(levelOf(sound[0])).toBeCloseTo(levelOf(song[0]), 2);
  });

  it('of one channel are one channel', async () => {
    expect((await read(await encodeMp3(song.slice(0, 1)))).sound).toHaveLength(1);
  });

  it('are found after a tag of 10,000 frames, and between tags', async () => {
    const file = await encodeMp3(song);
    const { sound, ending } = await read(Buffer.concat([id3(10_000), file, id3(20), file]));
    expect(ending.faults.all).toEqual([]);
    expect(sound[0]?.length ?? 0).toBeGreaterThan(2 * song[0]!.length);
  });
});

describe('an MP3 that is broken', () => {
  it('has a fault where bytes between its frames are none', async () => {
    const file = await encodeMp3(song);
    const { ending } = await read(Buffer.from(file).fill(0, 24_000, 28_000));
    expect(ending.faults.all).toHaveLength(1);
    expect(ending.faults.all[0]?.at).toBeGreaterThan(0.45 * song[0]!.length);
    expect(ending.faults.all[0]?.at).toBeLessThan(0.55 * song[0]!.length);
  });

  it('misses the frames that its encoder counted', async () => {
    const file = await encodeMp3(song, { kbps: 128 });
    const frames = 500;
    const info = Buffer.from(file.subarray(0, 417)).fill(0, 4);
    info.write('Info', 36, 'latin1');
    info.writeUInt32BE(1, 40);
    info.writeUInt32BE(frames, 44);
    const { sound, ending } = await read(Buffer.concat([info, file]));
    expect(ending.missing).toBeGreaterThan(frames * 1152 - (sound[0]?.length ?? 0) - 5000);
  });

  it('is a fault without any frame', async () => {
    expect((await read(Buffer.alloc(300_000, 0x55))).ending.faults.all).toEqual([{ at: 0, samples: 0 }]);
  });
});
