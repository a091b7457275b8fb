import { createMp3Encoder } from 'wasm-media-encoders';
import { COPY_KBPS } from '../../shared/listening/sound.ts';
import { mixToStereo } from './engine/mix-to-stereo.ts';
import { readRecording } from './engine/read-recording.ts';
import type { Recording } from './recording.ts';

/** A part of a recording, in seconds. */
type Part = { from?: number; seconds?: number };

const CD_RATE = 44_100;
const VIDEO_RATE = 48_000;
/** The sample rates of recordings of the family of CDs are multiples of this. */
const CD_FAMILY = 11_025;

/**
 * Encodes a recording, or a part of it, as an MP3 of 128 kbit/s in stereo, at the sample rate of 44.1 or 48 kHz that is
 * nearer to its own. Parts that cannot be decoded are left out, or silent.
 */
export async function* listeningCopy(
  recording: Recording,
  { from = 0, seconds = Number.POSITIVE_INFINITY }: Part = {},
): AsyncGenerator<Uint8Array, void> {
  const encoder = await createMp3Encoder();
  let isOpen = false;
  let at = 0;
  for await (const block of readRecording(recording)) {
    const { sampleRate } = block;
    if (!isOpen) {
      const outputSampleRate = sampleRate % CD_FAMILY === 0 ? CD_RATE : VIDEO_RATE;
      encoder.configure({ sampleRate, channels: 2, bitrate: COPY_KBPS, outputSampleRate });
      isOpen = true;
    }
    const begin = Math.round(from * sampleRate) - at;
    const end = begin + Math.round(seconds * sampleRate);
    const length = block.channels[0]?.length ?? 0;
    if (end <= 0) break;
    if (begin < length) {
      const [left, right] = mixToStereo(block);
      const [first, last] = [Math.max(0, begin), Math.min(length, end)];
      // The encoder's bytes are valid only until its next call.
      yield encoder.encode([left.subarray(first, last), right.subarray(first, last)]).slice();
    }
    at += length;
  }
  if (isOpen) yield encoder.finalize().slice();
}
