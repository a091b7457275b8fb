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
import { type SheetChoice, writeSheet } from './workbook/write-sheet.ts';
import { openZip } from './zip-archive.ts';

/** So many bytes pass at a time: in pieces of a quarter it takes a sixth longer, in larger ones no less. */
export const PIECE_BYTES = 2_097_152;
/** Shows what a file is. */
const KIND_BYTES = 1_024;
/** Archives in each other; one that holds itself has no end. */
const DEPTH_MOST = 3;

/** The text in a file as it came. */
export type StatementSource = {
  /** Where the text is as it is; undefined where it comes out of an archive. */
  bare: string | undefined;
  open(): Promise<Readable>;
  sheet?: SheetChoice;
};

type Limits = { folder: string; megabytes: number; sheet?: string };

/** The first bytes of a stream, which is closed after them. */
export async function firstOf(stream: Readable, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    pieces.push(piece as Buffer);
    bytes += (piece as Buffer).length;
    if (bytes >= most) break;
  }
  return Buffer.concat(pieces).subarray(0, most);
}

const isPacked = (kind: FileKind) => kind === 'zip' || kind === 'gzip' || kind === 'old Office file';

const faultOf = (kind: FileKind): StatementFault =>
  new StatementFault(
    kind === 'other archive' ? { code: 'other-archive' } : ({ code: 'not-a-statement', kind } as Fault),
  );

const plain = (file: string): Readable => createReadStream(file, { highWaterMark: PIECE_BYTES });

function gunzipped(file: string): Readable {
  const packed = plain(file);
  const gunzip = createGunzip({ chunkSize: PIECE_BYTES });
  packed.on('error', (error) => gunzip.destroy(error));
  gunzip.on('close', () => packed.destroy());
  return packed.pipe(gunzip);
}

/** The sheet of a workbook as text; undefined for a ZIP that is none. */
async function sheetIn(file: string, { folder, sheet }: Limits): Promise<StatementSource | undefined> {
  const zip = await openZip(file);
  try {
    if (!isWorkbook(zip.entries)) return undefined;
    const bare = path.join(folder, 'sheet.txt');
    const choice = await writeSheet(zip, bare, sheet);
    return { bare, open: async () => plain(bare), sheet: choice };
  } finally {
    zip.close();
  }
}

/**
 * Finds the text of a statement in a file: bare, in archives that hold each other, or a sheet of a workbook.
 * @param limits where it may write, and how much
 * @throws StatementFault for what holds no text
 */
export async function statementSource(file: string, limits: Limits): Promise<StatementSource> {
  let at = file;
  for (let depth = 1; ; depth += 1) {
    const open = await opener(at, limits);
    if (typeof open !== 'function') return open;
    const first = await firstOf(await open(), KIND_BYTES);
    if (first.length === 0) throw new StatementFault({ code: 'empty' });
    const kind = kindOfFile(first);
    if (kind === 'text') return { bare: undefined, open };
    if (!isPacked(kind)) throw faultOf(kind);
    if (depth === DEPTH_MOST) throw new StatementFault({ code: 'archive-too-deep', most: DEPTH_MOST });
    const inner = path.join(limits.folder, `inner-${depth}`);
    await pipeline(await open(), byteLimit(limits.megabytes), createWriteStream(inner));
    if (at !== file) await rm(at);
    at = inner;
  }
}

/** How an archive is opened, or the text that a file is. */
async function opener(file: string, limits: Limits): Promise<StatementSource | (() => Promise<Readable>)> {
  const first = await firstOf(plain(file), KIND_BYTES);
  if (first.length === 0) throw new StatementFault({ code: 'empty' });
  const kind = kindOfFile(first);
  switch (kind) {
    case 'text':
      return { bare: file, open: async () => plain(file) };
    case 'gzip':
      return async () => gunzipped(file);
    case 'zip':
      return (await sheetIn(file, limits)) ?? (() => openZipEntry(file));
    case 'old Office file':
      throw await oleFault(file);
    default:
      throw faultOf(kind);
  }
}
