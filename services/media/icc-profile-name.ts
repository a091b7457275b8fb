const TAG_COUNT_AT = 128;
const TAG_BYTES = 12;
const LIMIT = 80;

/**
 * Reads the name of a color profile from its `desc` tag (ICC.1:2022 section 9.2.41): a text of version 2, or a list of
 * translations of version 4, of which the first is taken. Undefined if the profile has no readable name.
 */
export function iccProfileName(icc: Uint8Array): string | undefined {
  const bytes = Buffer.from(icc.buffer, icc.byteOffset, icc.length);
  try {
    const count = Math.min(bytes.readUInt32BE(TAG_COUNT_AT), 100);
    for (let n = 0; n < count; n++) {
      const tag = TAG_COUNT_AT + 4 + n * TAG_BYTES;
      if (bytes.toString('latin1', tag, tag + 4) === 'desc') return nameAt(bytes, bytes.readUInt32BE(tag + 4));
    }
  } catch {
    // The profile ends before its name.
  }
  return undefined;
}

function nameAt(bytes: Buffer, at: number): string | undefined {
  const type = bytes.toString('latin1', at, at + 4);
  if (type === 'desc') return cleaned(bytes.toString('latin1', at + 12, at + 12 + bytes.readUInt32BE(at + 8)));
  if (type !== 'mluc') return undefined;
  const [length, offset] = [bytes.readUInt32BE(at + 20), bytes.readUInt32BE(at + 24)];
  const text = Buffer.from(bytes.subarray(at + offset, at + offset + (length & ~1))).swap16();
  return cleaned(text.toString('utf16le'));
}

const cleaned = (text: string): string | undefined =>
  text
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, LIMIT) || undefined;
