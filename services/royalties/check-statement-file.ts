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
import { type LineCounts, lineCounter } from './line-counter.ts';
import { endsWithReturns, replaceReturns } from './line-ends.ts';
import { openZipEntry } from './open-zip-entry.ts';

/** The beginning from which a statement is told: its header stands within. */
const HEAD_BYTES = 262_144;
const FIRST_BYTES = 1_024;
/** The beginning that shows how lines end: the first line is within, or the file is refused. */
const ENDS_BYTES = 131_072;
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
} & Omit<LineCounts, 'hasMixedEnds'>;

type Seen = Pick<CheckedFile, 'head' | 'bytes'> & { isUtf8: boolean };

/** Looks at all that passes, and stops what expands without end. */
function look(megabytes: number): { seen: Seen; counts: LineCounts; through: Transform } {
  const seen: Seen = { head: '', bytes: 0, isUtf8: true };
  const { counts, ...lines } = lineCounter();
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
      done(
        faultOf(() => lines.add(chunk)),
        chunk,
      );
    },
    flush(done) {
      seen.isUtf8 &&= isUtf8(rest);
      readHead();
      done(faultOf(() => lines.end()));
    },
  });
  return { seen, counts, through };
}

/** What a step throws, for a stream's callback. */
function faultOf(step: () => void): Error | null {
  try {
    step();
    return null;
  } catch (fault) {
    return fault as Error;
  }
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
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    pieces.push(piece as Buffer);
    bytes += (piece as Buffer).length;
    if (bytes >= ENDS_BYTES) break;
  }
  return Buffer.concat(pieces).subarray(0, ENDS_BYTES);
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
    const inner = await firstOf(await opened(file, packing));
    if (inner.length === 0) throw new StatementFault({ code: 'empty' });
    const first = inner.subarray(0, FIRST_BYTES);
    assertText(kindOfFile(first));
    const encoding = encodingOf(first);
    const areReturnsEnds = endsWithReturns(Buffer.from(new TextDecoder(encoding).decode(inner)));
    const way = { packing, encoding, folder, megabytes, replaces: areReturnsEnds, areReturnsEnds };
    const [sha256, seen] = await Promise.all([hashOf(file), pass(file, way)]);
    const replaces = areReturnsEnds || seen.hasMixedEnds;
    const isRight = seen.isUtf8 && replaces === way.replaces;
    const encodingNow = seen.isUtf8 ? encoding : 'windows-1252';
    const checked = isRight ? seen : await pass(file, { ...way, encoding: encodingNow, replaces });
    const { isUtf8: _, hasMixedEnds: __, ...facts } = checked;
    return { ...facts, sha256 };
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

type Way = {
  packing: FileKind;
  encoding: Encoding;
  folder: string;
  megabytes: number;
  /** Whether carriage returns are replaced, and whether they end lines. */
  replaces: boolean;
  areReturnsEnds: boolean;
};

async function pass(
  file: string,
  { packing, encoding, folder, megabytes, replaces, areReturnsEnds }: Way,
): Promise<Omit<CheckedFile, 'sha256'> & LineCounts & Seen> {
  const isReadable = encoding === 'utf-8' && packing === 'text' && !replaces;
  const plain = path.join(folder, 'plain.txt');
  const stream = await opened(file, packing);
  const { seen, counts, through } = look(megabytes);
  const steps = [
    ...(encoding === 'utf-8' ? [] : [decoded(encoding)]),
    ...(replaces ? [replaceReturns(areReturnsEnds)] : []),
    through,
  ];
  await pipeline([stream, ...steps, isReadable ? nowhere() : createWriteStream(plain)]);
  return { ...seen, ...counts, readable: isReadable ? file : plain };
}
