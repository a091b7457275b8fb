import { createHash } from 'node:crypto';
import type { FlacStream } from '../../media/audio/flac-frame.ts';
import { isPlausibleStream, MAX_BLOCKS, readStreamInfo, STREAM_INFO_BYTES } from '../../media/audio/read-flac.ts';
import { type Block, brokenAt, type Ending, FaultList, type Reader } from './block.ts';
import { ByteQueue } from './byte-queue.ts';
import { FlacFrameDecoder } from './flac-frame-decoder.ts';
import { skipTags } from './skip-tags.ts';
import { type FlacPart, splitFlacFrames } from './split-flac-frames.ts';
import { wholeSamples } from './whole-samples.ts';

/** How many samples of a channel are decoded at once, about. */
const BATCH_SAMPLES = 16_384;
/** How many samples of silence are put in one block, in place of lost ones. */
const SILENCE_SAMPLES = 16_384;
/** The decoder's numbers have 24 bits, so those of a file with more are not exact, and have no checksum. */
const MAX_EXACT_BITS = 24;

type Head = { stream: FlacStream; info: Buffer; checksum: Buffer };

/**
 * Decodes the frames of a FLAC, and compares all samples with the checksum in its head (RFC 9639). In place of a frame
 * that is broken there is silence, so that what follows stays in time.
 */
export async function* readFlacFrames(stream: AsyncIterable<Uint8Array>): Reader {
  const queue = new ByteQueue(stream);
  try {
    const head = await readHead(queue);
    return head ? yield* decodeFrames(queue, head) : brokenAt(0);
  } finally {
    await queue.close();
  }
}

/** Reads the STREAMINFO block, and skips the others, which may be large pictures. */
async function readHead(queue: ByteQueue): Promise<Head | undefined> {
  await skipTags(queue);
  await queue.skip(4);
  let head: Head | undefined;
  for (let n = 0; n < MAX_BLOCKS && (await queue.fill(4)); n++) {
    const [kind = 0] = queue.bytes;
    const length = queue.bytes.readUIntBE(1, 3);
    queue.drop(4);
    if (n === 0) {
      if ((kind & 0x7f) !== 0 || length !== STREAM_INFO_BYTES || !(await queue.fill(length))) return undefined;
      const info = Buffer.from(queue.bytes.subarray(0, length));
      head = { stream: readStreamInfo(info), info, checksum: info.subarray(18, STREAM_INFO_BYTES) };
    }
    await queue.skip(length);
    if (kind >= 0x80) return head && isPlausibleStream(head.stream) ? head : undefined;
  }
  return undefined;
}

async function* decodeFrames(queue: ByteQueue, { stream, info, checksum }: Head): Reader {
  const { sampleRate, channels, depth, samples } = stream;
  const faults = new FaultList();
  const decoder = new FlacFrameDecoder(info);
  const hash = createHash('md5');
  const toWhole = wholeSamples(depth);
  let at = 0;
  let mask = 0;
  const lose = (from: number, to: number) => faults.add(from, to - from);

  async function* decode(frames: readonly FlacPart[]): AsyncGenerator<Block, void> {
    for (const { from, to, sound } of await decoder.decode(frames)) {
      if (!sound) {
        lose(from, to);
        continue;
      }
      yield* silence(channels, from - at, sampleRate);
      const whole = toWhole(sound);
      mask |= whole.mask;
      hash.update(whole.bytes);
      at = to;
      yield { sampleRate, channels: sound };
    }
  }

  try {
    let frames: FlacPart[] = [];
    for await (const part of splitFlacFrames(queue, stream)) {
      // A frame's bytes are valid only until the next one is read.
      if (part.bytes) frames.push({ ...part, bytes: Buffer.from(part.bytes) });
      else {
        yield* decode(frames);
        frames = [];
        lose(part.from, part.to);
      }
      const [first] = frames;
      if (first && part.to - first.from >= BATCH_SAMPLES) {
        yield* decode(frames);
        frames = [];
      }
      if (faults.isFull) break;
    }
    yield* decode(frames);
  } finally {
    decoder.close();
  }
  if (faults.isFull || at === 0) lose(at, Math.max(at, samples));
  const isHashed = depth <= MAX_EXACT_BITS && faults.all.length === 0 && checksum.some((byte) => byte !== 0);
  return {
    bits: depth,
    mask,
    faults,
    checksumDiffers: isHashed && !hash.digest().equals(checksum),
    missing: Math.max(0, samples - at),
  } satisfies Ending;
}

function* silence(channels: number, samples: number, sampleRate: number): Generator<Block, void> {
  for (let left = samples; left > 0; left -= SILENCE_SAMPLES) {
    const none = new Float32Array(Math.min(left, SILENCE_SAMPLES));
    yield { sampleRate, channels: Array.from({ length: channels }, () => none) };
  }
}
