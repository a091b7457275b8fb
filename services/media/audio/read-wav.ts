import {
  type AudioVerdict,
  compressedWav,
  cutOff,
  implausible,
  isPlausibleSound,
  recordingVerdict,
} from './audio-verdict.ts';
import type { ByteSource } from './byte-source.ts';

/** The maximum number of chunks before the audio: mixing desks write a dozen. */
const MAX_CHUNKS = 500;
const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
/**
 * The rest of the sub-format in an extensible header, after the two bytes of the format (Microsoft,
 * WAVEFORMATEXTENSIBLE).
 */
const SUB_FORMAT = Buffer.from('000000001000800000aa00389b71', 'hex');
const depths: Record<number, readonly number[]> = { [PCM]: [8, 16, 24, 32], [FLOAT]: [32, 64] };
/** The placeholder for the length in files over 4 GB; the true length is in `ds64` (EBU Tech 3306). */
const IN_DS64 = 0xffffffff;

export const isWav = (head: Buffer): boolean =>
  ['RIFF', 'RF64', 'BW64'].includes(head.toString('latin1', 0, 4)) && head.toString('latin1', 8, 12) === 'WAVE';

/** Reads the duration of a WAV from its audio data, which must be complete (Microsoft RIFF; EBU Tech 3306). */
export async function readWav(source: ByteSource): Promise<AudioVerdict> {
  let format: Buffer | undefined;
  let longLength: number | undefined;
  let offset = 12;
  for (let n = 0; n < MAX_CHUNKS; n++) {
    const head = await source.read(offset, 8);
    if (head.length < 8) return cutOff;
    const name = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    const begin = offset + 8;
    if (name === 'ds64') {
      const lengths = await source.read(begin, 16);
      if (lengths.length === 16) longLength = Number(lengths.readBigUInt64LE(8));
    }
    if (name === 'fmt ') format = await source.read(begin, Math.min(length, 40));
    if (name === 'data') {
      const bytes = length === IN_DS64 && longLength !== undefined ? longLength : length;
      if (!format || bytes === 0 || begin + bytes > source.size) return cutOff;
      return soundOf(format, bytes);
    }
    offset = begin + length + (length % 2);
  }
  return implausible;
}

function soundOf(format: Buffer, bytes: number): AudioVerdict {
  if (format.length < 16) return implausible;
  const tag = tagOf(format);
  const channels = format.readUInt16LE(2);
  const sampleRate = format.readUInt32LE(4);
  const blockSize = format.readUInt16LE(12);
  const depth = format.readUInt16LE(14);
  const known = depths[tag];
  if (!known) return tag === 0 ? implausible : compressedWav;
  if (!known.includes(depth) || !isPlausibleSound({ sampleRate, channels })) return implausible;
  if (blockSize !== (channels * depth) / 8) return implausible;
  return recordingVerdict('WAV', { seconds: Math.floor(bytes / blockSize) / sampleRate, sampleRate });
}

function tagOf(format: Buffer): number {
  const tag = format.readUInt16LE(0);
  if (tag !== EXTENSIBLE) return tag;
  return format.length >= 40 && format.subarray(26, 40).equals(SUB_FORMAT) ? format.readUInt16LE(24) : 0;
}
