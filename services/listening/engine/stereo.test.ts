import { feed, sine } from '../test/blocks.ts';
import { music } from '../test/corpus/music.ts';
import { Stereo } from './stereo.ts';

const stereoOf = (...channels: Float32Array[]) => feed(new Stereo(), channels).end();
const tone = sine(440, { seconds: 1, level: 0.3 });
const inverse = tone.map((sample) => -sample);
const nothing = new Float32Array(tone.length);
const hiss = sine(3000, { seconds: 1, level: 0.0001 });

describe('two channels', () => {
  it.each([
    ['are stereo', music({ seconds: 1 }), {}],
    ['are the same', [tone, tone], { mono: true }],
    ['cancel each other', [tone, inverse], { inverted: true }],
    ['are silent', [nothing, nothing], {}],
    ['are silent on the left', [nothing, tone], { silentSide: 'left' }],
    ['have only the hiss of a converter on the right', [tone, hiss], { silentSide: 'right' }],
    ['are both very quiet', [hiss, nothing], {}],
  ])('%s', (_, channels, result) => {
    expect(stereoOf(...channels)).toEqual(result);
  });

  it('are compared only if there are two', () => {
    expect(stereoOf(tone)).toEqual({});
    expect(stereoOf(tone, tone, tone)).toEqual({});
  });
});
