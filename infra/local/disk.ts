import { createWriteStream, writeFileSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { errorCode } from './error-code.ts';

/** The file operations of stand-ins. A test passes its own, to simulate a full disk. */
export type Disk = {
  /** Writes bytes, starting with the byte `from`, at a position of the file. @returns how many were written */
  write: (descriptor: number, bytes: Uint8Array, from: number, position: number) => number;
  writeFile: (file: string, text: string) => void;
  /** Opens a file that does not exist yet. */
  create: (file: string) => Writable;
};

export const disk: Disk = {
  write: (descriptor, bytes, from, position) => writeSync(descriptor, bytes, from, bytes.length - from, position),
  writeFile: (file, text) => writeFileSync(file, text, { mode: 0o600 }),
  // Large enough for one write to the disk to overlap with the hashing of the next bytes.
  create: (file) => createWriteStream(file, { flags: 'wx', highWaterMark: 4 * 1024 * 1024 }),
};

/** The pause between attempts to store something on a full disk. */
export const FULL_PAUSE_MS = 1000;

export const DISK_FULL = 'The disk that holds the data of this laptop is full. Make room, and try again.';

/** Whether an error says that the disk, or its owner's quota, is full. Nothing was stored then. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');
