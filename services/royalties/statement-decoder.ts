import type { Encoding } from '../../shared/royalties/kind-of-file.ts';
import type { StatementEncoding } from '../../shared/royalties/statement-encoding.ts';

/** The characters of windows-1252 from 0x80 on, where Latin-1 has control characters instead. */
const WINDOWS =
  '\u20AC\x81\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\x8D\u017D\x8F\x90\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\x9D\u017E\u0178';

/** Decodes bytes in chunks. The last call passes no bytes. */
export type Decode = (bytes?: Uint8Array) => string;

/**
 * Makes a decoder for the text of a statement.
 * @param isStrict whether invalid bytes throw a TypeError; otherwise they become U+FFFD
 */
export function statementDecoder(encoding: StatementEncoding | Encoding, { isStrict = false } = {}): Decode {
  // Node 20 decodes windows-1252 as Latin-1, which turns an apostrophe into a control character.
  if (encoding === 'windows-1252')
    return (bytes = new Uint8Array()) =>
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
        .toString('latin1')
        .replace(/[\x80-\x9f]/g, (char) => WINDOWS.charAt(char.charCodeAt(0) - 0x80));
  const decoder = new TextDecoder(encoding, { fatal: isStrict });
  return (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
}
