import type { ByteSource } from './byte-source.ts';

/** The maximum number of tags: some taggers write a second tag after the first. */
const MAX_TAGS = 4;

/**
 * Returns the position after a file's ID3v2 tags, which are skipped by their length and never read (id3.org, ID3v2.4.0
 * section 3.1).
 */
export async function skipId3(source: ByteSource): Promise<number> {
  let offset = 0;
  for (let n = 0; n < MAX_TAGS; n++) {
    const head = await source.read(offset, 10);
    if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return offset;
    const length = head.subarray(6, 10);
    if (length.some((byte) => byte > 127)) return offset;
    const footer = ((head[5] ?? 0) & 0x10) === 0 ? 0 : 10;
    offset += 10 + length.reduce((sum, byte) => sum * 128 + byte, 0) + footer;
  }
  return offset;
}
