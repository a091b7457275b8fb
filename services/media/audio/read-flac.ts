import { type AudioVerdict, cutOff, implausible, isPlausibleSound, notAudio, recording } from './audio-verdict.ts';
import { type ByteSource, READ_BYTES } from './byte-source.ts';
import { type FlacFrame, type FlacStream, FRAME_HEADER_BYTES, flacFrameAt } from './flac-frame.ts';

/** Most blocks of tags before the sound. */
const BLOCKS = 1000;
const STREAM_INFO_BYTES = 34;
/** Where a frame must begin, in parts of the sound. */
const PLACES = [0.2, 0.4, 0.6, 0.8];
/** What may stand behind the last frame, such as an ID3v1 tag. */
const TRAILER_BYTES = 4096;

export const isFlac = (head: Buffer): boolean => head.toString('latin1', 0, 4) === 'fLaC';

/** Reads the length of a FLAC from its header, and finds its frames: at the beginning, at places between, and the last one (RFC 9639). */
export async function readFlac(source: ByteSource, start = 0): Promise<AudioVerdict> {
  let place = start + 4;
  let stream: FlacStream | undefined;
  for (let n = 0, isLast = false; !isLast; n++) {
    const head = await source.read(place, 4);
    if (head.length < 4) return n === 0 ? notAudio : cutOff;
    if (n >= BLOCKS) return implausible;
    const length = head.readUIntBE(1, 3);
    isLast = (head[0] ?? 0) >= 0x80;
    if (n === 0) {
      const info = await source.read(place + 4, STREAM_INFO_BYTES);
      if (((head[0] ?? 0) & 0x7f) !== 0 || length !== STREAM_INFO_BYTES || info.length < length) return notAudio;
      stream = streamOf(info);
    }
    place += 4 + length;
  }
  if (!stream || !isPlausible(stream)) return implausible;
  if (stream.samples === 0 || !(await hasItsFrames(source, place, stream))) return cutOff;
  return recording('FLAC', { seconds: stream.samples / stream.sampleRate, sampleRate: stream.sampleRate });
}

function streamOf(info: Buffer): FlacStream {
  const packed = info.readBigUInt64BE(10);
  return {
    smallestBlock: info.readUInt16BE(0),
    largestBlock: info.readUInt16BE(2),
    largestFrame: info.readUIntBE(7, 3),
    sampleRate: Number(packed >> 44n),
    channels: Number((packed >> 41n) & 7n) + 1,
    depth: Number((packed >> 36n) & 31n) + 1,
    samples: Number(packed & 0xfffffffffn),
  };
}

const isPlausible = (stream: FlacStream): boolean =>
  isPlausibleSound(stream) &&
  stream.depth >= 8 &&
  stream.smallestBlock >= 16 &&
  stream.largestBlock >= stream.smallestBlock;

async function hasItsFrames(source: ByteSource, begin: number, stream: FlacStream): Promise<boolean> {
  const sound = source.size - begin;
  // A frame is never much longer than its samples as they are.
  const plain = (stream.largestBlock * stream.channels * (stream.depth + 1)) / 8 + 64;
  const frame = Math.min(READ_BYTES / 2, Math.ceil(stream.largestFrame || plain));
  const first = flacFrameAt(await source.read(begin, FRAME_HEADER_BYTES), 0, stream);
  if (first?.from !== 0) return false;
  for (const part of PLACES) {
    if (sound * part < frame) continue;
    const window = await source.read(begin + Math.floor(sound * part), frame + FRAME_HEADER_BYTES);
    if (!framesIn(window, stream).some(({ to }) => to <= stream.samples)) return false;
  }
  const tail = Math.min(sound, frame + TRAILER_BYTES);
  const last = framesIn(await source.read(source.size - tail, tail), stream);
  return last.some(({ to }) => to === stream.samples);
}

function framesIn(window: Buffer, stream: FlacStream): FlacFrame[] {
  const frames: FlacFrame[] = [];
  for (let at = window.indexOf(0xff); at >= 0; at = window.indexOf(0xff, at + 1)) {
    const frame = flacFrameAt(window, at, stream);
    if (frame) frames.push(frame);
  }
  return frames;
}
