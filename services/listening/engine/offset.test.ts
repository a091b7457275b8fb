import { feed, sine } from '../test/blocks.ts';
import { Offset } from './offset.ts';

const offsetOf = (...channels: Float32Array[]) => feed(new Offset(channels.length), channels).end();

describe('an offset', () => {
  it('is the largest mean of a channel', () => {
    const tone = sine(440, { seconds: 1, level: 0.5 });
    expect(offsetOf(tone, tone.map((sample) => sample - 0.03))).toEqual({ offset: expect.closeTo(0.03, 3), isFlat: false });
    expect(offsetOf(tone, tone)).toEqual({ isFlat: false });
  });

  it('without a sound is flat', () => {
    expect(offsetOf(new Float32Array(1000).fill(0.2))).toEqual({ offset: expect.closeTo(0.2, 3), isFlat: true });
  });
});
