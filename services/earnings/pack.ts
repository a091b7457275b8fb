import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Compresses a value for storage: a table charges by bytes, and an artist's page reads years of them. */
export const pack = (value: unknown): Uint8Array => deflateRawSync(JSON.stringify(value), { level: 9 });

/** @throws Error for data that `pack` did not write */
export const unpack = <T>(packed: unknown): T => JSON.parse(inflateRawSync(packed as Uint8Array).toString()) as T;
