/** `bytes`: the samples as FLAC's checksum sees them. `mask`: see `Ending`. Both are used again by the next call. */
type Whole = { bytes: Uint8Array; mask: number };

/**
 * Returns the function that turns the decoder's numbers into whole ones again, interleaved, with the lowest byte first,
 * as FLAC's checksum needs them (RFC 9639 section 8.2). It also replaces the decoder's numbers, whose scale is
 * 2^(bits-1) - 1, by those of the scale of a WAV, 2^(bits-1).
 */
export function wholeSamples(bits: number): (channels: readonly Float32Array[]) => Whole {
  const width = Math.ceil(bits / 8);
  const scale = 2 ** (bits - 1);
  let buffer = new Uint8Array(0);
  return (channels) => {
    const count = channels[0]?.length ?? 0;
    const step = channels.length * width;
    if (buffer.length < count * step) buffer = new Uint8Array(count * step);
    let mask = 0;
    channels.forEach((samples, channel) => {
      mask |= writeChannel(samples, buffer, { at: channel * width, step, width, scale });
    });
    return { bytes: buffer.subarray(0, count * step), mask: mask << (32 - bits) };
  };
}

type Layout = { at: number; step: number; width: number; scale: number };

function writeChannel(samples: Float32Array, into: Uint8Array, { at, step, width, scale }: Layout): number {
  let mask = 0;
  for (let i = 0, byte = at; i < samples.length; i++, byte += step) {
    const value = Math.round((samples[i] ?? 0) * (scale - 1));
    mask |= value;
    samples[i] = value / scale;
    into[byte] = value;
    if (width > 1) into[byte + 1] = value >> 8;
    if (width > 2) into[byte + 2] = value >> 16;
    if (width > 3) into[byte + 3] = value >> 24;
  }
  return mask;
}
