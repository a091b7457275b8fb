import { feed, joined, sine } from '../test/blocks.ts';
import { Silence } from './silence.ts';

const silenceOf = (channels: Float32Array[], rate = 48_000) => feed(new Silence(rate), channels, rate).end();
const none = (seconds: number, rate = 48_000) => new Float32Array(Math.round(seconds * rate));
const near = (ms: number) => expect.closeTo(ms, -0.5);

describe('silence', () => {
  it.each([44_100, 48_000, 96_000])('is measured at both ends and between sounds at %d Hz', (rate) => {
    const tone = sine(440, { seconds: 1, rate, level: 0.1 });
    const channel = joined(none(1.5, rate), tone, none(2.5, rate), tone, none(1.9, rate), tone, none(3, rate));
    expect(silenceOf([channel, none(channel.length / rate, rate)], rate)).toEqual({
      isSilent: false,
      headMs: near(1500),
      tailMs: near(3000),
      gaps: [{ at: near(2500), ms: near(2500) }],
    });
  });

  it('ends with a sound in either channel', () => {
    const left = joined(none(1), sine(440, { seconds: 1 }), none(3));
    const right = joined(none(4), sine(440, { seconds: 1 }));
    expect(silenceOf([left, right])).toMatchObject({ headMs: near(1000), tailMs: 0, gaps: [{ ms: near(2000) }] });
  });

  it('includes noise below -60 dBFS, and the whole of a silent recording', () => {
    expect(silenceOf([sine(440, { level: 0.0009 })])).toEqual({ isSilent: true, headMs: 0, tailMs: 0, gaps: [] });
    expect(silenceOf([sine(440, { level: 0.0012 })])).toMatchObject({ isSilent: false });
  });
});
