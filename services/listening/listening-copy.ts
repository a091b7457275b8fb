import type { Recording } from './listen-to.ts';

/** Encodes a recording as an MP3 of `COPY_KBPS`, for players. */
export async function* listeningCopy(_recording: Recording): AsyncIterable<Uint8Array> {
  throw new Error('Not built yet');
}
