import { WAVE_CELL_MS } from '../../../shared/listening/sound.ts';
import type { Block } from './block.ts';

/** Half an hour of cells of 20 ms. Longer recordings have longer cells, so that a waveform has at most 180 KB. */
const MAX_CELLS = 90_000;
const HIGHEST = 127;

/** For each cell its lowest and highest sample of any channel in turn, where 127 is full scale. */
export type Wave = { cellMs: number; peaks: Int8Array };

/** Draws the waveform of a recording. */
export class Waveform {
  readonly #sampleRate: number;
  readonly #peaks = new Int8Array(2 * MAX_CELLS);
  #cellMs = WAVE_CELL_MS;
  #cells = 0;
  #low = 0;
  #high = 0;
  #at = 0;
  #next: number;

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate;
    this.#next = this.#endOf(0);
  }

  add({ channels }: Block): void {
    const length = channels[0]?.length ?? 0;
    for (let from = 0; from < length; ) {
      const to = Math.min(length, this.#next - this.#at);
      for (const samples of channels) this.#extend(samples, from, to);
      from = to;
      if (this.#at + to === this.#next) this.#endCell();
    }
    this.#at += length;
  }

  end(): Wave {
    if (this.#at > this.#beginOf(this.#cells)) this.#endCell();
    return { cellMs: this.#cellMs, peaks: this.#peaks.slice(0, 2 * this.#cells) };
  }

  #beginOf(cell: number): number {
    return Math.round((cell * this.#cellMs * this.#sampleRate) / 1000);
  }

  #endOf(cell: number): number {
    return this.#beginOf(cell + 1);
  }

  #extend(samples: Float32Array, from: number, to: number): void {
    let low = this.#low;
    let high = this.#high;
    for (let i = from; i < to; i++) {
      const sample = samples[i] ?? 0;
      if (sample < low) low = sample;
      if (sample > high) high = sample;
    }
    this.#low = low;
    this.#high = high;
  }

  #endCell(): void {
    if (this.#cells === MAX_CELLS) {
      // The cell that has just ended is the first half of one.
      this.#joinCells();
      this.#next = this.#endOf(this.#cells);
      return;
    }
    this.#peaks[2 * this.#cells] = Math.max(-HIGHEST, Math.round(this.#low * HIGHEST));
    this.#peaks[2 * this.#cells + 1] = Math.min(HIGHEST, Math.round(this.#high * HIGHEST));
    this.#cells++;
    this.#low = 0;
    this.#high = 0;
    this.#next = this.#endOf(this.#cells);
  }

  /** Makes one cell of each two. */
  #joinCells(): void {
    for (let cell = 0; cell < MAX_CELLS / 2; cell++) {
      const [low = 0, high = 0, nextLow = 0, nextHigh = 0] = this.#peaks.subarray(4 * cell, 4 * cell + 4);
      this.#peaks[2 * cell] = Math.min(low, nextLow);
      this.#peaks[2 * cell + 1] = Math.max(high, nextHigh);
    }
    this.#cells = MAX_CELLS / 2;
    this.#cellMs *= 2;
  }
}
