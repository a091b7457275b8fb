import { createWriteStream, writeFileSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { errorCode } from './error-code.ts';

/** The file operations of stand-ins. A test passes its own to simulate a full disk. */
export type Disk = {
  /**
   * Writes bytes, beginning with the byte at index `from`, to a position in the file. @returns how many were written
   */
  write: (descriptor: number, bytes: Uint8Array, from: number, position: number) => number;
  writeFile: (file: string, text: string) => void;
  /** Creates a file, which must not exist yet. */
  create: (file: string) => Writable;
};

export const disk: Disk = {
  write: (descriptor, bytes, from, position) => writeSync(descriptor, bytes, from, bytes.length - from, position),
  writeFile: (file, text) => writeFileSync(file, text, { mode: 0o600 }),
  // Large enough that the next bytes can be hashed while the disk is written.
  create: (file) => createWriteStream(file, { flags: 'wx', highWaterMark: 4 * 1024 * 1024 }),
};

/** The pause between attempts to write to a full disk. */
export const FULL_PAUSE_MS = 1000;

export const DISK_FULL = 'The disk that holds the data of this laptop is full. Make room, and try again.';

/** Whether an error means that the disk, or the owner's quota, is full. If so, nothing was stored. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');
