import type { Block } from './block.ts';

/** The highest sample of 16 bits, with a margin for rounding. Samples of a converted recording may be higher. */
const FULL_SCALE = 0.99996;
const MIN_RUN = 3;
/** Runs that are nearer than this, in seconds, are one place. */
const SAME_PLACE_SECONDS = 0.5;
const MAX_PLACES = 1000;

/** A place with clipped samples: where it is, how long, and how many there are, in samples. */
export type ClippedPlace = { at: number; length: number; clipped: number };
/** `share` of all samples; `places` in order. */
export type ClippingResult = { runs: number; share: number; places: readonly ClippedPlace[] };

/** Finds runs of at least three samples at full scale, where the sound was cut off. */
export class Clipping {
  readonly #channels: number;
  readonly #nearby: number;
  readonly #open: Uint32Array;
  readonly #places: ClippedPlace[] = [];
  #runs = 0;
  #clipped = 0;
  #at = 0;

  constructor(sampleRate: number, channels: number) {
    this.#channels = channels;
    this.#nearby = sampleRate * SAME_PLACE_SECONDS;
    this.#open = new Uint32Array(channels);
  }

  add({ channels }: Block): void {
    for (const [n, samples] of channels.entries()) this.#addChannel(samples, n);
    this.#at += channels[0]?.length ?? 0;
  }

  /** @returns nothing if there are no such runs */
  end(): ClippingResult | undefined {
    this.#open.forEach((run, n) => {
      this.#close(this.#at, run);
      this.#open[n] = 0;
    });
    if (this.#runs === 0) return undefined;
    const places = this.#places.sort((a, b) => a.at - b.at);
    return { runs: this.#runs, share: this.#clipped / (this.#at * this.#channels), places };
  }

  #addChannel(samples: Float32Array, channel: number): void {
    let run = this.#open[channel] ?? 0;
    for (let i = 0; i < samples.length; i++) {
      const sample = samples[i] ?? 0;
      if (sample >= FULL_SCALE || sample <= -FULL_SCALE) run++;
      else if (run > 0) {
        if (run >= MIN_RUN) this.#close(this.#at + i, run);
        run = 0;
      }
    }
    this.#open[channel] = run;
  }

  /** Counts a run that ends before a sample. Channels are added one after the other, so places may be out of order. */
  #close(end: number, run: number): void {
    if (run < MIN_RUN) return;
    this.#runs++;
    this.#clipped += run;
    const at = end - run;
    const near = this.#places.findLast(
      (place) => at <= place.at + place.length + this.#nearby && end >= place.at - this.#nearby,
    );
    if (near) {
      const to = Math.max(near.at + near.length, end);
      near.at = Math.min(near.at, at);
      near.length = to - near.at;
      near.clipped += run;
    } else if (this.#places.length < MAX_PLACES) this.#places.push({ at, length: run, clipped: run });
  }
}
