const MB = 1024 * 1024;

/** The size limits of audio formats in MB; the operator can change those of WAV and FLAC (product 8.1). */
export const AUDIO_MB = 100;

/** The maximum limit that the operator can set for WAV and FLAC, in MB. */
export const MAX_LOSSLESS_MB = 2048;

/** The file types that can be uploaded, and their size limits in bytes (product 8.1). */
export const uploadKinds = {
  cover: { contentTypes: ['image/jpeg'], maxBytes: 25 * MB },
  audio: {
    contentTypes: [
      'audio/mpeg',
      'audio/mp3',
      'audio/wav',
      'audio/x-wav',
      'audio/flac',
      'audio/x-flac',
      'audio/x-m4a',
      'audio/mp4',
    ],
    maxBytes: AUDIO_MB * MB,
  },
  licence: { contentTypes: ['application/pdf'], maxBytes: 25 * MB },
  photo: { contentTypes: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10 * MB },
} as const satisfies Record<string, { contentTypes: readonly string[]; maxBytes: number }>;

export type UploadKind = keyof typeof uploadKinds;

/** The minimum width and height of a cover, in pixels (product 8.3). */
export const COVER_MIN_PX = 3000;

/**
 * The maximum width and height of a cover, in pixels, so that the server can decode it in memory. No store accepts a
 * larger one.
 */
export const COVER_MAX_PX = 10_000;

/** Why a file is rejected: the toast's title and text (product 8.2). */
export type FileFinding = { title: string; text: string };

const wrongType: Record<UploadKind, FileFinding> = {
  cover: { title: 'Invalid Format', text: 'Cover art must be in JPG/JPEG format only.' },
  audio: { title: 'Invalid File Type', text: 'Please upload an MP3, WAV, or FLAC file.' },
  licence: { title: 'Invalid File Type', text: 'Please upload a PDF file.' },
  photo: { title: 'Invalid Format', text: 'Please choose a JPEG, PNG or WebP picture.' },
};
type ClaimedFile = { contentType: string; size: number };
/** Formats a size limit. @param mb in MB */
export const sizeOf = (mb: number): string => (mb % 1024 === 0 ? `${mb / 1024}GB` : `${mb}MB`);

/** The hint where audio is uploaded. @param losslessMb the limit for WAV and FLAC, in MB */
export const audioHint = (losslessMb: number): string =>
  losslessMb === AUDIO_MB
    ? `WAV, FLAC, MP3 or M4A, under ${AUDIO_MB} MB`
    : `WAV or FLAC under ${sizeOf(losslessMb).replace(/(?=[GM]B)/, ' ')}, MP3 or M4A under ${AUDIO_MB} MB`;

const isLossless = (contentType: string): boolean => /(wav|flac)$/.test(contentType);
const limitInBytes = (kind: UploadKind, { contentType }: ClaimedFile, losslessMb: number): number =>
  kind === 'audio' && isLossless(contentType) ? losslessMb * MB : uploadKinds[kind].maxBytes;

const tooLarge: Record<UploadKind, (file: ClaimedFile, losslessMb: number) => string> = {
  cover: ({ size }) => `Cover art must be under 25MB. Your file is ${(size / MB).toFixed(1)}MB.`,
  audio: ({ contentType }, losslessMb) => {
    const limit = `Audio file must be less than ${sizeOf(isLossless(contentType) ? losslessMb : AUDIO_MB)}.`;
    return /wav$/.test(contentType) ? `${limit} As a FLAC it is about half the size, with no loss of quality.` : limit;
  },
  licence: () => 'The license must be less than 25MB.',
  photo: () => 'A photo must be less than 10MB.',
};

/** Rejects an audio file beyond the maximum number of tracks (product 7.2). */
export const TOO_MANY_TRACKS: FileFinding = { title: 'Too many tracks', text: 'A release has at most 15 tracks.' };

/**
 * Checks a file by type and size alone; undefined if it is acceptable. Used by the browser, then by the server.
 * @param losslessMb the limit for WAV and FLAC, in MB
 */
export function fileFinding(kind: UploadKind, file: ClaimedFile, losslessMb = AUDIO_MB): FileFinding | undefined {
  const accepted: readonly string[] = uploadKinds[kind].contentTypes;
  if (!accepted.includes(file.contentType)) return wrongType[kind];
  if (file.size >= limitInBytes(kind, file, losslessMb))
    return { title: 'File Too Large', text: tooLarge[kind](file, losslessMb) };
  return file.size === 0 ? { title: 'Upload Failed', text: 'The file is empty. Please choose it again.' } : undefined;
}

/** Checks a cover's size in pixels; undefined if it is acceptable. */
export function coverFinding({ width, height }: { width: number; height: number }): FileFinding | undefined {
  if (width < COVER_MIN_PX || height < COVER_MIN_PX) {
    return {
      title: 'Image Too Small',
      text: `Cover art must be at least 3000x3000 pixels. Your image is ${width}x${height} pixels.`,
    };
  }
  if (width > COVER_MAX_PX || height > COVER_MAX_PX) {
    return {
      title: 'Image too large',
      text: `Cover art must be at most ${COVER_MAX_PX}x${COVER_MAX_PX} pixels. Your image is ${width}x${height} pixels.`,
    };
  }
  if (width !== height) {
    return { title: 'Image not square', text: `Cover art must be square. Your image is ${width}x${height} pixels.` };
  }
  return undefined;
}
