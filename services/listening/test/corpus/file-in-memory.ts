import type { Recording } from '../../listen-to.ts';

/** A file as the storage would send it, in chunks of odd lengths. */
export async function* inChunks(bytes: Uint8Array, length = 50_021): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** A recording whose file is in memory. */
export const recordingOf = (format: Recording['format'], bytes: Uint8Array, durationMs: number): Recording => ({
  format,
  durationMs,
  open: () => inChunks(bytes),
});
