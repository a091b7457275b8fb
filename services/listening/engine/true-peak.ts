import type { Block } from './block.ts';

const TAPS = 32;
/** The sample that the taps are around, counted from the first tap. */
const CENTRE = TAPS / 2 - 1;
/**
 * Between two samples the sound may exceed both, but hardly by more than 6 dB, unless both are at the highest level
 * anyway. Other places are not computed.
 */
const MAX_OVERSHOOT = 0.5;
const NEAR_PEAK = 0.95;

/** Taps for a point between two samples, at a part of their distance: a sine in a Hann window. */
function tapsFor(offset: number): Float64Array {
  const taps = Float64Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - CENTRE - offset;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2)));
  });
  const sum = taps.reduce((all, tap) => all + tap, 0);
  return taps.map((tap) => tap / sum);
}

const first = tapsFor(1 / 4);
const middle = tapsFor(2 / 4);
const last = tapsFor(3 / 4);

/** From these sample rates on, one point between two samples is enough, or none. */
const DOUBLE_RATE = 80_000;
const FOURFOLD_RATE = 160_000;

/**
 * Measures the true peak: the highest level of the sound, also between its samples. As ITU-R BS.1770 annex 2 requires,
 * the level is computed at about 192 kHz: at four times the sample rate for 48 kHz.
 */
export class TruePeak {
  readonly #tails: readonly Float32Array[];
  readonly #highestBetween: (samples: Float32Array, at: number) => number;
  #joined = new Float32Array(0);
  #samplePeak = 0;
  #peak = 0;

  constructor(sampleRate: number, channels: number) {
    this.#highestBetween =
      sampleRate < DOUBLE_RATE ? highestOfThree : sampleRate < FOURFOLD_RATE ? middleOne : sampleOnly;
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
      const level = Math.abs(samples[i] ?? 0);
      if (level > samplePeak) samplePeak = level;
    }
    this.#samplePeak = samplePeak;
    let peak = this.#peak;
    let gate = Math.min(Math.max(peak, samplePeak) * MAX_OVERSHOOT, samplePeak * NEAR_PEAK);
    let before = Math.abs(joined[CENTRE] ?? 0);
    for (let i = 0; i < length; i++) {
      const after = Math.abs(joined[i + CENTRE + 1] ?? 0);
      if (before > gate || after > gate) {
        const highest = this.#highestBetween(joined, i);
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

function highestOfThree(samples: Float32Array, at: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  for (let tap = 0; tap < TAPS; tap++) {
    const sample = samples[at + tap] ?? 0;
    a += (first[tap] ?? 0) * sample;
    b += (middle[tap] ?? 0) * sample;
    c += (last[tap] ?? 0) * sample;
  }
  return Math.max(Math.abs(a), Math.abs(b), Math.abs(c));
}

function middleOne(samples: Float32Array, at: number): number {
  let b = 0;
  for (let tap = 0; tap < TAPS; tap++) b += (middle[tap] ?? 0) * (samples[at + tap] ?? 0);
  return Math.abs(b);
}

const sampleOnly = (): number => 0;
