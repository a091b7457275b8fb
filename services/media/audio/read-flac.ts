import {
  type AudioVerdict,
  cutOff,
  implausible,
  isPlausibleSound,
  notAudio,
  recordingVerdict,
} from './audio-verdict.ts';
import type { ByteSource } from './byte-source.ts';
import { type FlacStream, FRAME_HEADER_BYTES, flacFrameAt } from './flac-frame.ts';

/** The maximum number of metadata blocks before the audio. */
export const MAX_BLOCKS = 1000;
export const STREAM_INFO_BYTES = 34;
const CHUNK_BYTES = 1024 * 1024;

export const isFlac = (head: Buffer): boolean => head.toString('latin1', 0, 4) === 'fLaC';

/**
 * Reads the duration of a FLAC file from its header, and checks that all its frames are there, in sequence (RFC 9639).
 */
export async function readFlac(source: ByteSource, start = 0): Promise<AudioVerdict> {
  let offset = start + 4;
  let stream: FlacStream | undefined;
  for (let n = 0, isLast = false; !isLast; n++) {
    const head = await source.read(offset, 4);
    if (head.length < 4) return n === 0 ? notAudio : cutOff;
    if (n >= MAX_BLOCKS) return implausible;
    const length = head.readUIntBE(1, 3);
    isLast = (head[0] ?? 0) >= 0x80;
    if (n === 0) {
      const info = await source.read(offset + 4, STREAM_INFO_BYTES);
      if (((head[0] ?? 0) & 0x7f) !== 0 || length !== STREAM_INFO_BYTES || info.length < length) return notAudio;
      stream = readStreamInfo(info);
    }
    offset += 4 + length;
  }
  if (!stream || !isPlausibleStream(stream)) return implausible;
  if (stream.samples === 0 || !(await hasAllFrames(source, offset, stream))) return cutOff;
  return recordingVerdict('FLAC', { seconds: stream.samples / stream.sampleRate, sampleRate: stream.sampleRate });
}

/** Reads a STREAMINFO block, without its head (RFC 9639 section 8.2). */
export function readStreamInfo(info: Buffer): FlacStream {
  const packed = info.readBigUInt64BE(10);
  return {
    smallestBlock: info.readUInt16BE(0),
    largestBlock: info.readUInt16BE(2),
    sampleRate: Number(packed >> 44n),
    channels: Number((packed >> 41n) & 7n) + 1,
    depth: Number((packed >> 36n) & 31n) + 1,
    samples: Number(packed & 0xfffffffffn),
  };
}

export const isPlausibleStream = (stream: FlacStream): boolean =>
  isPlausibleSound(stream) &&
  stream.depth >= 8 &&
  stream.smallestBlock >= 16 &&
  stream.largestBlock >= stream.smallestBlock;

/**
 * Whether the frames are complete: the first begins the recording, each one follows the previous, and the last ends it.
 */
async function hasAllFrames(source: ByteSource, begin: number, stream: FlacStream): Promise<boolean> {
  let samples = 0;
  for (let offset = begin; offset < source.size; ) {
    const chunk = await source.read(offset, CHUNK_BYTES);
    const isLast = offset + chunk.length >= source.size;
    const end = isLast ? chunk.length : chunk.length - FRAME_HEADER_BYTES;
    for (let at = chunk.indexOf(0xff); at >= 0 && at < end; at = chunk.indexOf(0xff, at + 1)) {
      const frame = flacFrameAt(chunk, at, stream);
      // If bytes inside a frame merely look like a header, the position that they state does not match.
      if (frame?.from === samples) samples = frame.to;
    }
    if (samples === 0) return false;
    offset += end;
  }
  return samples === stream.samples;
}
