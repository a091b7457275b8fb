import type { Recording } from '../recording.ts';
import type { Reader } from './block.ts';
import { readFlacFrames } from './read-flac-frames.ts';
import { readMp3Frames } from './read-mp3-frames.ts';
import { readPcm } from './read-pcm.ts';

const readers: Record<Recording['format'], (stream: AsyncIterable<Uint8Array>) => Reader> = {
  WAV: readPcm,
  FLAC: readFlacFrames,
  MP3: readMp3Frames,
};

/**
 * Decodes a recording from its beginning to its end. Whatever its bytes are, it throws only the errors of their
 * storage.
 */
export const readRecording = ({ format, open }: Recording): Reader => readers[format](open());
