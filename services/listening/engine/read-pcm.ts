import { MAX_CHUNKS } from '../../media/audio/read-wav.ts';
import { FORMAT_BYTES, soundBytes, type WavFormat, wavFormatFrom } from '../../media/audio/wav-format.ts';
import { type Block, brokenAt, type Ending, FaultList, type Reader } from './block.ts';
import { ByteQueue } from './byte-queue.ts';
import { pcmDecoder } from './decode-pcm.ts';

/** How many samples of a channel are decoded at once. */
const BLOCK_SAMPLES = 32_768;

/** Reads the sound of a WAV, also of one that does not state its length (Microsoft RIFF; EBU Tech 3306). */
export async function* readPcm(stream: AsyncIterable<Uint8Array>): Reader {
  const queue = new ByteQueue(stream);
  try {
    const start = await findSound(queue);
    return start ? yield* readBlocks(queue, start) : brokenAt(0);
  } finally {
    await queue.close();
  }
}

type Start = { format: WavFormat; bytes: number | undefined };

/** Reads the chunks up to the sound. */
async function findSound(queue: ByteQueue): Promise<Start | undefined> {
  let format: WavFormat | undefined;
  let longLength: number | undefined;
  await queue.skip(12);
  for (let n = 0; n < MAX_CHUNKS && (await queue.fill(8)); n++) {
    const name = queue.bytes.toString('latin1', 0, 4);
    const length = queue.bytes.readUInt32LE(4);
    queue.drop(8);
    if (name === 'data') return format && { format, bytes: soundBytes(length, longLength) };
    const kept = Math.min(length, FORMAT_BYTES);
    await queue.fill(kept);
    if (name === 'ds64' && queue.length >= 16) longLength = Number(queue.bytes.readBigUInt64LE(8));
    if (name === 'fmt ') {
      const read = wavFormatFrom(queue.bytes.subarray(0, kept));
      format = read === 'compressed' ? undefined : read;
    }
    await queue.skip(length + (length % 2));
  }
  return undefined;
}

async function* readBlocks(queue: ByteQueue, { format, bytes }: Start): Reader {
  const faults = new FaultList();
  const { sampleRate, channels, blockSize, depth } = format;
  const decoder = pcmDecoder(format);
  const samples = Array.from({ length: channels }, () => new Float32Array(BLOCK_SAMPLES));
  const declared = bytes === undefined ? Number.POSITIVE_INFINITY : Math.floor(bytes / blockSize);
  let at = 0;
  let mask = 0;
  while (at < declared) {
    const wanted = Math.min(BLOCK_SAMPLES, declared - at);
    await queue.fill(wanted * blockSize);
    const count = Math.min(wanted, Math.floor(queue.length / blockSize));
    if (count === 0) break;
    const decoded = decoder(queue.bytes, samples, count);
    mask |= decoded.mask;
    if (decoded.impossible >= 0) faults.add(at + decoded.impossible, count - decoded.impossible);
    queue.drop(count * blockSize);
    yield {
      sampleRate,
      channels: count === BLOCK_SAMPLES ? samples : samples.map((all) => all.subarray(0, count)),
    } satisfies Block;
    at += count;
  }
  const missing = Number.isFinite(declared) ? declared - at : 0;
  return { bits: depth, mask, faults, checksumDiffers: false, missing } satisfies Ending;
}
