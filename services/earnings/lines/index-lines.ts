import { open } from 'node:fs/promises';
import { linesIndex } from './lines-index.ts';

/** Where each recording's lines stand in a file of lines, so that an artist's figure is followed down to them without reading the file. */
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
