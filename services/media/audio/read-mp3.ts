import { type AudioVerdict, cutOff, notAudio, recordingVerdict } from './audio-verdict.ts';
import type { ByteSource } from './byte-source.ts';
import { declaredFrames, isFollowed, type Mp3Frame, mp3FrameAt } from './mp3-frame.ts';

const CHUNK_BYTES = 1024 * 1024;
/** How many bytes to look ahead: more than the longest frame and the header after it. */
const LOOK_AHEAD = 4096;
/** The maximum distance from the tags to the first frame: some encoders pad with zeros. */
const FIRST_FRAME_WITHIN = 256 * 1024;
/**
 * The number of bytes allowed between and after the frames, for example for tags: a fixed amount plus a share of the
 * file.
 */
const STRAY_BYTES = 64 * 1024;
const STRAY_SHARE = 0.05;
const MIN_FRAMES = 4;
/** The tolerated relative error in the encoder's own frame count. */
const DECLARED_TOLERANCE = 0.02;

type Walk = { frames: number; samples: number; stray: number; first?: Mp3Frame; declared?: number | undefined };

/**
 * Reads the duration of an MP3 by walking over all its frames from `start` (ISO 11172-3, 2.4.1). A frame is accepted
 * only if another one of the same stream follows it, because every file has some bytes that merely look like a header.
 */
export async function readMp3(source: ByteSource, start: number): Promise<AudioVerdict> {
  const walk: Walk = { frames: 0, samples: 0, stray: 0 };
  let offset = start;
  while (offset < source.size) {
    const chunk = await source.read(offset, CHUNK_BYTES);
    const isLast = offset + chunk.length >= source.size;
    offset += walkOver(chunk, walk, isLast);
    if (isLast) break;
    const allowed = walk.first ? STRAY_BYTES + source.size * STRAY_SHARE : FIRST_FRAME_WITHIN;
    if (walk.stray > allowed) break;
  }
  const { first, frames, samples, stray, declared = 0 } = walk;
  if (!first) return mp3FrameAt(await source.read(start, 4), 0) ? cutOff : notAudio;
  if (stray > FIRST_FRAME_WITHIN + STRAY_BYTES + source.size * STRAY_SHARE) return cutOff;
  if (frames < MIN_FRAMES || declared > frames * (1 + DECLARED_TOLERANCE) + 2) return cutOff;
  return recordingVerdict('MP3', { seconds: samples / first.sampleRate, sampleRate: first.sampleRate });
}

/**
 * Counts the frames in a chunk.
 * @returns the number of bytes consumed; the rest belongs to the next chunk
 */
function walkOver(chunk: Buffer, walk: Walk, isLast: boolean): number {
  const end = isLast ? chunk.length : chunk.length - LOOK_AHEAD;
  let at = 0;
  while (at < end) {
    const frame = mp3FrameAt(chunk, at);
    if (frame && at + frame.bytes <= chunk.length && isFollowed(chunk, at, frame, isLast)) {
      if (walk.first) count(walk, frame);
      else {
        walk.first = frame;
        walk.declared = declaredFrames(chunk, at, frame);
        // The frame that describes the others contains no audio.
        if (walk.declared === undefined) count(walk, frame);
      }
      at += frame.bytes;
      continue;
    }
    const next = chunk.indexOf(0xff, at + 1);
    const skipped = (next < 0 ? end : Math.min(next, end)) - at;
    walk.stray += skipped;
    at += skipped;
  }
  return at;
}

function count(walk: Walk, { samples }: Mp3Frame): void {
  walk.frames++;
  walk.samples += samples;
}
