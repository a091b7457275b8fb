import type { ArchiveEntry } from '../platform/archive-entry.ts';

/** S3 accepts five gigabytes in one upload; the rest is left for the ZIP's own records about each file. */
const PART_BYTES = 4 * 1024 ** 3;

/**
 * Splits entries, in their order, into as few parts as possible. An entry longer than `limit` gets a part of its own.
 * @returns at least one part
 */
export function packParts(entries: readonly ArchiveEntry[], limit = PART_BYTES): ArchiveEntry[][] {
  const parts: ArchiveEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const part = parts.at(-1);
    if (part && entry.bytes <= room) part.push(entry);
    else {
      parts.push([entry]);
      room = limit;
    }
    room -= entry.bytes;
  }
  return parts;
}
