import type { Readable } from 'node:stream';
import { parseStream } from 'music-metadata';
import type { FileFinding } from '../../shared/media/media.ts';

export type AudioVerdict = { finding: FileFinding } | { format: string; durationMs: number; sampleRate: number };

/** Containers as the reader names them, and what we call them. */
const formats: Record<string, string> = { WAVE: 'WAV', FLAC: 'FLAC', MPEG: 'MP3', 'M4A/mp42/isom': 'M4A' };

const notAudio: FileFinding = { title: 'Invalid File Type', text: 'Please upload an MP3, WAV, or FLAC file.' };
const silent: FileFinding = {
  title: 'Upload Failed',
  text: 'The file has no sound in it, or it is cut off. Please export it again.',
};

/** What the reader says of a WAV whose header promises more sound than the file has. */
const CUT_OFF = 'data chunk length exceeding file length';

/**
 * Reads a recording's real format and length from the file itself. Its name and type are only what a browser claimed, so the reader is
 * not told them: it would believe them.
 */
export async function inspectAudio(body: Readable, file: { size: number }): Promise<AudioVerdict> {
  const metadata = await parseStream(body, { size: file.size }, { duration: true, skipCovers: true }).catch(
    () => undefined,
  );
  body.destroy();
  if (!metadata) return { finding: notAudio };
  if (metadata.quality.warnings.some(({ message }) => message === CUT_OFF)) return { finding: silent };
  const { container = '', duration = 0, sampleRate = 0 } = metadata.format;
  const format = formats[container] ?? (container.startsWith('M4A') || container.includes('mp4') ? 'M4A' : undefined);
  if (!format) return { finding: notAudio };
  if (!(duration > 0) || !(sampleRate > 0)) return { finding: silent };
  return { format, durationMs: Math.round(duration * 1000), sampleRate };
}
