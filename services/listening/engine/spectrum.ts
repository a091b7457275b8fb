import type { Block } from './block.ts';
import { findWall, type Wall } from './find-wall.ts';
import { fourierTransform } from './fourier-transform.ts';

const SIZE = 4096;
const FRAMES_IN_A_SECOND = 2;
const transform = fourierTransform(SIZE);
/** A Hann window squared: beside a loud tone, its spectrum falls off faster than that of any encoder. */
const weights = Float64Array.from({ length: SIZE }, (_, i) => (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE)) ** 2);
/** The power of a sine at full scale in its bin. */
const FULL_SCALE = (weights.reduce((sum, weight) => sum + weight, 0) / 2) ** 2;
/** Quieter than any recording, in place of the logarithm of 0. */
const SILENT = 1e-20;

/** Averages the spectrum of the first two channels, twice a second, and looks for a wall in it. */
export class Spectrum {
  readonly #sampleRate: number;
  readonly #channels: number;
  readonly #powers = new Float64Array(SIZE / 2);
  readonly #left = new Float64Array(SIZE);
  readonly #right = new Float64Array(SIZE);
  readonly #hop: number;
  #frames = 0;
  /** How many samples of the current frame are there; below 0 before its first one. */
  #filled = 0;

  constructor(sampleRate: number, channels: number) {
    this.#sampleRate = sampleRate;
    this.#channels = Math.min(channels, 2);
    this.#hop = Math.max(SIZE, Math.round(sampleRate / FRAMES_IN_A_SECOND));
  }

  add({ channels: [left, right] }: Block): void {
    if (!left) return;
    for (let from = 0; from < left.length; ) {
      if (this.#filled < 0) {
        const skipped = Math.min(-this.#filled, left.length - from);
        this.#filled += skipped;
        from += skipped;
        continue;
      }
      const count = Math.min(SIZE - this.#filled, left.length - from);
      this.#left.set(left.subarray(from, from + count), this.#filled);
      if (right) this.#right.set(right.subarray(from, from + count), this.#filled);
      this.#filled += count;
      from += count;
      if (this.#filled === SIZE) this.#addFrame();
    }
  }

  /** @returns nothing if there is no wall */
  end(): Wall | undefined {
    if (this.#frames === 0) return undefined;
    const scale = FULL_SCALE * this.#frames * this.#channels;
    const levels = this.#powers.map((power) => 10 * Math.log10(power / scale + SILENT));
    return findWall(levels, this.#sampleRate / SIZE);
  }

  /** Transforms both channels at once: one as the real part, the other one as the imaginary part. */
  #addFrame(): void {
    const [re, im] = [this.#left, this.#right];
    for (let i = 0; i < SIZE; i++) {
      re[i] = (re[i] ?? 0) * (weights[i] ?? 0);
      im[i] = (im[i] ?? 0) * (weights[i] ?? 0);
    }
    transform(re, im);
    for (let i = 1; i < SIZE / 2; i++) {
      const [a, b, c, d] = [re[i] ?? 0, im[i] ?? 0, re[SIZE - i] ?? 0, im[SIZE - i] ?? 0];
      this.#powers[i] = (this.#powers[i] ?? 0) + (a * a + b * b + c * c + d * d) / 2;
    }
    im.fill(0);
    this.#frames++;
    this.#filled = SIZE - this.#hop;
  }
}
