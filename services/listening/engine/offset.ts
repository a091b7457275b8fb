import type { Block } from './block.ts';

/** Drums, and sounds that were clipped, have a mean too, but a smaller one. */
const MIN_OFFSET = 0.01;
/** -60 dBFS. */
const AUDIBLE = 0.001;

/** `offset`: the largest mean of a channel, as a share of full scale. `isFlat`: no channel has anything else. */
export type OffsetResult = { offset?: number; isFlat: boolean };

/** Measures a constant offset of the samples, as faulty converters add it. */
export class Offset {
  readonly #sums: Float64Array;
  readonly #lowest: Float64Array;
  readonly #highest: Float64Array;
  #count = 0;

  constructor(channels: number) {
    this.#sums = new Float64Array(channels);
    this.#lowest = new Float64Array(channels).fill(Number.POSITIVE_INFINITY);
    this.#highest = new Float64Array(channels).fill(Number.NEGATIVE_INFINITY);
  }

  add({ channels }: Block): void {
    channels.forEach((samples, n) => {
      let sum = 0;
      let lowest = this.#lowest[n] ?? 0;
      let highest = this.#highest[n] ?? 0;
      for (let i = 0; i < samples.length; i++) {
        const sample = samples[i] ?? 0;
        sum += sample;
        if (sample < lowest) lowest = sample;
        if (sample > highest) highest = sample;
      }
      this.#sums[n] = (this.#sums[n] ?? 0) + sum;
      this.#lowest[n] = lowest;
      this.#highest[n] = highest;
    });
    this.#count += channels[0]?.length ?? 0;
  }

  end(): OffsetResult {
    const means = [...this.#sums].map((sum) => Math.abs(sum / this.#count));
    const offset = Math.max(0, ...means);
    const isFlat = this.#lowest.every((lowest, n) => (this.#highest[n] ?? 0) - lowest < 2 * AUDIBLE);
    return offset >= MIN_OFFSET ? { offset, isFlat } : { isFlat };
  }
}
