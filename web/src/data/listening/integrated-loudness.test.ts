import { describe, expect, it } from '@jest/globals';
import { integratedLoudness, LOUDNESS_RATE } from './integrated-loudness.ts';

/** A sine of 1 kHz for each part, at a level in dBFS. */
function sine(...parts: [seconds: number, dbfs: number][]): Float32Array {
  const samples = new Float32Array(parts.reduce((sum, [seconds]) => sum + Math.round(seconds * LOUDNESS_RATE), 0));
  let at = 0;
  for (const [seconds, dbfs] of parts) {
    const end = at + Math.round(seconds * LOUDNESS_RATE);
    for (; at < end; at++) samples[at] = 10 ** (dbfs / 20) * Math.sin((2 * Math.PI * 1000 * at) / LOUDNESS_RATE);
  }
  return samples;
}
function stereo(...parts: [number, number][]): Float32Array[] {
  const channel = sine(...parts);
  return [channel, channel];
}
const measure = (channels: Float32Array[]) => integratedLoudness(channels, async () => {});

/** The minimum requirements of EBU Tech 3341, section 2.9: within 0.1 LU. */
describe('loudness is measured as broadcasters do (product 37.4)', () => {
  it.each<[string, Float32Array[], number]>([
    ['case 1: -23 dBFS', stereo([20, -23]), -23],
    ['case 2: -33 dBFS', stereo([20, -33]), -33],
    ['case 3: quiet parts do not count', stereo([10, -36], [60, -23], [10, -36]), -23],
    ['case 4: silent parts do not count', stereo([10, -72], [10, -36], [60, -23], [10, -36], [10, -72]), -23],
    ['one channel', [sine([10, -20])], -23],
  ])('%s', async (_, channels, lufs) => {
    expect(Math.abs(((await measure(channels)) ?? 0) - lufs)).toBeLessThanOrEqual(0.1);
  });

  it('silence and less than 400 ms have none', async () => {
    expect(await measure(stereo([5, -200]))).toBeNull();
    expect(await measure(stereo([0.3, -10]))).toBeNull();
    expect(await measure([])).toBeNull();
  });

  it('lets the page react after every ten seconds of each channel', async () => {
    let pauses = 0;
    await integratedLoudness(stereo([25, -23]), async () => void pauses++);
    expect(pauses).toBe(4);
  });
});
