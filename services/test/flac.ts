/** Computes a FLAC checksum: most significant bit first, no reflection. */
function crc(bytes: readonly number[], bits: 8 | 16, polynomial: number): number {
  const top = 1 << (bits - 1);
  const mask = (1 << bits) - 1;
  return bytes.reduce((sum, byte) => {
    let rest = sum ^ (byte << (bits - 8));
    for (let bit = 0; bit < 8; bit++) rest = ((rest & top ? (rest << 1) ^ polynomial : rest << 1) & mask) >>> 0;
    return rest;
  }, 0);
}

const BLOCK = 4096;
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, i) => (value / 256 ** (bytes - 1 - i)) & 255);

/**
 * Makes a FLAC file that repeats one sample: 16-bit stereo at 44.1 kHz, with this many blocks of 4096 samples (at most
 * 128). RFC 9639.
 */
export function flacOf(blocks: number): Uint8Array {
  const samples = blocks * BLOCK;
  const streamInfo = [
    ...[...big(BLOCK, 2), ...big(BLOCK, 2), ...big(0, 3), ...big(0, 3)],
    // 20 bits of sample rate, 3 bits of channels - 1, 5 bits of depth - 1, 36 bits of sample count; no checksum of the
    // sound.
    ...[0x0a, 0xc4, 0x42, 0xf0, ...big(samples, 4), ...big(0, 16)],
  ];
  const frames = Array.from({ length: blocks }, (_, n) => {
    const header = [0xff, 0xf8, 0xc9, 0x18, n];
    const checked = [...header, crc(header, 8, 0x07)];
    const constant = [0x00, ...big(100, 2)];
    const frame = [...checked, ...constant, ...constant];
    return [...frame, ...big(crc(frame, 16, 0x8005), 2)];
  });
  return Uint8Array.from([...Buffer.from('fLaC'), 0x80, ...big(streamInfo.length, 3), ...streamInfo, ...frames.flat()]);
}
