import { feed, sine } from '../test/blocks.ts';
import { lowPassed } from '../test/corpus/defects.ts';
import { music } from '../test/corpus/music.ts';
import { Spectrum } from './spectrum.ts';

const song = music({ seconds: 1.2 });
const wallOf = (sound: Float32Array[], rate = 44_100) => feed(new Spectrum(rate, sound.length), sound, rate).end();

describe('a wall in the spectrum', () => {
  it('is found where the sound ends', () => {
    const wall = wallOf(lowPassed(song, 44_100, 16_000));
    expect(wall?.hz).toBeGreaterThan(15_700);
    expect(wall?.hz).toBeLessThan(16_300);
    expect(wall?.db).toBeGreaterThan(30);
  });

  it.each<[string, Float32Array[]]>([
    ['music', song],
    ['a filter that falls slowly', song.map(slowFilter)],
    ['silence', song.map((samples) => new Float32Array(samples.length))],
    ['loud tones', [sine(9500, { seconds: 1, rate: 44_100, level: 0.4 }), sine(12_700, { seconds: 1, rate: 44_100, level: 0.4 })]],
    ['less than a tenth of a second', song.map((samples) => samples.subarray(0, 4000))],
  ])('is not found in %s', (_, sound) => {
    expect(wallOf(sound)).toBeUndefined();
  });
});

/** 12 dB for each octave above 2 kHz, as synthesizers have it. */
function slowFilter(samples: Float32Array): Float32Array {
  let [first, second] = [0, 0];
  return samples.map((sample) => {
    first += 0.25 * (sample - first);
    second += 0.25 * (first - second);
    return second;
  });
}
