import { openSync, readSync } from 'node:fs';
import type { ReadBytes } from '../services/earnings/lines/lines-index.ts';
import { type LineQuery, readLinesPage } from '../services/earnings/lines/read-lines-page.ts';

/**
 * For each recording's figure in a month, reads the first page of its lines, as an artist would.
 * @returns the bytes and storage calls of the most expensive page
 * @throws Error if a figure has no lines
 */
export async function readFigures(
  files: { index: string; lines: string },
  recordings: LineQuery['recordings'],
  month: string,
): Promise<{ bytes: number; calls: number }> {
  const read = { bytes: 0, calls: 0 };
  const objects = { index: ranged(files.index, read), lines: ranged(files.lines, read) };
  const most = { bytes: 0, calls: 0 };
  for (const recording of recordings) {
    Object.assign(read, { bytes: 0, calls: 0 });
    const { items } = await readLinesPage(objects, { recordings: [recording], month }, { limit: 50 });
    // A page ends where the next group would exceed its size limit.
    if (items.length === 0) throw new Error(`${recording.isrc} has no lines`);
    Object.assign(most, { bytes: Math.max(most.bytes, read.bytes), calls: Math.max(most.calls, read.calls) });
  }
  return most;
}

function ranged(file: string, read: { bytes: number; calls: number }): ReadBytes {
  const descriptor = openSync(file, 'r');
  return async (from, to) => {
    const bytes = Buffer.alloc(to - from);
    const length = readSync(descriptor, bytes, 0, bytes.length, from);
    read.bytes += length;
    read.calls += 1;
    return bytes.subarray(0, length);
  };
}
