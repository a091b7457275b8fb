import type { WavFormat } from '../../media/audio/wav-format.ts';

/**
 * `mask`: all samples as whole numbers of 32 bits, aligned at the highest bit, joined by OR. `impossible`: the first
 * number that cannot be sound (and was replaced by 0), or -1.
 */
type Decoded = { mask: number; impossible: number };
type Decoder = (bytes: Buffer, into: readonly Float32Array[], count: number) => Decoded;

/** Floating-point samples may exceed full scale, but not by 60 dB. */
const LOUDEST = 1000;
const FULL_SCALE = 2 ** 31;

/** Returns the function that decodes the interleaved samples of a WAV. */
export function pcmDecoder({ depth, isFloat, channels, blockSize }: WavFormat): Decoder {
  if (isFloat) return floatDecoder(depth / 8, blockSize);
  const decode = wholeDecoders[depth] ?? decode32;
  return (bytes, into, count) => {
    let mask = 0;
    for (let channel = 0; channel < channels; channel++) {
      const samples = into[channel];
      if (samples) mask |= decode(bytes, samples, count, (channel * depth) / 8, blockSize);
    }
    return { mask, impossible: -1 };
  };
}

type DecodeChannel = (bytes: Buffer, into: Float32Array, count: number, from: number, step: number) => number;

const decode8: DecodeChannel = (bytes, into, count, from, step) => {
  let mask = 0;
  for (let i = 0, at = from; i < count; i++, at += step) {
    const value = ((bytes[at] ?? 0) - 128) << 24;
    mask |= value;
    into[i] = value / FULL_SCALE;
  }
  return mask;
};

const decode16: DecodeChannel = (bytes, into, count, from, step) => {
  let mask = 0;
  for (let i = 0, at = from; i < count; i++, at += step) {
    const value = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 24);
    mask |= value;
    into[i] = value / FULL_SCALE;
  }
  return mask;
};

const decode24: DecodeChannel = (bytes, into, count, from, step) => {
  let mask = 0;
  for (let i = 0, at = from; i < count; i++, at += step) {
    const value = ((bytes[at] ?? 0) << 8) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 24);
    mask |= value;
    into[i] = value / FULL_SCALE;
  }
  return mask;
};

const decode32: DecodeChannel = (bytes, into, count, from, step) => {
  let mask = 0;
  for (let i = 0, at = from; i < count; i++, at += step) {
    const value =
      (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
    mask |= value;
    into[i] = value / FULL_SCALE;
  }
  return mask;
};

const wholeDecoders: Record<number, DecodeChannel> = { 8: decode8, 16: decode16, 24: decode24 };

function floatDecoder(width: number, blockSize: number): Decoder {
  return (bytes, into, count) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let mask = 0;
    let impossible = -1;
    into.forEach((samples, channel) => {
      for (let i = 0, at = channel * width; i < count; i++, at += blockSize) {
        const value = width === 4 ? view.getFloat32(at, true) : view.getFloat64(at, true);
        if (value >= -LOUDEST && value <= LOUDEST) {
          mask |= value * FULL_SCALE;
          samples[i] = value;
        } else {
          // Also reached by a value that is not a number.
          if (impossible < 0 || i < impossible) impossible = i;
          samples[i] = 0;
        }
      }
    });
    return { mask, impossible };
  };
}
