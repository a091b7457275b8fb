import { createWriteStream, writeFileSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';

/** How stand-ins write what they store. A test gives a disk of its own, which may be full. */
export type Disk = {
  /** Writes bytes from one of them on, at a position of the file. @returns how many */
  write: (descriptor: number, bytes: Uint8Array, from: number, position: number) => number;
  writeFile: (file: string, text: string) => void;
  /** Opens a file that is not there yet. */
  create: (file: string) => Writable;
};

export const disk: Disk = {
  write: (descriptor, bytes, from, position) => writeSync(descriptor, bytes, from, bytes.length - from, position),
  writeFile: (file, text) => writeFileSync(file, text, { mode: 0o600 }),
  // Room for one write to the disk to overlap with the hashing of the next bytes.
  create: (file) => createWriteStream(file, { flags: 'wx', highWaterMark: 4 * 1024 * 1024 }),
};

/** Between two tries to store something on a disk that was full. */
export const FULL_PAUSE_MS = 1000;

export const DISK_FULL = 'The disk that holds the data of this laptop is full. Make room, and try again.';

/** Whether something was not written because the disk, or its owner's share of it, is full. Nothing of it is stored then. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
