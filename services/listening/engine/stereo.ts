import type { Block } from './block.ts';

/** How much quieter than the sound the difference of the channels is in a mono recording, as a ratio of energies. */
const MONO = 1e-6;
/** The same for their sum, if one of them is turned upside down: nobody wants that, so -30 dB are enough. */
const INVERTED = 1e-3;
/** A channel that is quieter than -66 dBFS, and than the other one by 40 dB, is silent. */
const SILENT_LEVEL = 0.0005;
const SILENT_RATIO = 0.01;

export type StereoResult = { mono?: true; inverted?: true; silentSide?: 'left' | 'right' };

/** Compares the channels of a stereo recording. */
export class Stereo {
  #left = 0;
  #right = 0;
  #both = 0;
  #count = 0;

  add({ channels: [left, right, third] }: Block): void {
    if (!left || !right || third) return;
    let l = 0;
    let r = 0;
    let both = 0;
    for (let i = 0; i < left.length; i++) {
      const a = left[i] ?? 0;
      const b = right[i] ?? 0;
      l += a * a;
      r += b * b;
      both += a * b;
    }
    this.#left += l;
    this.#right += r;
    this.#both += both;
    this.#count += left.length;
  }

  /** @returns nothing for recordings that are not stereo, or silent */
  end(): StereoResult {
    const energy = this.#left + this.#right;
    const [left, right] = [Math.sqrt(this.#left / this.#count), Math.sqrt(this.#right / this.#count)];
    if (!(Math.max(left, right) > SILENT_LEVEL)) return {};
    if (left < SILENT_LEVEL && left < right * SILENT_RATIO) return { silentSide: 'left' };
    if (right < SILENT_LEVEL && right < left * SILENT_RATIO) return { silentSide: 'right' };
    if (energy - 2 * this.#both < energy * MONO) return { mono: true };
    if (energy + 2 * this.#both < energy * INVERTED) return { inverted: true };
    return {};
  }
}
