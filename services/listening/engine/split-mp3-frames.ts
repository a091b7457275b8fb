import { declaredFrames, isFollowed, type Mp3Frame, mp3FrameAt } from '../../media/audio/mp3-frame.ts';
import type { ByteQueue } from './byte-queue.ts';

/** Consecutive frames (`bytes` are valid until the next part is read), or bytes between them that are no frames. */
export type Mp3Part = { bytes: Buffer; frames: number; stray: number; first: Mp3Frame };
/** The number of frames with sound, of samples in each, and how many frames the encoder stated, if it did. */
export type Mp3Count = { frames: number; samples: number; declared: number | undefined };

const READ_BYTES = 64 * 1024;
/** More than the longest frame, and the header after it. */
const LOOK_AHEAD = 4096;
/** Tags may stand between the frames if files were joined. They are not sound. */
const TAGS = ['TAG', 'APE', 'LYR', 'ID3'];

/**
 * Splits the rest of a stream into runs of frames of one kind (ISO 11172-3, 2.4.1), so that the decoder never has to
 * search. `stray` counts the bytes between two runs; those before the first frame and after the last are no part of the
 * sound.
 */
export async function* splitMp3Frames(queue: ByteQueue): AsyncGenerator<Mp3Part, Mp3Count> {
  const count: Mp3Count = { frames: 0, samples: 0, declared: undefined };
  let first: Mp3Frame | undefined;
  let stray = 0;
  let isTag = false;
  for (;;) {
    await queue.fill(READ_BYTES);
    const { bytes, isEnded } = queue;
    const limit = isEnded ? bytes.length : bytes.length - LOOK_AHEAD;
    if (limit <= 0) return count;
    let end = 0;
    let frames = 0;
    for (let frame = frameAt(bytes, end, first); end < limit && frame; ) {
      if (!first) {
        first = frame;
        stray = 0;
        count.samples = frame.samples;
        count.declared = declaredFrames(bytes, end, frame);
        // The frame that describes the others contains no sound.
        if (count.declared !== undefined) frames--;
      }
      frames++;
      end += frame.bytes;
      frame = frameAt(bytes, end, first);
    }
    if (end > 0 && first) {
      count.frames += frames;
      yield { bytes: bytes.subarray(0, end), frames, stray: isTag ? 0 : stray, first };
      // Some encoders leave a gap after the frame that describes the others.
      stray = count.frames === 0 ? -LOOK_AHEAD : 0;
      isTag = false;
    }
    if (end < limit && stray <= 0 && TAGS.includes(bytes.toString('latin1', end, end + 3))) isTag = true;
    while (end < limit && !frameAt(bytes, end, first)) {
      const found = bytes.indexOf(0xff, end + 1);
      const next = found < 0 ? limit : Math.min(found, limit);
      stray += next - end;
      end = next;
    }
    queue.drop(end);
  }
}

function frameAt(bytes: Buffer, at: number, first: Mp3Frame | undefined): Mp3Frame | undefined {
  const frame = mp3FrameAt(bytes, at);
  if (!frame || at + frame.bytes > bytes.length || !isFollowed(bytes, at, frame, true)) return undefined;
  return !first || (first.sampleRate === frame.sampleRate && first.samples === frame.samples) ? frame : undefined;
}
