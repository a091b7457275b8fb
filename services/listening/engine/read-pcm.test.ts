import wavefile from 'wavefile';
import { readAll } from '../test/blocks.ts';
import { inChunks } from '../test/corpus/file-in-memory.ts';
import { music } from '../test/corpus/music.ts';
import { writeWav } from '../test/corpus/write-wav.ts';
import { readPcm } from './read-pcm.ts';
import { usedBits } from './used-bits.ts';

const song = music({ seconds: 1 });
const read = (bytes: Uint8Array) => readAll(readPcm(inChunks(bytes)));

/** Writes the song with another library. */
function written(depth: string, container = 'RIFF'): Uint8Array {
  const bits = Number.parseInt(depth, 10);
  const isFloat = depth === '32f' || depth === '64';
  const scale = isFloat ? 1 : 2 ** (bits - 1);
  const samples = song.map((all) => Float64Array.from(all, (one) => (isFloat ? one : Math.round(one * scale) + (bits === 8 ? 128 : 0))));
  const wav = new wavefile.WaveFile();
  wav.fromScratch(2, 44_100, depth, samples, { container });
  return wav.toBuffer();
}

function largestDifference(a: readonly Float32Array[], b: readonly Float32Array[]): number {
  let largest = 0;
  a.forEach((samples, n) => {
    samples.forEach((sample, i) => {
      largest = Math.max(largest, Math.abs(sample - (b[n]?.[i] ?? Number.NaN)));
    });
  });
  return largest;
}

describe('the samples of a WAV', () => {
  it.each([
    ['8', 8, 2 ** -8],
    ['16', 16, 2 ** -16],
    ['24', 24, 2 ** -24],
    ['32', 32, 2 ** -24],
    ['32f', 32, 0],
    ['64', 64, 2 ** -24],
  ])('of the format %s are those that another library wrote', async (depth, bits, error) => {
    const { sound, sampleRate, ending } = await read(written(depth));
    expect({ sampleRate, lengths: sound.map((all) => all.length), bits: ending.bits }).toEqual({
      sampleRate: 44_100,
      lengths: [44_100, 44_100],
      bits,
    });
    expect(largestDifference(song, sound)).toBeLessThanOrEqual(error);
    expect(usedBits(ending.bits, ending.mask)).toBeUndefined();
  });

  it.each(['plain', 'extensible', 'rf64', 'stream', 'list-after'] as const)('are the same in the form %s', async (kind) => {
    const { sound, ending } = await read(writeWav(song, { depth: '24', kind }));
    expect(largestDifference(song, sound)).toBeLessThan(2 ** -22);
    expect(ending).toMatchObject({ bits: 24, missing: 0, faults: { all: [] } });
  });

  it('end where the file ends, and what the header states beyond is missing', async () => {
    const { sound, ending } = await read(writeWav(song).subarray(0, 44 + 4 * 1000 + 3));
    expect(sound[0]).toHaveLength(1000);
    expect(ending.missing).toBe(43_100);
  });

  it('that are no numbers, or a thousand times too loud, are a fault, and silent', async () => {
    const bytes = writeWav(song, { depth: '32f' });
    bytes.writeFloatLE(Number.NaN, 44 + 8 * 500);
    bytes.writeFloatLE(1e30, 44 + 8 * 600);
    const { sound, ending } = await read(bytes);
    expect([sound[0]?.[500], sound[0]?.[600]]).toEqual([0, 0]);
    expect(ending.faults.all).toEqual([{ at: 500, samples: 32_768 - 500 }]);
  });

  it('of a file without any are a fault', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(100), writeWav(song).subarray(0, 30)])
      expect((await read(bytes)).ending.faults.all).toEqual([{ at: 0, samples: 0 }]);
  });
});
