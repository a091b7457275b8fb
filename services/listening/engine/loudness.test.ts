import { feed, joined, sine } from '../test/blocks.ts';
import { Loudness } from './loudness.ts';

const measure = (channels: Float32Array[], rate = 48_000) =>
  feed(new Loudness(rate, channels.length), channels, rate).end();
const tone = (dbfs: number, seconds: number) => sine(1000, { seconds, level: 10 ** (dbfs / 20) });

describe('loudness', () => {
  it.each([44_100, 48_000, 96_000, 192_000])('of a stereo sine of -23 dBFS is -23 LUFS at %d Hz (EBU Tech 3341)', (rate) => {
    const channel = sine(1000, { seconds: 2, rate, level: 10 ** (-23 / 20) });
    expect(measure([channel, channel], rate).lufs).toBeCloseTo(-23, 1);
  });

  it('does not count quiet parts (EBU Tech 3341, case 3)', () => {
    const channel = joined(tone(-36, 4), tone(-23, 20), tone(-36, 4));
    expect(Math.abs((measure([channel, channel]).lufs ?? 0) + 23)).toBeLessThan(0.1);
  });

  it('counts the surround channels more, and the low-frequency channel not at all', () => {
    const silent = new Float32Array(48_000 * 2);
    const loud = tone(-23, 2);
    const front = measure([loud, silent, silent, silent, silent, silent]).lufs ?? 0;
    expect((measure([silent, silent, silent, silent, loud, silent]).lufs ?? 0) - front).toBeCloseTo(1.49, 1);
    expect(measure([silent, silent, silent, loud, silent, silent]).lufs).toBeNull();
  });

  it('has a range of 10 LU if half is 10 dB quieter (EBU Tech 3342, case 1)', () => {
    const channel = joined(tone(-20, 12), tone(-30, 12));
    expect(measure([channel, channel]).range).toBeCloseTo(10, 0);
  });

  it('is nothing for silence, and for less than 400 ms', () => {
    expect(measure([new Float32Array(96_000)])).toEqual({ lufs: null, range: null });
    expect(measure([sine(1000, { seconds: 0.3 })])).toEqual({ lufs: null, range: null });
  });
});
