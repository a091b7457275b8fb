import { createHash, randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ByteSource } from './audio/byte-source.ts';

/** A snapshot of a stored upload, unaffected by later changes to the object. `sha256` is in hexadecimal. */
export type ReceivedFile = ByteSource & {
  sha256: string;
  /** Streams from the beginning. */
  stream: () => Readable;
  close: () => Promise<void>;
};

/**
 * Writes the upload to disk, so that the bytes that are checked are also those that are stored, and a large file takes
 * no memory.
 */
export async function receiveFile(body: AsyncIterable<Uint8Array>): Promise<ReceivedFile> {
  const filePath = path.join(tmpdir(), `segno-${randomUUID()}`);
  const file = await open(filePath, 'wx+');
  // Unlinked at once, so that nothing is left behind if the process is killed.
  await unlink(filePath);
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      await file.write(chunk, 0, chunk.length, size);
      size += chunk.length;
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    size,
    sha256: hash.digest('hex'),
    async read(position, length) {
      const bytes = Buffer.alloc(Math.min(length, size - position));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, position);
      return bytes.subarray(0, bytesRead);
    },
    stream: () => file.createReadStream({ start: 0, autoClose: false }),
    close: () => file.close(),
  };
}

/** Describes bytes that are in memory like a received file. */
export const fileFromBytes = (bytes: Uint8Array): Pick<ReceivedFile, 'size' | 'sha256' | 'stream'> => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  stream: () => Readable.from(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
});
