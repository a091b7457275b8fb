import type { Block } from './block.ts';
import { type Chromaprint, discardChromaprint, loadChromaprint } from './load-chromaprint.ts';

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
  #isBroken = false;

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
    this.#left -= length;
    if (length > 0) this.#safely(() => this.#feed(channels, length));
  }

  /** @returns an empty fingerprint for recordings of less than about three seconds */
  end(): Uint32Array {
    return this.#safely(() => this.#result()) ?? new Uint32Array(0);
  }

  /** Frees the memory. */
  close(): void {
    this.#safely(() => {
      this.#chromaprint.free(this.#samples);
      this.#chromaprint.chromaprint_free(this.#context);
    });
  }

  #feed(channels: readonly Float32Array[], length: number): void {
    const { memory, chromaprint_feed } = this.#chromaprint;
    for (let from = 0; from < length; from += FED_SAMPLES) {
      const count = Math.min(FED_SAMPLES, length - from);
      const into = new Int16Array(memory.buffer, this.#samples, count * this.#channels);
      for (const [n, samples] of channels.slice(0, this.#channels).entries())
        interleave(samples, from, into, n, this.#channels);
      chromaprint_feed(this.#context, this.#samples, into.length);
    }
  }

  #result(): Uint32Array {
    const { chromaprint_finish, chromaprint_get_raw_fingerprint, malloc, free, memory } = this.#chromaprint;
    chromaprint_finish(this.#context);
    const result = malloc(2 * Uint32Array.BYTES_PER_ELEMENT);
    const isThere = chromaprint_get_raw_fingerprint(this.#context, result, result + Uint32Array.BYTES_PER_ELEMENT);
    const [words = 0, length = 0] = isThere ? new Uint32Array(memory.buffer, result, 2) : [];
    const print = new Uint32Array(memory.buffer, words, length).slice();
    free(result);
    if (isThere) free(words);
    return print;
  }

  /** A fingerprint that fails is empty: a recording is worth hearing without one. */
  #safely<T>(call: () => T): T | undefined {
    if (this.#isBroken) return undefined;
    try {
      return call();
    } catch {
      this.#isBroken = true;
      discardChromaprint();
      return undefined;
    }
  }
}

function interleave(samples: Float32Array, from: number, into: Int16Array, channel: number, step: number): void {
  for (let at = channel, i = from; at < into.length; at += step, i++) {
    const value = (samples[i] ?? 0) * SCALE;
    into[at] = value >= SCALE - 1 ? SCALE - 1 : value <= -SCALE ? -SCALE : value;
  }
}
