import { createHash, randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteSource } from './audio/byte-source.ts';

/**
 * One stored upload as it was when it was received, whatever happens to its place meanwhile. `sha256` in hexadecimal.
 */
export type ReceivedFile = ByteSource & {
  sha256: string;
  /** From the beginning, for sending it on. */
  stream: () => Readable;
  close: () => Promise<void>;
};

/**
 * Puts what arrives on the disk, so that what is judged and what is kept are the same bytes, and a large file takes no
 * memory.
 */
export async function receiveFile(body: Readable): Promise<ReceivedFile> {
  const filePath = path.join(tmpdir(), `segno-${randomUUID()}`);
  const file = await open(filePath, 'wx+');
  // Its name goes at once, so that nothing stays of it when the process is killed.
  await unlink(filePath);
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
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
