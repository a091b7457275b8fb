import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Compresses a value for storage, because tables charge by bytes, and an artist's page reads years of these values. */
export const pack = (value: unknown): Uint8Array => deflateRawSync(JSON.stringify(value), { level: 9 });

/** Decompresses a value. @throws Error for data that `pack` did not write */
export function unpack<T>(packed: unknown): T {
  if (!(packed instanceof Uint8Array)) throw new TypeError('Packed data are bytes');
  return JSON.parse(inflateRawSync(packed).toString());
}
