import type { FileFinding } from '../../../shared/media/file-finding.ts';

/**
 * The format and length of a recording, read from the file itself, or the reason for rejecting it. `durationMs` is a
 * whole number above 0, `sampleRate` in hertz.
 */
export type AudioVerdict = { finding: FileFinding } | { format: AudioFormat; durationMs: number; sampleRate: number };
export type AudioFormat = 'WAV' | 'FLAC' | 'MP3' | 'M4A';

const formatTypes: Record<string, string> = {
  WAV: 'audio/wav',
  FLAC: 'audio/flac',
  MP3: 'audio/mpeg',
  M4A: 'audio/mp4',
} satisfies Record<AudioFormat, string>;

/** The content type of a recording, regardless of the type that its sender claimed. */
export const contentTypeFor = (format: string): string => formatTypes[format] ?? 'application/octet-stream';

const failed = (text: string): { finding: FileFinding } => ({ finding: { title: 'Upload Failed', text } });

export const notAudio: { finding: FileFinding } = {
  finding: { title: 'Invalid File Type', text: 'Please upload an MP3, WAV, or FLAC file.' },
};
export const film: { finding: FileFinding } = {
  finding: {
    title: 'Invalid File Type',
    text: 'This file contains a film. Please export its sound alone, as WAV or FLAC.',
  },
};
export const cutOff = failed('The file contains no sound, or is cut off. Please export it again.');
export const implausible = failed('The file’s sample rate, channels or length can’t be right. Please export it again.');
export const compressedWav = failed('The sound in this WAV is compressed. Please export it as PCM, or as FLAC.');
export const tooScattered = failed('The file has more parts than a recording should have. Please export it again.');

/** The maximum duration of a master: one day. */
const MAX_SECONDS = 24 * 3600;
const RATES = { lowest: 8000, highest: 384_000 };
const MAX_CHANNELS = 8;

export const isPlausibleSound = ({ sampleRate, channels }: { sampleRate: number; channels: number }): boolean =>
  sampleRate >= RATES.lowest && sampleRate <= RATES.highest && channels >= 1 && channels <= MAX_CHANNELS;

/** Accepts a recording of this length in seconds. Rejects a missing or impossible length. */
export function recordingVerdict(
  format: AudioFormat,
  { seconds, sampleRate }: { seconds: number; sampleRate: number },
): AudioVerdict {
  const durationMs = Math.round(seconds * 1000);
  if (!Number.isFinite(durationMs) || seconds > MAX_SECONDS) return implausible;
  return durationMs > 0 ? { format, durationMs, sampleRate } : cutOff;
}
