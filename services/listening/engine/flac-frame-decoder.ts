import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { quietly } from './quietly.ts';
import type { FlacPart } from './split-flac-frames.ts';

/** The sound of a frame by channel, or none, if the decoder could not decode it. */
export type FlacSound = { from: number; to: number; sound: readonly Float32Array[] | undefined };

/** Decodes the frames of one FLAC. It replaces its decoder after every error, because an error may leave it stuck. */
export class FlacFrameDecoder {
  readonly #head: Uint8Array;
  #decoder: FLACDecoder;

  private constructor(head: Uint8Array, decoder: FLACDecoder) {
    this.#head = head;
    this.#decoder = decoder;
  }

  /** @param streamInfo the STREAMINFO block, which tells what the frames' headers may leave out */
  static async open(streamInfo: Uint8Array): Promise<FlacFrameDecoder> {
    const head = Buffer.concat([Buffer.from('fLaC\x80\0\0', 'latin1'), Buffer.from([streamInfo.length]), streamInfo]);
    return new FlacFrameDecoder(head, await newDecoder(head));
  }

  /** Decodes consecutive frames. If one of them is broken, each is decoded alone. */
  async decode(frames: readonly FlacPart[]): Promise<FlacSound[]> {
    const [first] = frames;
    const last = frames.at(-1);
    if (!first || !last) return [];
    const { from } = first;
    const { to } = last;
    const sound = await this.#decodeTogether(frames, to - from);
    if (sound) return [{ from, to, sound }];
    if (frames.length === 1) return [{ from, to, sound: undefined }];
    const each: FlacSound[] = [];
    for (const frame of frames) each.push(...(await this.decode([frame])));
    return each;
  }

  close(): void {
    free(this.#decoder);
  }

  async #decodeTogether(frames: readonly FlacPart[], samples: number): Promise<readonly Float32Array[] | undefined> {
    try {
      const decoded = await quietly(() =>
        this.#decoder.decodeFrames(frames.map(({ bytes = new Uint8Array(0) }) => bytes)),
      );
      if (decoded.errors.length === 0 && decoded.samplesDecoded === samples) return decoded.channelData;
    } catch {
      // The decoder trapped.
    }
    free(this.#decoder);
    this.#decoder = await newDecoder(this.#head);
    return undefined;
  }
}

async function newDecoder(head: Uint8Array): Promise<FLACDecoder> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  await quietly(() => decoder.decodeFrames([head]));
  return decoder;
}

function free(decoder: FLACDecoder): void {
  try {
    decoder.free();
  } catch {
    // A decoder that trapped may trap again. Its memory goes with it.
  }
}
