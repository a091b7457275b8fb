import type { Block } from './block.ts';

/** -60 dBFS. */
const AUDIBLE = 0.001;
const MIN_GAP_MS = 2000;
const MAX_GAPS = 1000;

/** Silence in milliseconds: before the first sound, after the last one, and gaps between sounds. */
export type SilenceResult = { isSilent: boolean; headMs: number; tailMs: number; gaps: readonly Gap[] };
export type Gap = { at: number; ms: number };

/** Finds the parts of a recording in which no channel exceeds -60 dBFS, to the millisecond. */
export class Silence {
  readonly #sampleRate: number;
  readonly #gaps: Gap[] = [];
  #first = -1;
  /** The millisecond after the last one with sound. */
  #end = 0;
  /** The current millisecond, and the sample at which the next one begins. */
  #ms = 0;
  #next: number;
  #isAudible = false;
  #at = 0;

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate;
    this.#next = this.#beginOf(1);
  }

  add({ channels }: Block): void {
    const length = channels[0]?.length ?? 0;
    for (let from = 0; from < length; ) {
      const to = Math.min(length, this.#next - this.#at);
      this.#isAudible ||= channels.some((samples) => hasSound(samples, from, to));
      from = to;
      if (this.#at + to === this.#next) this.#endMillisecond();
    }
    this.#at += length;
  }

  end(): SilenceResult {
    if (this.#isAudible) this.#endMillisecond();
    const total = Math.round((this.#at / this.#sampleRate) * 1000);
    if (this.#first < 0) return { isSilent: true, headMs: 0, tailMs: 0, gaps: [] };
    return { isSilent: false, headMs: this.#first, tailMs: Math.max(0, total - this.#end), gaps: this.#gaps };
  }

  #beginOf(ms: number): number {
    return Math.ceil((ms * this.#sampleRate) / 1000);
  }

  #endMillisecond(): void {
    if (this.#isAudible) {
      const ms = this.#ms - this.#end;
      if (this.#first < 0) this.#first = this.#ms;
      else if (ms >= MIN_GAP_MS && this.#gaps.length < MAX_GAPS) this.#gaps.push({ at: this.#end, ms });
      this.#end = this.#ms + 1;
    }
    this.#isAudible = false;
    this.#ms++;
    this.#next = this.#beginOf(this.#ms + 1);
  }
}

function hasSound(samples: Float32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const sample = samples[i] ?? 0;
    if (sample >= AUDIBLE || sample <= -AUDIBLE) return true;
  }
  return false;
}
