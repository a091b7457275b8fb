import sharp from 'sharp';
import { jpegOf } from './files.ts';

/** A page that contains a script. */
export const html = Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(200));

/** Puts a different kind of file after a valid beginning. */
export const bytesBehind = (start: string | number[], rest: Uint8Array = html) =>
  Buffer.concat([typeof start === 'string' ? Buffer.from(start, 'latin1') : Buffer.from(start), rest]);

/** The first part of a file. */
export const part = (bytes: Uint8Array, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));

export const changed = (file: Uint8Array, change: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.from(file);
  change(bytes);
  return bytes;
};

export const png = async (px: number): Promise<Uint8Array> =>
  sharp(await jpegOf(px))
    .png()
    .toBuffer();
