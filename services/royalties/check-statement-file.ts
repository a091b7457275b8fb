import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Encoding, encodingOf } from '../../shared/royalties/kind-of-file.ts';
import type { StatementEncoding } from '../../shared/royalties/statement-encoding.ts';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';
import { byteLimit } from './byte-limit.ts';
import { foreignLines } from './foreign-lines.ts';
import { type EncodingCandidate, guessEncoding } from './guess-encoding.ts';
import { inspectText, type TextFacts } from './inspect-text.ts';
import type { LineCounts } from './line-counter.ts';
import { endsWithReturns, replaceReturns } from './line-ends.ts';
import { statementDecoder } from './statement-decoder.ts';
import { firstOf, PIECE_BYTES, type StatementSource, statementSource } from './statement-source.ts';
import type { SheetChoice } from './workbook/write-sheet.ts';

/** The beginning that shows the encoding. */
const FIRST_BYTES = 1_024;
/** The beginning that shows how lines end: the first line is within, or the file is refused. */
const ENDS_BYTES = 131_072;
/** What a laptop's and a function's disk hold of one file, unpacked. */
const MEGABYTES_MOST = 8_192;

/** A file that can be read, and what was seen on the way through it. */
export type CheckedFile = {
  /** In hexadecimal, of the file as it came, and of the sheet that was read of a workbook: the same statement is known again by it. */
  sha256: string;
  /** Where it is as plain UTF-8: the file itself, or what was unpacked and decoded of it. */
  readable: string;
  /** The first part of that. */
  head: string;
  bytes: number;
  /** In which it was read. */
  encoding: Encoding | StatementEncoding;
  /** Those that it may be in, the likeliest first: only where its bytes do not tell. */
  encodings?: EncodingCandidate[];
  /** Of a workbook: its text has tabs between cells and no quoting, so that a quotation mark is one of the cell's. */
  sheet?: SheetChoice;
} & Omit<LineCounts, 'hasMixedEnds'>;

function decoded(encoding: Encoding | StatementEncoding): Transform {
  const decode = statementDecoder(encoding);
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, decode(chunk)),
    flush: (done) => done(null, decode()),
  });
}

const nowhere = () => new (class extends Transform {})({ transform: (_chunk, _encoding, done) => done() }).resume();

/** zlib's words for a packed file that ends too early, and for one whose bytes are wrong. */
function told(error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  if (code === 'Z_BUF_ERROR') return new StatementFault({ code: 'cut' });
  if (code.startsWith('Z_')) return new StatementFault({ code: 'damaged' });
  return error;
}

type Options = {
  /** Where it may write. */
  folder: string;
  megabytes?: number;
  /** Of a workbook: the sheet that is read. */
  sheet?: string;
  /** How it is decoded when it is not Unicode; else that is guessed. */
  encoding?: StatementEncoding;
};

/**
 * Goes once through a statement as it came: unpacks it, with a bound, tells its encoding, and sees that it is whole. A sheet, and what is
 * packed, not UTF-8, or ends its lines otherwise, is written anew as plain UTF-8, which the engine reads on all cores and may read twice;
 * nothing is held in memory.
 * @throws StatementFault for what is no text, packed wrongly, cut, or beyond the bounds (product 23.15)
 */
export async function checkStatementFile(
  file: string,
  { folder, megabytes = MEGABYTES_MOST, sheet, encoding: wanted }: Options,
): Promise<CheckedFile> {
  try {
    const source = await statementSource(file, { folder, megabytes, ...(sheet !== undefined && { sheet }) });
    const first = await firstOf(await source.open(), ENDS_BYTES);
    const unicode = encodingOf(first.subarray(0, FIRST_BYTES));
    const areReturnsEnds = endsWithReturns(Buffer.from(new TextDecoder(unicode).decode(first)));
    const way: Way = {
      decodes: unicode === 'utf-8' ? undefined : unicode,
      replaces: areReturnsEnds,
      areReturnsEnds,
      folder,
      megabytes,
    };
    const [sha256, seen] = await Promise.all([hashOf(file, source.sheet?.name), pass(source, way)]);
    const encodings = seen.isUtf8 ? undefined : guessEncoding(await foreignLines(await source.open()), wanted);
    const encoding = encodings ? (wanted ?? encodings[0].encoding) : unicode;
    const replaces = areReturnsEnds || seen.hasMixedEnds;
    const isRight = !encodings && replaces === way.replaces;
    const again = { ...way, replaces, ...(encodings && { decodes: encoding }) };
    const { isUtf8: _, hasMixedEnds: __, ...facts } = isRight ? seen : await pass(source, again);
    return {
      ...facts,
      sha256,
      encoding,
      ...(encodings && { encodings }),
      ...(source.sheet && { sheet: source.sheet }),
    };
  } catch (error) {
    throw told(error);
  }
}

async function hashOf(file: string, sheet = ''): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: PIECE_BYTES })) hash.update(chunk as Buffer);
  hash.update(sheet);
  return hash.digest('hex');
}

type Way = {
  /** Left out where the text is UTF-8 already. */
  decodes: Encoding | StatementEncoding | undefined;
  folder: string;
  megabytes: number;
  /** Whether carriage returns are replaced, and whether they end lines. */
  replaces: boolean;
  areReturnsEnds: boolean;
};

async function pass(
  { bare, open }: StatementSource,
  { decodes, folder, megabytes, replaces, areReturnsEnds }: Way,
): Promise<LineCounts & TextFacts & Pick<CheckedFile, 'readable'>> {
  const readable = decodes || replaces ? undefined : bare;
  const plain = path.join(folder, 'plain.txt');
  const { facts, counts, through } = inspectText();
  const steps = [
    byteLimit(megabytes),
    ...(decodes ? [decoded(decodes)] : []),
    ...(replaces ? [replaceReturns(areReturnsEnds)] : []),
    through,
  ];
  await pipeline([await open(), ...steps, readable ? nowhere() : createWriteStream(plain)]);
  return { ...facts, ...counts, readable: readable ?? plain };
}
