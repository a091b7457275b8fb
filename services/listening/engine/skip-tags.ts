import type { ByteQueue } from './byte-queue.ts';

const HEAD_BYTES = 10;
/** The maximum number of tags: some taggers write a second tag after the first. */
const MAX_TAGS = 4;

/** Skips the ID3v2 tags at the beginning of a file by their length, without reading them (ID3v2.4.0 section 3.1). */
export async function skipTags(queue: ByteQueue): Promise<void> {
  for (let n = 0; n < MAX_TAGS; n++) {
    if (!(await queue.fill(HEAD_BYTES))) return;
    const { bytes } = queue;
    const length = bytes.subarray(6, HEAD_BYTES);
    if (bytes.toString('latin1', 0, 3) !== 'ID3' || length.some((byte) => byte > 127)) return;
    const footer = ((bytes[5] ?? 0) & 0x10) === 0 ? 0 : HEAD_BYTES;
    await queue.skip(HEAD_BYTES + length.reduce((sum, byte) => sum * 128 + byte, 0) + footer);
  }
}
