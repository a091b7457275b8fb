import { isAscii } from 'node:buffer';
import type { Readable } from 'node:stream';

/** The size of a sample that suffices to detect an encoding. */
const SAMPLE_BYTES = 16_384;
/** How many bytes of a line to take on each side of its first non-ASCII byte. */
const LINE_BYTES = 512;
const ENDS = [0x0a, 0x0d];

/** Returns the line around a byte, or the nearest part of a long line. */
function lineAround(piece: Buffer, at: number): [from: number, to: number] {
  let [from, to] = [at, at];
  while (from > Math.max(0, at - LINE_BYTES) && !ENDS.includes(piece[from - 1] ?? 0)) from -= 1;
  while (to < Math.min(piece.length, at + LINE_BYTES) && !ENDS.includes(piece[to] ?? 0)) to += 1;
  return [from, to];
}

/** Collects lines with non-ASCII bytes from anywhere in a file. Closes the stream when it has enough. */
export async function nonAsciiLines(stream: Readable): Promise<Buffer> {
  const lines: Buffer[] = [];
  let bytes = 0;
  const pieces: AsyncIterable<Buffer> = stream;
  for await (const piece of pieces) {
    if (isAscii(piece)) continue;
    for (let at = 0; at < piece.length && bytes < SAMPLE_BYTES; at += 1) {
      if ((piece[at] ?? 0) <= 0x7f) continue;
      const [from, to] = lineAround(piece, at);
      lines.push(piece.subarray(from, to), Buffer.from('\n'));
      bytes += to - from + 1;
      at = to;
    }
    if (bytes >= SAMPLE_BYTES) break;
  }
  return Buffer.concat(lines);
}
