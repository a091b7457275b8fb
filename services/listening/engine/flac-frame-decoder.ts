import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { quietly } from './quietly.ts';
import type { FlacPart } from './split-flac-frames.ts';

/** The sound of consecutive frames by channel, or none if the decoder could not decode them. */
export type FlacSound = { from: number; to: number; sound: readonly Float32Array[] | undefined };

/** How often a decoder is replaced before the rest counts as broken: a new one takes some milliseconds. */
const MAX_ERRORS = 50;

/** Decodes the frames of one FLAC. It replaces its decoder after every error, because an error may leave it stuck. */
export class FlacFrameDecoder {
  readonly #head: Uint8Array;
  #decoder: FLACDecoder | undefined;
  #errors = 0;

  /** @param streamInfo the STREAMINFO block */
  constructor(streamInfo: Uint8Array) {
    this.#head = Buffer.concat([Buffer.from('fLaC\x80\0\0', 'latin1'), Buffer.from([streamInfo.length]), streamInfo]);
  }

  /** Decodes consecutive frames. If one of them is broken, each is decoded alone. */
  async decode(frames: readonly FlacPart[]): Promise<FlacSound[]> {
    const [first] = frames;
    const last = frames.at(-1);
    if (!first || !last) return [];
    const { from } = first;
    const { to } = last;
    const sound = await this.#decodeTogether(frames, to - from);
    if (sound || frames.length === 1 || this.#errors > MAX_ERRORS) return [{ from, to, sound }];
    const each: FlacSound[] = [];
    for (const frame of frames) each.push(...(await this.decode([frame])));
    return each;
  }

  close(): void {
    try {
      this.#decoder?.free();
    } catch {
      // A decoder that trapped may trap again. Its memory goes with it.
    }
    this.#decoder = undefined;
  }

  async #decodeTogether(frames: readonly FlacPart[], samples: number): Promise<readonly Float32Array[] | undefined> {
    if (this.#errors > MAX_ERRORS) return undefined;
    const bytes = frames.map((frame) => frame.bytes ?? new Uint8Array(0));
    try {
      this.#decoder ??= await this.#open(bytes[0]);
      const decoder = this.#decoder;
      const decoded = await quietly(() => decoder.decodeFrames(bytes));
      if (decoded.errors.length === 0 && decoded.samplesDecoded === samples) return decoded.channelData;
    } catch {
      // The decoder trapped.
    }
    this.close();
    this.#errors++;
    return undefined;
  }

  /** The decoder gets the file's head only for frames that refer to it: with some other files, it would trap. */
  async #open(frame: Uint8Array = new Uint8Array(0)): Promise<FLACDecoder> {
    const decoder = new FLACDecoder();
    await decoder.ready;
    const [, , third = 0, fourth = 0] = frame;
    const isComplete = (third & 15) !== 0 && ((fourth >> 1) & 7) !== 0;
    if (!isComplete) await quietly(() => decoder.decodeFrames([this.#head]));
    return decoder;
  }
}
