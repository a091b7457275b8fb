import { type FlacFrame, type FlacStream, FRAME_HEADER_BYTES, flacFrameAt } from '../../media/audio/flac-frame.ts';
import type { ByteQueue } from './byte-queue.ts';
import { crc16 } from './crc-16.ts';

/** A part of the recording, in samples: a frame whose bytes are whole (until the next one is read), or a lost part. */
export type FlacPart = FlacFrame & { bytes?: Buffer };

const READ_BYTES = 64 * 1024;
/** A frame of 65,535 samples in 8 channels of 32 bits that could not be compressed has 2.1 MB. */
const MAX_FRAME_BYTES = 2_200_000;
/** How much further to look for the frame that should follow, after one that is not it: see `findNext`. */
const LOOK_FURTHER_BYTES = 256 * 1024;
/** How much may be lost before the next frame, in seconds. A header that states more is none. */
const MAX_LOST_SECONDS = 60;

type Found = { offset: number; frame?: FlacFrame };

/**
 * Splits the rest of a stream into its frames, by their headers and checksums (RFC 9639 section 9). We do it ourselves,
 * because the decoder's own splitter drops a broken frame together with its neighbours, and does not say so.
 */
export async function* splitFlacFrames(queue: ByteQueue, stream: FlacStream): AsyncGenerator<FlacPart, void> {
  let expected = 0;
  for (;;) {
    await queue.fill(FRAME_HEADER_BYTES);
    if (queue.length === 0 || (expected > 0 && expected === stream.samples)) return;
    const frame = flacFrameAt(queue.bytes, 0, stream);
    const isExpected = frame?.from === expected;
    const next = await findNext(queue, stream, isExpected ? frame.to : expected, isExpected ? 1 : 0);
    if (next.frame) {
      if (isExpected && next.frame.from === frame.to && crc16(queue.bytes, 0, next.offset) === 0)
        yield { ...frame, bytes: queue.bytes.subarray(0, next.offset) };
      else yield { from: expected, to: next.frame.from };
      expected = next.frame.from;
    } else {
      const last = isExpected ? lastFrame(queue.bytes) : undefined;
      const to = isExpected ? frame.to : Math.max(expected, stream.samples);
      yield last && frame ? { ...frame, bytes: last } : { from: expected, to };
      // Without another frame, the rest is tags, or lost.
      if (!last && to < stream.samples) yield { from: to, to: stream.samples };
      return;
    }
    queue.drop(next.offset);
  }
}

/**
 * Finds the frame that begins at the sample `expected`. If there is none, because its header is broken, finds the next
 * one after it. Such a frame counts only if the expected one is not found behind it, because once in some gigabytes,
 * the bytes inside a frame look like the header of another one.
 */
async function findNext(queue: ByteQueue, stream: FlacStream, expected: number, from: number): Promise<Found> {
  const latest = expected + MAX_LOST_SECONDS * stream.sampleRate;
  let later: Found | undefined;
  let end = MAX_FRAME_BYTES;
  for (let at = from; ; ) {
    await queue.fill(at + READ_BYTES);
    const { bytes } = queue;
    const limit = Math.min(end, queue.isEnded ? bytes.length : bytes.length - FRAME_HEADER_BYTES);
    for (at = indexOfSync(bytes, at); at < limit; at = indexOfSync(bytes, at + 1)) {
      const frame = flacFrameAt(bytes, at, stream);
      if (frame?.from === expected) return { offset: at, frame };
      if (later || !frame || frame.from < expected || frame.from > latest) continue;
      later = { offset: at, frame };
      end = Math.min(end, at + LOOK_FURTHER_BYTES);
    }
    at = limit;
    if (at >= end || queue.isEnded) return later ?? { offset: at };
  }
}

function indexOfSync(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (((bytes[at + 1] ?? 0) & 0xfe) === 0xf8) return at;
  return bytes.length;
}

/** The bytes of the last frame, without the tags that some programs write after it. */
function lastFrame(bytes: Buffer): Buffer | undefined {
  let sum = 0;
  let end = 0;
  for (let at = 0; at < bytes.length; at++) {
    sum = crc16(bytes, at, at + 1, sum);
    if (sum === 0 && at > FRAME_HEADER_BYTES / 2) end = at + 1;
    if (end > 0 && isTag(bytes, end)) break;
  }
  return end > 0 && (end === bytes.length || isTag(bytes, end)) ? bytes.subarray(0, end) : undefined;
}

const isTag = (bytes: Buffer, at: number): boolean => {
  const name = bytes.toString('latin1', at, at + 3);
  return name === 'TAG' || name === 'APE' || name === 'LYR' || name === 'ID3';
};
