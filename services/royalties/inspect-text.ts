import { isUtf8 } from 'node:buffer';
import { Transform } from 'node:stream';
import { type LineCounts, lineCounter } from './line-counter.ts';

/** The number of leading bytes that are kept for detecting the format. They must include the header. */
const HEAD_BYTES = 262_144;

/** Facts about a text in addition to its line counts. */
export type TextFacts = { /** Its beginning. */ head: string; bytes: number; isUtf8: boolean };

/**
 * Inspects a text as it streams, and fails on a line that is over a limit. The facts are complete once the stream ends.
 */
export function inspectText(): { facts: TextFacts; counts: LineCounts; through: Transform } {
  const facts: TextFacts = { head: '', bytes: 0, isUtf8: true };
  const { counts, ...lines } = lineCounter();
  let rest: Buffer = Buffer.alloc(0);
  const head: Buffer[] = [];
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (facts.bytes < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - facts.bytes));
      facts.bytes += chunk.length;
      // Avoids copying every chunk, which would take as long as reading it.
      const whole = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const cut = startOfLastCharacter(whole);
      facts.isUtf8 &&= isUtf8(whole.subarray(0, cut));
      rest = whole.subarray(cut);
      done(
        errorFrom(() => lines.add(chunk)),
        chunk,
      );
    },
    flush(done) {
      facts.isUtf8 &&= isUtf8(rest);
      facts.head = new TextDecoder('utf-8').decode(Buffer.concat(head));
      done(errorFrom(() => lines.end()));
    },
  });
  return { facts, counts, through };
}

/** Runs a step, and returns its error for the stream's callback. */
function errorFrom(step: () => void): Error | null {
  try {
    step();
    return null;
  } catch (fault) {
    return fault instanceof Error ? fault : new Error(String(fault));
  }
}

/** Returns the start of the last UTF-8 character, which may continue in the next chunk. */
function startOfLastCharacter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return bytes.length - back;
    if (byte < 0x80) break;
  }
  return bytes.length;
}
