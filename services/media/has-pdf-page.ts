import { inflateSync } from 'node:zlib';

/** A page's dictionary (ISO 32000-1, 7.7.3.3); `/Pages` is the tree above it. */
const PAGE = /\/Type\s*\/Page(?![A-Za-z])/;

/**
 * Limits of the search. A malicious file of a few kilobytes can inflate to gigabytes, and in a real file the first page
 * never comes after so many streams.
 */
const MAX_STREAMS = 200;
const INFLATED_BYTES = 4 * 1024 * 1024;
const BUDGET_BYTES = 64 * 1024 * 1024;

/** Whether a PDF has at least one page, uncompressed or in a compressed object stream (ISO 32000-1, 7.5.7). */
export function hasPdfPage(file: Buffer): boolean {
  if (PAGE.test(file.toString('latin1'))) return true;
  // The streams of an encrypted file cannot be read.
  if (file.includes('/ObjStm') && file.includes('/Encrypt')) return true;
  let left = BUDGET_BYTES;
  let offset = file.indexOf('/ObjStm');
  for (let n = 0; offset >= 0 && n < MAX_STREAMS && left > 0; n++) {
    const content = inflateStream(file, offset, Math.min(left, INFLATED_BYTES));
    if (PAGE.test(content)) return true;
    left -= Math.max(content.length, 1);
    offset = file.indexOf('/ObjStm', offset + 1);
  }
  return false;
}

/** Inflates the stream whose dictionary is at `offset`; '' if it cannot be read. */
function inflateStream(file: Buffer, offset: number, maxOutputLength: number): string {
  const begin = file.indexOf('stream', offset);
  const end = file.indexOf('endstream', begin + 1);
  if (begin < 0 || end < 0) return '';
  const [first, second] = [file[begin + 6], file[begin + 7]];
  const start = begin + 6 + (first === 0x0d && second === 0x0a ? 2 : 1);
  try {
    return inflateSync(file.subarray(start, end), { maxOutputLength }).toString('latin1');
  } catch {
    return '';
  }
}
