import type { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip, predictLength } from 'client-zip';
import type { ArchiveEntry } from './archive-entry.ts';

type Content = string | Uint8Array | Readable;

/** How many bytes the archive of these entries has: known before the first of them is read. */
export const zipBytes = (entries: readonly ArchiveEntry[], now: Date): number =>
  Number(predictLength(entries.map(({ path, bytes }) => ({ name: path, size: bytes, lastModified: now }))));

/** An archive as a stream: each file is opened when the one before it has been read, so there is never more here than a buffer. */
export function zipOf(
  entries: readonly ArchiveEntry[],
  open: (from: ArchiveEntry['from']) => Content | Promise<Content>,
  now: Date,
): ReadableStream<Uint8Array> {
  async function* inputs() {
    for (const { path, bytes, from } of entries)
      yield { name: path, size: bytes, lastModified: now, input: await open(from) };
  }
  return makeZip(inputs()) as ReadableStream<Uint8Array>;
}
