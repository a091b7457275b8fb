import type { ArchiveEntry } from './archive-entry.ts';

/** S3 takes five gigabytes at once. What a ZIP says of each file is in the rest. */
const PART_BYTES = 4 * 1024 ** 3;

/** Puts entries into as few parts as their order lets them; a part takes one that is longer than `limit` alone. At least one part. */
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
