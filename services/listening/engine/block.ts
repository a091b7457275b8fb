/**
 * Consecutive samples of a recording, by channel, where 1 is full scale. The arrays are used again for the next block.
 */
export type Block = { sampleRate: number; channels: readonly Float32Array[] };

/** A part of a recording that could not be decoded: its first sample, and how many are lost. */
export type Fault = { at: number; samples: number };

/** What a reader knows of a recording after its last block. */
export type Ending = {
  /** Bits per sample; null for MP3, which has none. */
  bits: number | null;
  /** All samples as whole numbers of 32 bits, aligned at the highest bit, joined by OR. 0 if `bits` is null. */
  mask: number;
  faults: FaultList;
  /** The samples differ from the checksum that the encoder stored. */
  checksumDiffers: boolean;
  /** How many samples of a channel the file states beyond those that it has. */
  missing: number;
};

export type Reader = AsyncGenerator<Block, Ending>;

/** How many faults are kept apart. */
const MAX_FAULTS = 200;
/** How many lost parts are counted, before reading ends: to look for what follows each of them takes long. */
const MAX_LOST_PARTS = 500;

/** The faults of a recording, in order. Faults that touch are one. */
export class FaultList {
  readonly all: Fault[] = [];
  #added = 0;

  /** Whether there are so many faults that the rest of the recording is not worth reading. */
  get isFull(): boolean {
    return this.#added >= MAX_LOST_PARTS;
  }

  add(at: number, samples: number): void {
    this.#added++;
    const last = this.all.at(-1);
    if (last && (last.at + last.samples >= at || this.all.length === MAX_FAULTS))
      last.samples = Math.max(last.samples, at + samples - last.at);
    else this.all.push({ at, samples });
  }
}

/** The ending of a recording whose rest, from a sample on, cannot be decoded. */
export function brokenAt(sample: number): Ending {
  const faults = new FaultList();
  faults.add(sample, 0);
  return { bits: null, mask: 0, faults, checksumDiffers: false, missing: 0 };
}
