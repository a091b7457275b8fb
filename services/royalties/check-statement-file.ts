import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Encoding, encodingOf, type FileKind, kindOfFile } from '../../shared/royalties/kind-of-file.ts';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';
import { openZipEntry } from './open-zip-entry.ts';

/** The beginning from which a statement is told: its header stands within. */
const HEAD_BYTES = 262_144;
const FIRST_BYTES = 1_024;
/** So many bytes pass at a time: in pieces of a quarter it takes a sixth longer, in larger ones no less. */
const PIECE_BYTES = 2_097_152;
/** What a laptop's and a function's disk hold of one file, unpacked. */
const MEGABYTES_MOST = 8_192;

/** A file that can be read, and what was seen on the way through it. */
export type CheckedFile = {
  /** In hexadecimal, of the file as it came: the same file is known again by it. */
  sha256: string;
  /** Where it is as plain UTF-8: the file itself, or what was unpacked and decoded of it. */
  readable: string;
  /** The first part of that. */
  head: string;
  bytes: number;
  endsWithLine: boolean;
};

type Seen = Omit<CheckedFile, 'sha256' | 'readable'> & { isUtf8: boolean };

/** Looks at all that passes, and stops what expands without end. */
function look(megabytes: number): { seen: Seen; through: Transform } {
  const seen: Seen = { head: '', bytes: 0, endsWithLine: false, isUtf8: true };
  let rest: Buffer = Buffer.alloc(0);
  const head: Buffer[] = [];
  const readHead = () => {
    seen.head = new TextDecoder('utf-8').decode(Buffer.concat(head));
  };
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (seen.bytes < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - seen.bytes));
      seen.bytes += chunk.length;
      if (seen.bytes > megabytes * 1024 ** 2) {
        done(new StatementFault({ code: 'too-large', megabytes }));
        return;
      }
      // A copy of each piece would cost as much as reading it.
      const whole = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const cut = startOfLastCharacter(whole);
      seen.isUtf8 &&= isUtf8(whole.subarray(0, cut));
      rest = whole.subarray(cut);
      seen.endsWithLine = chunk.at(-1) === 0x0a;
      done(null, chunk);
    },
    flush(done) {
      seen.isUtf8 &&= isUtf8(rest);
      readHead();
      done();
    },
  });
  return { seen, through };
}

/** Where the last character of UTF-8 begins that may go on in the next piece. */
function startOfLastCharacter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return bytes.length - back;
    if (byte < 0x80) break;
  }
  return bytes.length;
}

function decoded(encoding: Encoding): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
}

const nowhere = () => new (class extends Transform {})({ transform: (_chunk, _encoding, done) => done() }).resume();

async function opened(file: string, kind: FileKind): Promise<Readable> {
  if (kind === 'zip') return openZipEntry(file);
  const stream = createReadStream(file, { highWaterMark: PIECE_BYTES });
  if (kind !== 'gzip') return stream;
  const gunzip = createGunzip({ chunkSize: PIECE_BYTES });
  stream.on('error', (error) => gunzip.destroy(error));
  return stream.pipe(gunzip);
}

async function firstOf(stream: Readable): Promise<Buffer> {
  for await (const chunk of stream) return (chunk as Buffer).subarray(0, FIRST_BYTES);
  return Buffer.alloc(0);
}

/** zlib's words for a packed file that ends too early, and for one whose bytes are wrong. */
function told(error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  if (code === 'Z_BUF_ERROR') return new StatementFault({ code: 'cut' });
  if (code.startsWith('Z_')) return new StatementFault({ code: 'damaged' });
  return error;
}

function assertText(kind: FileKind): void {
  if (kind === 'gzip' || kind === 'zip') throw new StatementFault({ code: 'damaged' });
  if (kind !== 'text') throw new StatementFault({ code: 'not-a-statement', kind });
}

/**
 * Goes once through a statement as it came: unpacks it, with a bound, tells its encoding, and sees that it is whole. What is packed, UTF-16
 * or Latin-1 is written anew, as plain UTF-8, which the engine reads on all cores and may read twice; nothing is held in memory.
 * @param folder where it may write
 * @throws StatementFault for what is no text, packed wrongly, cut, or larger than `megabytes`
 */
export async function checkStatementFile(
  file: string,
  { folder, megabytes = MEGABYTES_MOST }: { folder: string; megabytes?: number },
): Promise<CheckedFile> {
  const outer = await firstBytes(file);
  if (outer.length === 0) throw new StatementFault({ code: 'empty' });
  const packing = kindOfFile(outer);
  if (packing !== 'gzip' && packing !== 'zip') assertText(packing);
  try {
    const inner = packing === 'text' ? outer : await firstOf(await opened(file, packing));
    if (inner.length === 0) throw new StatementFault({ code: 'empty' });
    assertText(kindOfFile(inner));
    const encoding = encodingOf(inner);
    const [sha256, checked] = await Promise.all([hashOf(file), pass(file, { packing, encoding, folder, megabytes })]);
    const seen = checked.isUtf8 ? checked : await pass(file, { packing, encoding: 'windows-1252', folder, megabytes });
    return { ...seen, sha256 };
  } catch (error) {
    throw told(error);
  }
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: PIECE_BYTES })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

type Pass = { packing: FileKind; encoding: Encoding; folder: string; megabytes: number };

async function pass(
  file: string,
  { packing, encoding, folder, megabytes }: Pass,
): Promise<Omit<CheckedFile, 'sha256'> & { isUtf8: boolean }> {
  const isReadable = encoding === 'utf-8' && packing === 'text';
  const plain = path.join(folder, 'plain.txt');
  const stream = await opened(file, packing);
  const { seen, through } = look(megabytes);
  const steps = encoding === 'utf-8' ? [through] : [decoded(encoding), through];
  await pipeline([stream, ...steps, isReadable ? nowhere() : createWriteStream(plain)]);
  return { ...seen, readable: isReadable ? file : plain };
}
