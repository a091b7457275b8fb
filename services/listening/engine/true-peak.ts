import type { Block } from './block.ts';

/** How many values are computed for each sample: 4, as ITU-R BS.1770 annex 2 requires at 48 kHz. */
const OVERSAMPLING = 4;
const TAPS = 32;
/** The sample that the taps are around, counted from the first tap. */
const CENTRE = TAPS / 2 - 1;
/**
 * Between two samples the sound may exceed both, but hardly by more than 6 dB, unless both are at the highest level
 * anyway. Other places are not computed.
 */
const MAX_OVERSHOOT = 0.5;
const NEAR_PEAK = 0.95;

/** Taps for the three points between two samples: a sine in a Hann window. */
const phases = Array.from({ length: OVERSAMPLING - 1 }, (_, n) => {
  const offset = (n + 1) / OVERSAMPLING;
  const taps = Float64Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - CENTRE - offset;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2)));
  });
  const sum = taps.reduce((all, tap) => all + tap, 0);
  return taps.map((tap) => tap / sum);
});

/** Measures the true peak: the highest level of the sound between the samples too (ITU-R BS.1770 annex 2). */
export class TruePeak {
  readonly #tails: readonly Float32Array[];
  #joined = new Float32Array(0);
  #samplePeak = 0;
  #peak = 0;

  constructor(channels: number) {
    this.#tails = Array.from({ length: channels }, () => new Float32Array(TAPS));
  }

  add({ channels }: Block): void {
    channels.forEach((samples, n) => {
      const tail = this.#tails[n];
      if (tail) this.#addChannel(samples, tail);
    });
  }

  /** @returns the peak in dBTP, or null for digital silence */
  end(): number | null {
    this.add({ sampleRate: 0, channels: this.#tails.map(() => new Float32Array(TAPS)) });
    const peak = Math.max(this.#peak, this.#samplePeak);
    return peak === 0 ? null : 20 * Math.log10(peak);
  }

  #addChannel(samples: Float32Array, tail: Float32Array): void {
    const { length } = samples;
    if (this.#joined.length < TAPS + length) this.#joined = new Float32Array(TAPS + length);
    const joined = this.#joined;
    joined.set(tail);
    joined.set(samples, TAPS);
    let samplePeak = this.#samplePeak;
    for (let i = 0; i < length; i++) {
      const level = Math.abs(samples[i] as number);
      if (level > samplePeak) samplePeak = level;
    }
    this.#samplePeak = samplePeak;
    let peak = this.#peak;
    let gate = Math.min(Math.max(peak, samplePeak) * MAX_OVERSHOOT, samplePeak * NEAR_PEAK);
    let before = Math.abs(joined[CENTRE] as number);
    for (let i = 0; i < length; i++) {
      const after = Math.abs(joined[i + CENTRE + 1] as number);
      if (before > gate || after > gate) {
        const highest = highestBetween(joined, i);
        if (highest > peak) {
          peak = highest;
          gate = Math.min(Math.max(peak, samplePeak) * MAX_OVERSHOOT, samplePeak * NEAR_PEAK);
        }
      }
      before = after;
    }
    this.#peak = peak;
    tail.set(joined.subarray(length, length + TAPS));
  }
}

const [first, second, third] = phases as [Float64Array, Float64Array, Float64Array];

function highestBetween(samples: Float32Array, at: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  for (let tap = 0; tap < TAPS; tap++) {
    const sample = samples[at + tap] as number;
    a += (first[tap] as number) * sample;
    b += (second[tap] as number) * sample;
    c += (third[tap] as number) * sample;
  }
  return Math.max(Math.abs(a), Math.abs(b), Math.abs(c));
}
