import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Encoding, encodingOf } from '../../shared/royalties/kind-of-file.ts';
import type { StatementEncoding } from '../../shared/royalties/statement-encoding.ts';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';
import { byteLimit } from './byte-limit.ts';
import { type EncodingCandidate, guessEncoding } from './guess-encoding.ts';
import { inspectText, type TextFacts } from './inspect-text.ts';
import type { LineCounts } from './line-counter.ts';
import { endsWithReturns, replaceReturns } from './line-ends.ts';
import { nonAsciiLines } from './non-ascii-lines.ts';
import { statementDecoder } from './statement-decoder.ts';
import { CHUNK_BYTES, readFirstBytes, type StatementSource, statementSource } from './statement-source.ts';
import type { SheetChoice } from './workbook/write-sheet-as-text.ts';

/** The number of leading bytes from which the encoding is detected. */
const FIRST_BYTES = 1_024;
/** The number of leading bytes from which line ends are detected. A longer first line is rejected. */
const ENDS_BYTES = 131_072;
/** The maximum size of an unpacked file, which has to fit on the disk of a laptop or a Lambda function. */
const MAX_MEGABYTES = 8_192;

/** A file that can be read, with the results of the check. */
export type CheckedFile = {
  /** Identifies the statement: a hexadecimal digest of the original file and the name of the sheet. */
  sha256: string;
  /** The path of the plain UTF-8 text: either the file itself, or an unpacked and decoded copy. */
  readable: string;
  /** The beginning of the text. */
  head: string;
  bytes: number;
  /** The encoding of the original file. */
  encoding: Encoding | StatementEncoding;
  /** Possible encodings, likeliest first; set if the bytes do not reveal the encoding. */
  encodings?: EncodingCandidate[];
  /**
   * The sheet of a workbook. Its text has tabs between cells and no quoting, so any quotation mark is part of its cell.
   */
  sheet?: SheetChoice;
} & Omit<LineCounts, 'hasMixedEnds'>;

function decoded(encoding: Encoding | StatementEncoding): Transform {
  const decode = statementDecoder(encoding);
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, decode(chunk)),
    flush: (done) => done(null, decode()),
  });
}

const discard = () => new (class extends Transform {})({ transform: (_chunk, _encoding, done) => done() }).resume();

/** Converts zlib's errors about truncated and damaged files to faults. */
function toFault(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return new StatementFault({ code: 'cut' });
  if (code.startsWith('Z_')) return new StatementFault({ code: 'damaged' });
  return error;
}

type Options = {
  /** The folder in which to write the readable text. */
  folder: string;
  megabytes?: number;
  /** The sheet of a workbook to read. */
  sheet?: string;
  /** The encoding, if it is not Unicode; otherwise it is guessed. */
  encoding?: StatementEncoding;
};

/**
 * Checks an original file in one pass: unpacks it within limits, detects its encoding, and verifies that it is
 * complete. A workbook sheet, or a file that is packed, not UTF-8 or has unusual line ends, is rewritten as plain
 * UTF-8, which the engine can read in parallel and more than once. Works as a stream, without holding the file in
 * memory.
 * @throws StatementFault for a file that is not text, damaged, cut off, or over a limit (product 23.15)
 */
export async function checkStatementFile(
  file: string,
  { folder, megabytes = MAX_MEGABYTES, sheet, encoding: wanted }: Options,
): Promise<CheckedFile> {
  try {
    const source = await statementSource(file, { folder, megabytes, ...(sheet !== undefined && { sheet }) });
    const first = await readFirstBytes(await source.open(), ENDS_BYTES);
    const unicode = encodingOf(first.subarray(0, FIRST_BYTES));
    const areReturnsEnds = endsWithReturns(Buffer.from(new TextDecoder(unicode).decode(first)));
    const firstPass: PassOptions = {
      decodes: unicode === 'utf-8' ? undefined : unicode,
      replaces: areReturnsEnds,
      areReturnsEnds,
      folder,
      megabytes,
    };
    const [sha256, passed] = await Promise.all([hashFile(file, source.sheet?.name), runPass(source, firstPass)]);
    const encodings = passed.isUtf8 ? undefined : guessEncoding(await nonAsciiLines(await source.open()), wanted);
    const encoding = encodings ? (wanted ?? encodings[0].encoding) : unicode;
    const replaces = areReturnsEnds || passed.hasMixedEnds;
    const isRight = !encodings && replaces === firstPass.replaces;
    const secondPass = { ...firstPass, replaces, ...(encodings && { decodes: encoding }) };
    const { isUtf8: _, hasMixedEnds: __, ...facts } = isRight ? passed : await runPass(source, secondPass);
    return {
      ...facts,
      sha256,
      encoding,
      ...(encodings && { encodings }),
      ...(source.sheet && { sheet: source.sheet }),
    };
  } catch (error) {
    throw toFault(error);
  }
}

async function hashFile(file: string, sheet = ''): Promise<string> {
  const hash = createHash('sha256');
  const chunks: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  for await (const chunk of chunks) hash.update(chunk);
  hash.update(sheet);
  return hash.digest('hex');
}

type PassOptions = {
  /** The encoding to decode from; undefined if the text is already UTF-8. */
  decodes: Encoding | StatementEncoding | undefined;
  folder: string;
  megabytes: number;
  /** Whether carriage returns are replaced, and whether they end lines. */
  replaces: boolean;
  areReturnsEnds: boolean;
};

async function runPass(
  { bare, open }: StatementSource,
  { decodes, folder, megabytes, replaces, areReturnsEnds }: PassOptions,
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
  await pipeline([await open(), ...steps, readable ? discard() : createWriteStream(plain)]);
  return { ...facts, ...counts, readable: readable ?? plain };
}
