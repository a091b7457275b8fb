import { type AudioVerdict, compressedWav, cutOff, implausible, recordingVerdict } from './audio-verdict.ts';
import type { ByteSource } from './byte-source.ts';
import { FORMAT_BYTES, soundBytes, wavFormatFrom } from './wav-format.ts';

/** The maximum number of chunks before the audio: mixing desks write a dozen. */
export const MAX_CHUNKS = 500;

export const isWav = (head: Buffer): boolean =>
  ['RIFF', 'RF64', 'BW64'].includes(head.toString('latin1', 0, 4)) && head.toString('latin1', 8, 12) === 'WAVE';

/**
 * Reads the duration of a WAV from its audio data, which must be complete (Microsoft RIFF; EBU Tech 3306). A WAV that
 * was written as a stream does not state its length; its sound ends with the file.
 */
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
    if (name === 'fmt ') format = await source.read(begin, Math.min(length, FORMAT_BYTES));
    if (name === 'data') {
      const bytes = soundBytes(length, longLength) ?? source.size - begin;
      if (!format || bytes <= 0 || begin + bytes > source.size) return cutOff;
      return soundOf(format, bytes);
    }
    offset = begin + length + (length % 2);
  }
  return implausible;
}

function soundOf(chunk: Buffer, bytes: number): AudioVerdict {
  const format = wavFormatFrom(chunk);
  if (!format) return implausible;
  if (format === 'compressed') return compressedWav;
  const { sampleRate, blockSize } = format;
  return recordingVerdict('WAV', { seconds: Math.floor(bytes / blockSize) / sampleRate, sampleRate });
}
