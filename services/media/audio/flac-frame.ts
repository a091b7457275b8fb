/** The audio properties in a FLAC file's STREAMINFO block (RFC 9639 section 8.2). Block sizes are in samples. */
export type FlacStream = {
  sampleRate: number;
  channels: number;
  depth: number;
  samples: number;
  smallestBlock: number;
  largestBlock: number;
};

/** The position of a frame in the recording, in samples: its first sample, and the one after its last. */
export type FlacFrame = { from: number; to: number };

const depths = [undefined, 8, 12, undefined, 16, 20, 24, 32];
const rates = [88_200, 176_400, 192_000, 8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000];

/**
 * The maximum length of a frame's header: 4 bytes of codes, 7 for its number, 2 for its size, 2 for its rate, and 1 for
 * the checksum (RFC 9639 section 9.1).
 */
export const FRAME_HEADER_BYTES = 16;

/**
 * Returns the frame whose header begins at `at`; undefined if no frame of this stream begins there (RFC 9639 section
 * 9.1).
 */
export function flacFrameAt(bytes: Buffer, at: number, stream: FlacStream): FlacFrame | undefined {
  if (bytes[at] !== 0xff || ((bytes[at + 1] ?? 0) & 0xfe) !== 0xf8) return undefined;
  const [third = 0, fourth = 0] = [bytes[at + 2], bytes[at + 3]];
  const [blockCode, rateCode, layout, depthCode] = [third >> 4, third & 15, fourth >> 4, (fourth >> 1) & 7];
  if (blockCode === 0 || rateCode === 15 || layout > 10 || depthCode === 3 || (fourth & 1) !== 0) return undefined;
  if ((layout < 8 ? layout + 1 : 2) !== stream.channels) return undefined;
  if (depthCode !== 0 && depths[depthCode] !== stream.depth) return undefined;
  const rate = rateCode >= 1 && rateCode <= 11 ? rates[rateCode - 1] : undefined;
  if (rate !== undefined && rate !== stream.sampleRate) return undefined;

  const coded = readCodedNumber(bytes, at + 4);
  if (!coded) return undefined;
  let offset = coded.end;
  let block = blockCode === 1 ? 192 : blockCode <= 5 ? 576 << (blockCode - 2) : 256 << (blockCode - 8);
  if (blockCode === 6) block = (bytes[offset++] ?? 0) + 1;
  if (blockCode === 7) {
    block = (bytes[offset] ?? 0) * 256 + (bytes[offset + 1] ?? 0) + 1;
    offset += 2;
  }
  offset += rateCode === 12 ? 1 : rateCode > 12 ? 2 : 0;
  if (crc8(bytes, at, offset) !== bytes[offset]) return undefined;
  const isVariable = ((bytes[at + 1] ?? 0) & 1) === 1;
  const from = isVariable ? coded.value : coded.value * stream.largestBlock;
  return { from, to: from + block };
}

/** Reads a variable-length number, encoded like UTF-8 (RFC 9639 section 9.1.5). */
function readCodedNumber(bytes: Buffer, at: number): { value: number; end: number } | undefined {
  const first = bytes[at] ?? 0xff;
  const more = first < 0x80 ? 0 : Math.clz32(~(first << 24)) - 1;
  if (more > 6 || (first >= 0x80 && more === 0)) return undefined;
  let value = more === 0 ? first : first & (0x3f >> more);
  for (let n = 1; n <= more; n++) {
    const next = bytes[at + n] ?? 0;
    if ((next & 0xc0) !== 0x80) return undefined;
    value = value * 64 + (next & 0x3f);
  }
  return { value, end: at + 1 + more };
}

function crc8(bytes: Buffer, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) {
    sum ^= bytes[at] ?? 0;
    for (let bit = 0; bit < 8; bit++) sum = ((sum & 0x80 ? (sum << 1) ^ 0x07 : sum << 1) & 0xff) >>> 0;
  }
  return sum;
}
