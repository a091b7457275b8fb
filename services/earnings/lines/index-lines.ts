import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { linesIndex } from './lines-index.ts';

/**
 * Writes beside a file of stored lines where each recording's stand: what the object `lines-index` of a statement holds.
 * @returns its path
 */
export async function indexLines(file: string): Promise<string> {
  const lines = await open(file);
  try {
    const { size } = await lines.stat();
    const slice = async (from: number, to = size): Promise<ArrayBuffer> => {
      const bytes = new Uint8Array(to - from);
      await lines.read(bytes, 0, bytes.length, from);
      return bytes.buffer;
    };
    const index = path.join(path.dirname(file), 'lines-index');
    await writeFile(index, await linesIndex({ byteLength: size, slice }));
    return index;
  } finally {
    await lines.close();
  }
}
