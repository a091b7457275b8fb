/**
 * A file that is read in parts, never whole. `read` returns fewer bytes than requested only at the file's end. All
 * readers of a file share its limits, and the file's own tables never determine how much is held in memory.
 */
export type ByteSource = { size: number; read: (position: number, length: number) => Promise<Buffer> };

/** Thrown for a file that needs more reads than any real recording does. */
export class TooManyReads extends Error {}

/** The maximum number of bytes in one read. */
export const READ_BYTES = 4 * 1024 * 1024;
const MAX_READS = 5000;

/**
 * Limits the number of reads to `READS`, and the bytes read to about twice the file's size.
 * @throws TooManyReads from `read`, beyond these limits
 */
export function limitReads(source: ByteSource): ByteSource {
  let reads = 0;
  let bytes = 2 * source.size + 16 * READ_BYTES;
  return {
    size: source.size,
    read(position, length) {
      const count = Math.max(0, Math.min(length, READ_BYTES));
      reads++;
      bytes -= count;
      if (reads > MAX_READS || bytes < 0) return Promise.reject(new TooManyReads());
      return position >= source.size ? Promise.resolve(Buffer.alloc(0)) : source.read(position, count);
    },
  };
}

export const bytesAsSource = (bytes: Uint8Array): ByteSource => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { size: file.length, read: async (position, length) => file.subarray(position, position + length) };
};
