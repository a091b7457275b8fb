import type { Block } from './block.ts';
import { type Chromaprint, loadChromaprint } from './load-chromaprint.ts';

/** AcoustID's algorithm (CHROMAPRINT_ALGORITHM_DEFAULT). */
const ALGORITHM = 1;
const SECONDS = 120;
const MAX_CHANNELS = 2;
/** How many samples of a channel are fed at once. */
const FED_SAMPLES = 16_384;
const SCALE = 32_768;

/** Computes the fingerprint of the first two minutes of a recording: a word for each eighth of a second. */
export class Fingerprint {
  readonly #chromaprint: Chromaprint;
  readonly #context: number;
  readonly #samples: number;
  readonly #channels: number;
  #left: number;

  private constructor(chromaprint: Chromaprint, sampleRate: number, channels: number) {
    this.#chromaprint = chromaprint;
    this.#channels = channels;
    this.#left = SECONDS * sampleRate;
    this.#context = chromaprint.chromaprint_new(ALGORITHM);
    this.#samples = chromaprint.malloc(FED_SAMPLES * channels * Int16Array.BYTES_PER_ELEMENT);
    if (!chromaprint.chromaprint_start(this.#context, sampleRate, channels)) this.#left = 0;
  }

  static async open(sampleRate: number, channels: number): Promise<Fingerprint> {
    return new Fingerprint(await loadChromaprint(), sampleRate, Math.min(channels, MAX_CHANNELS));
  }

  add({ channels }: Block): void {
    const length = Math.min(channels[0]?.length ?? 0, this.#left);
    for (let from = 0; from < length; from += FED_SAMPLES) {
      const count = Math.min(FED_SAMPLES, length - from);
      const { buffer } = this.#chromaprint.memory;
      const into = new Int16Array(buffer, this.#samples, count * this.#channels);
      for (let n = 0; n < this.#channels; n++) interleave(channels[n] as Float32Array, from, into, n, this.#channels);
      this.#chromaprint.chromaprint_feed(this.#context, this.#samples, into.length);
    }
    this.#left -= length;
  }

  /** @returns an empty fingerprint for recordings of less than about three seconds */
  end(): Uint32Array {
    const { chromaprint_finish, chromaprint_get_raw_fingerprint, malloc, memory } = this.#chromaprint;
    chromaprint_finish(this.#context);
    const result = malloc(2 * Uint32Array.BYTES_PER_ELEMENT);
    if (!chromaprint_get_raw_fingerprint(this.#context, result, result + 4)) return new Uint32Array(0);
    const [words = 0, length = 0] = new Uint32Array(memory.buffer, result, 2);
    return length > 0 ? new Uint32Array(memory.buffer, words, length).slice() : new Uint32Array(0);
  }
}

function interleave(samples: Float32Array, from: number, into: Int16Array, channel: number, step: number): void {
  for (let at = channel, i = from; at < into.length; at += step, i++) {
    const value = (samples[i] as number) * SCALE;
    into[at] = value >= SCALE - 1 ? SCALE - 1 : value <= -SCALE ? -SCALE : value;
  }
}
