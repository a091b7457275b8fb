import { type AudioVerdict, notAudio, tooScattered } from './audio-verdict.ts';
import { type ByteSource, limitReads, TooManyReads } from './byte-source.ts';
import { isFlac, readFlac } from './read-flac.ts';
import { isM4a, readM4a } from './read-m4a.ts';
import { readMp3 } from './read-mp3.ts';
import { isWav, readWav } from './read-wav.ts';
import { skipId3 } from './skip-id3.ts';

const HEAD_BYTES = 16;

/**
 * Reads a recording's real format and length from the file itself, because the name and type from the browser cannot be
 * trusted. Takes time in proportion to the file's size, and a few megabytes of memory whatever the file contains.
 */
export async function inspectAudio(file: ByteSource): Promise<AudioVerdict> {
  const source = limitReads(file);
  try {
    const head = await source.read(0, HEAD_BYTES);
    if (isWav(head)) return await readWav(source);
    if (isM4a(head)) return await readM4a(source);
    const start = await skipId3(source);
    if (isFlac(await source.read(start, HEAD_BYTES))) return await readFlac(source, start);
    return start < source.size ? await readMp3(source, start) : notAudio;
  } catch (error) {
    if (error instanceof TooManyReads) return tooScattered;
    throw error;
  }
}
