import { MPEGDecoder } from 'mpg123-decoder';
import { listeningCopy } from './listening-copy.ts';
import { write } from './test/corpus/corpus.ts';
import { recordingOf } from './test/corpus/file-in-memory.ts';
import { addTone, music, type Sounding } from './test/corpus/music.ts';
import type { WavOptions } from './test/corpus/write-wav.ts';

async function copyOf(sound: Sounding, as: WavOptions, part?: Parameters<typeof listeningCopy>[1]) {
  const parts: Uint8Array[] = [];
  const recording = recordingOf('WAV', await write(sound, { format: 'WAV', ...as }), 0);
  for await (const bytes of listeningCopy(recording, part)) parts.push(bytes);
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const decoded = decoder.decode(Buffer.concat(parts));
  decoder.free();
  return { ...decoded, bytes: Buffer.concat(parts).length, seconds: decoded.samplesDecoded / decoded.sampleRate };
}

/** The frequency of a tone, by its changes of sign in the middle of a sound. */
function pitchOf(samples: Float32Array, sampleRate: number): number {
  const middle = samples.subarray(samples.length / 4, (3 * samples.length) / 4);
  let changes = 0;
  for (let i = 1; i < middle.length; i++) if ((middle[i] ?? 0) >= 0 !== (middle[i - 1] ?? 0) >= 0) changes++;
  return (changes * sampleRate) / (2 * middle.length);
}

describe('a listening copy', () => {
  it.each([
    [44_100, 44_100],
    [48_000, 48_000],
    [96_000, 48_000],
    [88_200, 44_100],
    [192_000, 48_000],
    [22_050, 44_100],
    [8000, 48_000],
    [37_800, 48_000],
  ])('of a recording at %d Hz has %d Hz, the same pitch, level and length', async (rate, copied) => {
    const tone = new Float32Array(2 * rate);
    addTone(tone, { hertz: 1000, level: 0.5, rate });
    const { sampleRate, seconds, channelData, bytes } = await copyOf([tone], { rate });
    expect(sampleRate).toBe(copied);
    expect(Math.abs(seconds - 2)).toBeLessThan(0.15);
    expect(Math.abs(bytes - 2 * 16_000)).toBeLessThan(3000);
    for (const samples of channelData) {
      expect(Math.abs(pitchOf(samples, sampleRate) - 1000)).toBeLessThan(3);
      const peak = samples.subarray(samples.length / 4, samples.length / 2).reduce((max, one) => Math.max(max, one), 0);
      expect(peak).toBeCloseTo(0.5, 1);
    }
  });

  it('of six channels has the centre on both sides, and no low-frequency channel', async () => {
    const silent = new Float32Array(48_000);
    const [tone = silent] = music({ seconds: 1, rate: 48_000, channels: 1 });
    const centre = await copyOf([silent, silent, tone, silent, silent, silent], { rate: 48_000 });
    expect(Math.max(...(centre.channelData[0] ?? []))).toBeGreaterThan(0.05);
    expect(Math.max(...(centre.channelData[1] ?? []))).toBeGreaterThan(0.05);
    const low = await copyOf([silent, silent, silent, tone, silent, silent], { rate: 48_000 });
    expect(Math.max(...(low.channelData[0] ?? []))).toBeLessThan(0.01);
  });

  it('of a part begins and ends with it', async () => {
    const rate = 44_100;
    const low = new Float32Array(6 * rate);
    addTone(low.subarray(0, 2 * rate), { hertz: 500, level: 0.5, rate });
    addTone(low.subarray(2 * rate, 4 * rate), { hertz: 2000, level: 0.5, rate });
    const { seconds, channelData, sampleRate } = await copyOf([low], { rate }, { from: 2, seconds: 2 });
    expect(Math.abs(seconds - 2)).toBeLessThan(0.15);
    expect(Math.abs(pitchOf(channelData[0] ?? new Float32Array(0), sampleRate) - 2000)).toBeLessThan(10);
  });

  it('of a part behind the end is empty', async () => {
    expect((await copyOf(music({ seconds: 1 }), {}, { from: 5, seconds: 30 })).samplesDecoded).toBeLessThan(5000);
  });
});
