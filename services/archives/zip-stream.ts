import type { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip, predictLength } from 'client-zip';
import type { ArchiveEntry } from '../platform/archive-entry.ts';

type Content = string | Uint8Array | Readable;

/** Predicts the size in bytes of a ZIP of these entries, before any of them is read. */
export const zipBytes = (entries: readonly ArchiveEntry[], now: Date): number =>
  Number(predictLength(entries.map(({ path, bytes }) => ({ name: path, size: bytes, lastModified: now }))));

/**
 * Streams a ZIP of these entries. Opens each file only after the previous one has been read, so memory holds at most
 * one buffer.
 */
export function zipStream(
  entries: readonly ArchiveEntry[],
  open: (from: ArchiveEntry['from']) => Content | Promise<Content>,
  now: Date,
): ReadableStream<Uint8Array> {
  async function* inputs() {
    for (const { path, bytes, from } of entries)
      yield { name: path, size: bytes, lastModified: now, input: await open(from) };
  }
  return makeZip(inputs());
}
