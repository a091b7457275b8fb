/** Writes a number with its highest byte first. */
export function bigEndian(value: number, bytes: number): Buffer {
  return Buffer.from(Array.from({ length: bytes }, (_, n) => Math.floor(value / 256 ** (bytes - 1 - n)) % 256));
}

type Head = { channels: number; bits: number; samples: number; block?: number; smallest?: number; isLast?: boolean };

/** The head of a FLAC at 44.1 kHz, without a checksum of the sound (RFC 9639 section 8). */
export function flacHead({ channels, bits, samples, block = 4096, smallest = block, isLast = true }: Head): Buffer {
  const packed = (44_100n << 44n) | (BigInt(channels - 1) << 41n) | (BigInt(bits - 1) << 36n) | BigInt(samples);
  const info = Buffer.concat([bigEndian(smallest, 2), bigEndian(block, 2), Buffer.alloc(30)]);
  info.writeBigUInt64BE(packed, 10);
  return Buffer.concat([Buffer.from('fLaC'), Buffer.from([isLast ? 0x80 : 0, 0, 0, info.length]), info]);
}

type Frame = { number: number; channels: number; block: number; bits?: 16 | 32; isVariable?: boolean; body?: Buffer };

/** A frame with correct checksums, in which every channel repeats one sample, or with another body. */
export function flacFrame({ number, channels, block, bits = 16, isVariable = false, body }: Frame): Buffer {
  const head = Buffer.concat([
    Buffer.from([0xff, isVariable ? 0xf9 : 0xf8, 0x79, ((channels - 1) << 4) | (bits === 16 ? 8 : 14)]),
    codedNumber(number),
    bigEndian(block - 1, 2),
  ]);
  const constant = Buffer.concat([Buffer.from([0]), bigEndian(1000 * 2 ** (bits - 16), bits / 8)]);
  const sound = body ?? Buffer.concat(Array.from({ length: channels }, () => constant));
  const frame = Buffer.concat([head, Buffer.from([checksum(head, 8, 0x07)]), sound]);
  return Buffer.concat([frame, bigEndian(checksum(frame, 16, 0x8005), 2)]);
}

/** Writes a number like UTF-8 (RFC 9639 section 9.1.5). */
function codedNumber(value: number): Buffer {
  if (value < 0x80) return Buffer.from([value]);
  const more = value < 0x800 ? 1 : value < 0x1_0000 ? 2 : value < 0x20_0000 ? 3 : 4;
  const first = ((0xff00 >> (more + 1)) & 0xff) | Math.floor(value / 64 ** more);
  const rest = Array.from({ length: more }, (_, n) => 0x80 | (Math.floor(value / 64 ** (more - 1 - n)) % 64));
  return Buffer.from([first, ...rest]);
}

function checksum(bytes: Buffer, bits: 8 | 16, polynomial: number): number {
  const top = 1 << (bits - 1);
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit++) sum = (sum & top ? (sum << 1) ^ polynomial : sum << 1) & ((1 << bits) - 1);
  }
  return sum;
}
