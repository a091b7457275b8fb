import type { Block } from './block.ts';
import { kWeighting } from './k-weighting.ts';

/** Steps of 100 ms in a block of 400 ms (ITU-R BS.1770), and in a short-term block of 3 s (EBU Tech 3342). */
const BLOCK_STEPS = 4;
const SHORT_TERM_STEPS = 30;
const STEPS_IN_A_SECOND = 10;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
const RANGE_GATE = -20;
const RANGE_QUANTILES = { low: 0.1, high: 0.95 };
/** Smaller numbers in a filter are set to 0: the processor is slow with numbers near its smallest. */
const SMALLEST = 1e-30;

/** Integrated loudness in LUFS and loudness range in LU; null if too little is loud or long enough. */
export type LoudnessResult = { lufs: number | null; range: number | null };

/** Measures loudness by EBU R 128 (ITU-R BS.1770-4), and its range by EBU Tech 3342. */
export class Loudness {
  /** The weighted energy of each step. */
  readonly #steps: number[] = [];
  readonly #stepSamples: number;
  readonly #filter: Float64Array;
  readonly #weights: readonly number[];
  readonly #states: readonly Float64Array[];
  #filled = 0;
  #energy = 0;

  constructor(sampleRate: number, channels: number) {
    this.#stepSamples = Math.round(sampleRate / STEPS_IN_A_SECOND);
    this.#filter = kWeighting(sampleRate);
    this.#weights = channelWeights(channels);
    this.#states = this.#weights.map(() => new Float64Array(6));
  }

  add({ channels }: Block): void {
    const length = channels[0]?.length ?? 0;
    for (let from = 0; from < length; ) {
      const to = Math.min(length, from + this.#stepSamples - this.#filled);
      for (const [n, samples] of channels.entries()) {
        const [weight, state] = [this.#weights[n], this.#states[n]];
        if (weight && state) this.#energy += weight * weigh(samples, from, to, this.#filter, state);
      }
      this.#filled += to - from;
      from = to;
      if (this.#filled === this.#stepSamples) {
        this.#steps.push(this.#energy);
        this.#energy = 0;
        this.#filled = 0;
      }
    }
  }

  end(): LoudnessResult {
    const audible = this.#powers(BLOCK_STEPS).filter((power) => toLufs(power) > ABSOLUTE_GATE);
    if (audible.length === 0) return { lufs: null, range: null };
    const gate = toLufs(mean(audible)) + RELATIVE_GATE;
    const lufs = toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
    return { lufs, range: this.#range() };
  }

  #range(): number | null {
    const audible = this.#powers(SHORT_TERM_STEPS).filter((power) => toLufs(power) > ABSOLUTE_GATE);
    if (audible.length === 0) return null;
    const gate = toLufs(mean(audible)) + RANGE_GATE;
    const levels = Float64Array.from(audible, toLufs)
      .filter((level) => level > gate)
      .sort();
    const at = (quantile: number) => levels[Math.round(quantile * (levels.length - 1))] ?? 0;
    return at(RANGE_QUANTILES.high) - at(RANGE_QUANTILES.low);
  }

  /** The mean powers of all blocks of this many steps, which overlap. */
  #powers(steps: number): Float64Array {
    const powers = new Float64Array(Math.max(0, this.#steps.length - steps + 1));
    for (let i = 0; i < powers.length; i++) {
      let sum = 0;
      for (let n = 0; n < steps; n++) sum += this.#steps[i + n] ?? 0;
      powers[i] = sum / (steps * this.#stepSamples);
    }
    return powers;
  }
}

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power);

const mean = (powers: Float64Array): number => powers.reduce((sum, power) => sum + power, 0) / powers.length;

/**
 * The weights of channels in the usual order of WAV and FLAC: front, centre, low frequencies (not counted), surround.
 */
function channelWeights(channels: number): number[] {
  const surround = 1.41;
  if (channels <= 3) return Array.from({ length: channels }, () => 1);
  if (channels === 4) return [1, 1, surround, surround];
  if (channels === 5) return [1, 1, 1, surround, surround];
  return Array.from({ length: channels }, (_, n) => (n === 3 ? 0 : n > 3 ? surround : 1));
}

/** Filters samples and returns the sum of their squares. The state is that of both filters. */
function weigh(samples: Float32Array, from: number, to: number, filter: Float64Array, state: Float64Array): number {
  const [b0 = 0, b1 = 0, b2 = 0, a1 = 0, a2 = 0, c1 = 0, c2 = 0] = filter;
  let [x1 = 0, x2 = 0, y1 = 0, y2 = 0, z1 = 0, z2 = 0] = state;
  let sum = 0;
  for (let i = from; i < to; i++) {
    const x = samples[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    const z = y - 2 * y1 + y2 - c1 * z1 - c2 * z2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    z2 = z1;
    z1 = z;
    sum += z * z;
  }
  state.set([x1, x2, y1, y2, z1, z2]);
  for (let n = 0; n < state.length; n++) if (Math.abs(state[n] ?? 0) < SMALLEST) state[n] = 0;
  return sum;
}
