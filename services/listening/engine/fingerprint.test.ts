import { feed } from '../test/blocks.ts';
import { music, type Sounding } from '../test/corpus/music.ts';
import { Fingerprint } from './fingerprint.ts';

async function printOf(sound: Sounding, rate = 44_100): Promise<Uint32Array> {
  const fingerprint = feed(await Fingerprint.open(rate, sound.length), sound, rate);
  const print = fingerprint.end();
  fingerprint.close();
  return print;
}

/** The first words that `fpcalc -raw` prints for the song below, as a WAV of 16 bits. */
const WORDS = [1005187579, 1005179387, 963375611, 963375611, 963244539, 963237371, 963376635, 963376601];

/** The share of bits that differ. */
function difference(a: Uint32Array, b: Uint32Array): number {
  const length = Math.min(a.length, b.length);
  let bits = 0;
  for (let i = 0; i < length; i++)
    for (let rest = ((a[i] ?? 0) ^ (b[i] ?? 0)) >>> 0; rest > 0; rest = (rest & (rest - 1)) >>> 0) bits++;
  return bits / (32 * length);
}

describe('a fingerprint', () => {
  const song = music({ seconds: 8, seed: 7 });

  it('is that of Chromaprint, word for word', async () => {
    const print = await printOf(song);
    expect(print).toHaveLength(43);
    expect([...print.subarray(0, WORDS.length)].map((word, i) => word ^ (WORDS[i] ?? 0))).toEqual(WORDS.map(() => 0));
  });

  it('is nearly the same for a quieter copy, and another one for another song', async () => {
    const print = await printOf(song);
    expect(difference(print, await printOf(song.map((all) => all.map((one) => one * 0.3))))).toBeLessThan(0.05);
    expect(difference(print, await printOf(music({ seconds: 8, seed: 8 })))).toBeGreaterThan(0.2);
  });

  it('is that of the first two minutes', async () => {
    const long = Float32Array.from({ length: 8000 * 130 }, (_, i) => Math.sin(i * i * 1e-7) / 2);
    expect(await printOf([long], 8000)).toEqual(await printOf([long.subarray(0, 8000 * 120)], 8000));
  });

  it('is empty for a sound that is too short', async () => {
    expect(await printOf(music({ seconds: 1 }))).toHaveLength(0);
  });
});
