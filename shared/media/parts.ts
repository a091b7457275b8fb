const MB = 1024 * 1024;

/**
 * The size of each part of a file that is uploaded in parts; the last part may be smaller. A lost connection costs at
 * most this much of the upload. S3 accepts parts of at least 5 MB.
 */
export const PART_BYTES = 8 * MB;

/** How many days an unfinished upload in parts is kept (product 8.14). Storage then deletes the parts that arrived. */
export const UNFINISHED_DAYS = 7;

/** Whether a file is uploaded in parts; a smaller one is sent in one request. */
export const isInParts = (size: number): boolean => size >= PART_BYTES;

/** The number of parts of a file of this size in bytes. */
export const partCount = (size: number): number => Math.ceil(size / PART_BYTES);

/**
 * The bytes of a part, from `start` up to but not including `end`; undefined if the file has no such part.
 * @param size the file's size in bytes
 * @param number the part's number, from 1
 */
export function partRange(size: number, number: number): { start: number; end: number } | undefined {
  if (number < 1 || number > partCount(size)) return undefined;
  const start = (number - 1) * PART_BYTES;
  return { start, end: Math.min(start + PART_BYTES, size) };
}
