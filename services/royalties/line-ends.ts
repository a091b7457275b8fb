import { Transform } from 'node:stream';

const [LINE, RETURN, QUOTE, BLANK] = [0x0a, 0x0d, 0x22, 0x20];

/**
 * Whether the lines of a file end with carriage returns alone, as in files from old Mac programs. Quoted cells of such
 * a file may contain line feeds.
 * @param head the beginning of the file
 */
export function endsWithReturns(head: Buffer): boolean {
  if (!head.includes(RETURN)) return false;
  let [returns, lines, isQuoted] = [0, 0, false];
  for (const [at, byte] of head.entries()) {
    if (byte === QUOTE) isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (byte === LINE) lines += 1;
    if (byte === RETURN && head[at + 1] !== LINE) returns += 1;
  }
  return returns > lines;
}

/**
 * Makes every line end with a line feed. If lines end with carriage returns, each of those becomes a line feed, and a
 * line feed that follows it is dropped; otherwise a carriage return within a line becomes a space.
 */
export function replaceReturns(areLineEnds: boolean): Transform {
  let last: number | undefined;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      const bytes = Buffer.alloc(piece.length + 1);
      let length = 0;
      const put = (byte: number): void => {
        bytes[length] = byte;
        length += 1;
      };
      for (const byte of piece) {
        // The byte after a carriage return determines its replacement.
        if (last === RETURN && byte !== LINE) put(areLineEnds ? LINE : BLANK);
        if (byte !== RETURN) put(byte);
        last = byte;
      }
      done(null, bytes.subarray(0, length));
    },
    flush: (done) => done(null, last === RETURN ? Buffer.from([LINE]) : undefined),
  });
}
