const POLYNOMIAL = 0x8005;

const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 8;
  for (let bit = 0; bit < 8; bit++) sum = sum & 0x8000 ? (sum << 1) ^ POLYNOMIAL : sum << 1;
  return sum;
});

/**
 * The checksum of a FLAC frame (RFC 9639 section 9.3): 0 for a whole frame, which ends with its checksum.
 * @param sum the checksum of the bytes before
 */
export function crc16(bytes: Uint8Array, from: number, to: number, sum = 0): number {
  let rest = sum;
  for (let at = from; at < to; at++) rest = ((rest << 8) & 0xffff) ^ (table[(rest >> 8) ^ (bytes[at] ?? 0)] ?? 0);
  return rest;
}
