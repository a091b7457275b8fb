import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type FileKind, kindOfFile } from '../../shared/royalties/kind-of-file.ts';
import { type Fault, StatementFault } from '../../shared/royalties/statement-fault.ts';
import { byteLimit } from './byte-limit.ts';
import { oleFault } from './ole-fault.ts';
import { openZipEntry } from './open-zip-entry.ts';
import { isWorkbook } from './workbook/workbook-kind.ts';
import { type SheetChoice, writeSheetAsText } from './workbook/write-sheet-as-text.ts';
import { openZip } from './zip-archive.ts';

/**
 * The chunk size of streams. With a quarter of this size, reading takes a sixth longer; larger chunks are no faster.
 */
export const CHUNK_BYTES = 2_097_152;
/** The number of leading bytes that are needed to detect the file type. */
const KIND_BYTES = 1_024;
/** The maximum nesting depth of archives, to stop an archive that contains itself. */
const MAX_DEPTH = 3;

/** The text inside an original file. */
export type StatementSource = {
  /** The path of the plain text; undefined if it is inside an archive. */
  bare: string | undefined;
  open(): Promise<Readable>;
  sheet?: SheetChoice;
};

type Limits = { folder: string; megabytes: number; sheet?: string };

/** Reads the first bytes of a stream and closes it. */
export async function readFirstBytes(stream: Readable, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  const chunks: AsyncIterable<Buffer> = stream;
  for await (const piece of chunks) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= most) break;
  }
  return Buffer.concat(pieces).subarray(0, most);
}

const isPacked = (kind: FileKind) => kind === 'zip' || kind === 'gzip' || kind === 'old Office file';

const faultForKind = (kind: FileKind): StatementFault =>
  new StatementFault(
    kind === 'other archive' ? { code: 'other-archive' } : ({ code: 'not-a-statement', kind } as Fault),
  );

const plain = (file: string): Readable => createReadStream(file, { highWaterMark: CHUNK_BYTES });

function gunzipStream(file: string): Readable {
  const packed = plain(file);
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  packed.on('error', (error) => gunzip.destroy(error));
  gunzip.on('close', () => packed.destroy());
  return packed.pipe(gunzip);
}

/** Writes a workbook's sheet as text; undefined for a ZIP that is not a workbook. */
async function readSheet(file: string, { folder, sheet }: Limits): Promise<StatementSource | undefined> {
  const zip = await openZip(file);
  try {
    if (!isWorkbook(zip.entries)) return undefined;
    const bare = path.join(folder, 'sheet.txt');
    const choice = await writeSheetAsText(zip, bare, sheet);
    return { bare, open: async () => plain(bare), sheet: choice };
  } finally {
    zip.close();
  }
}

/**
 * Finds the text of a statement in a file: plain, in nested archives, or in a sheet of a workbook.
 * @param limits where to write, and the maximum size
 * @throws StatementFault for a file without text
 */
export async function statementSource(file: string, limits: Limits): Promise<StatementSource> {
  let at = file;
  for (let depth = 1; ; depth += 1) {
    const open = await openerFor(at, limits);
    if (typeof open !== 'function') return open;
    const first = await readFirstBytes(await open(), KIND_BYTES);
    if (first.length === 0) throw new StatementFault({ code: 'empty' });
    const kind = kindOfFile(first);
    if (kind === 'text') return { bare: undefined, open };
    if (!isPacked(kind)) throw faultForKind(kind);
    if (depth === MAX_DEPTH) throw new StatementFault({ code: 'archive-too-deep', most: MAX_DEPTH });
    const inner = path.join(limits.folder, `inner-${depth}`);
    await pipeline(await open(), byteLimit(limits.megabytes), createWriteStream(inner));
    if (at !== file) await rm(at);
    at = inner;
  }
}

/** Returns the text of a file, or a function that opens it if it is an archive. */
async function openerFor(file: string, limits: Limits): Promise<StatementSource | (() => Promise<Readable>)> {
  const first = await readFirstBytes(plain(file), KIND_BYTES);
  if (first.length === 0) throw new StatementFault({ code: 'empty' });
  const kind = kindOfFile(first);
  switch (kind) {
    case 'text':
      return { bare: file, open: async () => plain(file) };
    case 'gzip':
      return async () => gunzipStream(file);
    case 'zip':
      return (await readSheet(file, limits)) ?? (() => openZipEntry(file));
    case 'old Office file':
      throw await oleFault(file);
    default:
      throw faultForKind(kind);
  }
}
