import { randomFrom, type Sounding } from './music.ts';

/** Changes a part of the sound, from and to in seconds. */
function within(
  sound: Sounding,
  rate: number,
  [from, to]: readonly [number, number],
  change: (sample: number, i: number) => number,
): Sounding {
  return sound.map((samples) => {
    const changed = samples.slice();
    for (let i = Math.round(from * rate); i < Math.min(samples.length, Math.round(to * rate)); i++)
      changed[i] = change(samples[i] ?? 0, i);
    return changed;
  });
}

export const silenced = (sound: Sounding, rate: number, part: readonly [number, number]): Sounding =>
  within(sound, rate, part, () => 0);

/** Amplifies by a factor, and cuts off at full scale. */
export const clippedBy = (sound: Sounding, factor: number): Sounding =>
  sound.map((samples) => samples.map((sample) => Math.max(-1, Math.min(1, sample * factor))));

export const withSilence = (sound: Sounding, rate: number, { head = 0, tail = 0 }): Sounding =>
  sound.map((samples) => {
    const longer = new Float32Array(samples.length + Math.round((head + tail) * rate));
    longer.set(samples, Math.round(head * rate));
    return longer;
  });

/** Puts two and a half seconds of silence after the first half second. */
export const withGap = (sound: Sounding, rate: number): Sounding =>
  sound.map((samples) => {
    const longer = new Float32Array(samples.length + 2.5 * rate);
    longer.set(samples.subarray(0, rate / 2));
    longer.set(samples.subarray(rate / 2), 3 * rate);
    return longer;
  });

export const monoOf = ([left = new Float32Array(0)]: Sounding): Sounding => [left, left.slice()];

export const invertedOf = ([left = new Float32Array(0)]: Sounding): Sounding => [left, left.map((sample) => -sample)];

export const offsetBy = (sound: Sounding, offset: number): Sounding =>
  sound.map((samples) => samples.map((sample) => sample + offset));

/** Cuts off the spectrum above a frequency, as encoders and resamplers do: a sine in a Blackman window. */
export function lowPassed(sound: Sounding, rate: number, hertz: number): Sounding {
  const half = 400;
  const taps = Float64Array.from({ length: 2 * half + 1 }, (_, tap) => {
    const x = tap - half;
    const t = (2 * hertz * x) / rate;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * t) / (Math.PI * t);
    const turn = (Math.PI * (x + half)) / half;
    return ((2 * hertz) / rate) * sinc * (0.42 - 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn));
  });
  return sound.map((samples) =>
    samples.map((_, i) => {
      let sum = 0;
      const from = Math.max(0, i - half);
      const to = Math.min(samples.length - 1, i + half);
      for (let at = from; at <= to; at++) sum += (samples[at] ?? 0) * (taps[i - at + half] ?? 0);
      return sum;
    }),
  );
}

/** Inverts a bit of a byte between two positions. */
export function flipBit(file: Buffer, seed: number, [from, to]: readonly [number, number]): Buffer {
  const random = randomFrom(seed);
  random();
  const broken = Buffer.from(file);
  const at = from + Math.floor(random() * (to - from));
  broken[at] = (broken[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  return broken;
}
