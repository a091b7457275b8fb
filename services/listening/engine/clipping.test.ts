import { feed } from '../test/blocks.ts';
import { Clipping } from './clipping.ts';

const clippingOf = (...channels: Float32Array[]) => feed(new Clipping(48_000, channels.length), channels).end();
const withRun = (at: number, length: number, value = 1, total = 96_000) =>
  new Float32Array(total).fill(value, at, at + length);

describe('clipping', () => {
  it('is three samples at full scale in a row, across blocks too', () => {
    expect(clippingOf(withRun(100, 2))).toBeUndefined();
    expect(clippingOf(withRun(4997, 4))).toEqual({ runs: 1, share: 4 / 96_000, places: [{ at: 4997, length: 4, clipped: 4 }] });
    expect(clippingOf(withRun(95_990, 10, -1))?.places).toEqual([{ at: 95_990, length: 10, clipped: 10 }]);
  });

  it('is not a peak just below full scale', () => {
    expect(clippingOf(withRun(100, 50, 0.999))).toBeUndefined();
  });

  it('is one place if runs are near each other, in any channel, and the places are in order', () => {
    const left = withRun(60_000, 3).fill(1, 61_000, 61_005);
    const right = withRun(2000, 3).fill(1, 60_990, 61_000);
    expect(clippingOf(left, right)).toEqual({
      runs: 4,
      share: 21 / 192_000,
      places: [
        { at: 2000, length: 3, clipped: 3 },
        { at: 60_000, length: 1005, clipped: 18 },
      ],
    });
  });
});
