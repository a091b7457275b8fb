import { type MPEGDecodedAudio, MPEGDecoder } from 'mpg123-decoder';
import { type Block, type Ending, FaultList, type Reader } from './block.ts';
import { ByteQueue } from './byte-queue.ts';
import { quietly } from './quietly.ts';
import { skipTags } from './skip-tags.ts';
import { type Mp3Part, splitMp3Frames } from './split-mp3-frames.ts';

/** How many more frames than there are an encoder may state. */
const COUNT_TOLERANCE = 2;
/** How often the decoder may trap before reading ends: a new one takes some milliseconds. */
const MAX_TRAPS = 50;

/** Decodes the frames of an MP3. Frames that the decoder refuses, and bytes between frames, are faults. */
export async function* readMp3Frames(stream: AsyncIterable<Uint8Array>): Reader {
  const queue = new ByteQueue(stream);
  const faults = new FaultList();
  let decoder = await newDecoder();
  let at = 0;
  let traps = 0;
  let missing = 0;
  try {
    await skipTags(queue);
    const parts = splitMp3Frames(queue);
    for (let next = await parts.next(); ; next = await parts.next()) {
      if (next.done) {
        const { frames, samples, declared = 0 } = next.value;
        if (declared > frames + COUNT_TOLERANCE) missing = (declared - frames) * samples;
        break;
      }
      const part = next.value;
      const lost = lostSamples(part);
      if (lost > 0) faults.add(at, lost);
      const decoded = decode(decoder, part.bytes);
      if (decoded) {
        if (decoded.errors.length > 0) faults.add(at, part.frames * part.first.samples);
        if (decoded.samplesDecoded > 0) yield blockFrom(decoded, part);
        at += decoded.samplesDecoded;
      } else {
        faults.add(at, part.frames * part.first.samples);
        free(decoder);
        decoder = await newDecoder();
        traps++;
      }
      if (faults.isFull || traps > MAX_TRAPS) break;
    }
    if (at === 0) faults.add(0, 0);
    return { bits: null, mask: 0, faults, checksumDiffers: false, missing } satisfies Ending;
  } finally {
    free(decoder);
    await queue.close();
  }
}

/** Estimates how many samples were lost in the bytes before a run of frames. */
const lostSamples = ({ stray, first }: Mp3Part): number =>
  stray < first.bytes / 2 ? 0 : Math.round(stray / first.bytes) * first.samples;

/** The decoder repeats the only channel of a mono file. */
const blockFrom = ({ channelData }: MPEGDecodedAudio, { first }: Mp3Part): Block => ({
  sampleRate: first.sampleRate,
  channels: first.isMono ? channelData.slice(0, 1) : channelData,
});

/** @returns nothing if the decoder trapped */
function decode(decoder: MPEGDecoder, bytes: Uint8Array): MPEGDecodedAudio | undefined {
  try {
    return quietly(() => decoder.decode(bytes));
  } catch {
    return undefined;
  }
}

async function newDecoder(): Promise<MPEGDecoder> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  return decoder;
}

function free(decoder: MPEGDecoder): void {
  try {
    decoder.free();
  } catch {
    // A decoder that trapped may trap again. Its memory goes with it.
  }
}
