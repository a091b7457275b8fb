import { feed, sine } from '../test/blocks.ts';
import { TruePeak } from './true-peak.ts';

const peakOf = (...channels: Float32Array[]) => feed(new TruePeak(48_000, channels.length), channels).end() ?? Number.NaN;

describe('the true peak', () => {
  it.each([
    [12_000, 0.125],
    [8000, 1 / 12],
    [6000, 1 / 16],
  ])('of a sine of %d Hz is found between its samples (EBU Tech 3341)', (hertz, phase) => {
    const found = peakOf(sine(hertz, { seconds: 1, level: 0.5, phase }));
    expect(found).toBeGreaterThan(-6.02 - 0.4);
    expect(found).toBeLessThan(-6.02 + 0.2);
  });

  it('exceeds full scale where the samples alternate around a step', () => {
    const samples = Float32Array.from({ length: 4800 }, (_, i) => (Math.floor(i / 2) % 2 === 0 ? 1 : -1));
    expect(peakOf(samples)).toBeGreaterThan(2.5);
  });

  it('is that of the loudest channel, at the first and the last sample too', () => {
    const first = new Float32Array(1000);
    first[0] = 0.5;
    const last = new Float32Array(1000);
    last[999] = -0.25;
    expect(peakOf(last, first)).toBeCloseTo(-6.02, 1);
    expect(peakOf(last)).toBeCloseTo(-12.04, 1);
  });

  it('is nothing for digital silence', () => {
    expect(new TruePeak(48_000, 2).end()).toBeNull();
  });
});
