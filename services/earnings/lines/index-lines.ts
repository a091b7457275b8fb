import { open } from 'node:fs/promises';
import { linesIndex } from './lines-index.ts';

/** Builds the index for a file of lines, so that a figure can be traced to its lines without reading the whole file. */
export async function indexLines(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    return await linesIndex({
      byteLength: size,
      async slice(from, to = size) {
        const bytes = new Uint8Array(to - from);
        await handle.read(bytes, 0, bytes.length, from);
        return bytes.buffer;
      },
    });
  } finally {
    await handle.close();
  }
}
