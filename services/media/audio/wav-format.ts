import { isPlausibleSound } from './audio-verdict.ts';

/** The samples of a WAV: whole numbers of `depth` bits, or floating-point numbers. `blockSize` in bytes. */
export type WavFormat = { sampleRate: number; channels: number; depth: number; isFloat: boolean; blockSize: number };

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
/**
 * The rest of the sub-format in an extensible header, after the two bytes of the format (Microsoft,
 * WAVEFORMATEXTENSIBLE).
 */
const SUB_FORMAT = Buffer.from('000000001000800000aa00389b71', 'hex');
const depths: Record<number, readonly number[]> = { [PCM]: [8, 16, 24, 32], [FLOAT]: [32, 64] };

/** The length of the longest form of a `fmt ` chunk that is read. */
export const FORMAT_BYTES = 40;

/** The placeholder for the length in files over 4 GB, and in files that were written before it was known. */
const UNKNOWN_LENGTH = 0xffffffff;

/**
 * Reads a `fmt ` chunk (Microsoft RIFF).
 * @returns `compressed` for the format of another codec, and undefined for properties that cannot be right
 */
export function wavFormatFrom(chunk: Buffer): WavFormat | 'compressed' | undefined {
  if (chunk.length < 16) return undefined;
  const tag = tagOf(chunk);
  const format = {
    channels: chunk.readUInt16LE(2),
    sampleRate: chunk.readUInt32LE(4),
    blockSize: chunk.readUInt16LE(12),
    depth: chunk.readUInt16LE(14),
    isFloat: tag === FLOAT,
  };
  const accepted = depths[tag];
  if (!accepted) return tag === 0 ? undefined : 'compressed';
  if (!accepted.includes(format.depth) || !isPlausibleSound(format)) return undefined;
  return format.blockSize === (format.channels * format.depth) / 8 ? format : undefined;
}

function tagOf(chunk: Buffer): number {
  const tag = chunk.readUInt16LE(0);
  if (tag !== EXTENSIBLE) return tag;
  return chunk.length >= FORMAT_BYTES && chunk.subarray(26, 40).equals(SUB_FORMAT) ? chunk.readUInt16LE(24) : 0;
}

/**
 * The length of the sound in bytes, from the length in the head of the `data` chunk, and the one in the `ds64` chunk of
 * a long file (EBU Tech 3306). Undefined if the file states neither, because the program that wrote it did not know its
 * end: its sound ends with the file.
 */
export const soundBytes = (length: number, longLength: number | undefined): number | undefined =>
  length === UNKNOWN_LENGTH ? longLength : length;
