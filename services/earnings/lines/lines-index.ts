import { type AsyncBuffer, parquetMetadataAsync } from 'hyparquet';
import { pack, unpack } from '../pack.ts';
import { type LineFile, type LineGroup, lineGroups, type Span } from './line-columns.ts';

/** The number of row groups in a block of the index. A figure needs one or two blocks. */
const GROUPS_PER_BLOCK = 64;
/** The number of hexadecimal digits that state the head's length, before the head. */
const LENGTH_DIGITS = 8;

/** A block of the index: the span of its row groups, and its byte range in the index. */
type Block = { span: Span; from: number; to: number };
type Head = { file: LineFile; blocks: Block[] };

/** Reads a byte range of an object, `to` exclusive. Returns fewer bytes at the object's end. */
export type ReadBytes = (from: number, to: number) => Promise<Uint8Array>;

const isBefore = (one: string, other: string): boolean => Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;
const lower = (one: string, other: string) => (isBefore(other, one) ? other : one);
const higher = (one: string, other: string) => (isBefore(one, other) ? other : one);

const coveringSpan = (spans: readonly Span[]): Span =>
  spans.reduce((all, span) =>
    all.map(([least, most], n) => [lower(least, span[n]?.[0] ?? ''), higher(most, span[n]?.[1] ?? '')] as const),
  );

/**
 * Builds the index that locates each recording's lines, and is stored next to the lines. For ten million lines,
 * Parquet's own footer has megabytes, all of which would have to be read for one figure; this index is read in two
 * pieces of a few kilobytes.
 */
export async function linesIndex(lines: AsyncBuffer): Promise<Uint8Array> {
  const { file, groups } = lineGroups(await parquetMetadataAsync(lines), lines.byteLength);
  const blocks = Array.from({ length: Math.ceil(groups.length / GROUPS_PER_BLOCK) }, (_, n) =>
    groups.slice(n * GROUPS_PER_BLOCK, (n + 1) * GROUPS_PER_BLOCK),
  );
  const packed = blocks.map(pack);
  const places = packed.map(({ length }, n) => {
    const from = packed.slice(0, n).reduce((all, block) => all + block.length, 0);
    return { span: coveringSpan((blocks[n] ?? []).map(({ span }) => span)), from, to: from + length };
  });
  const head = pack({ file, blocks: places } satisfies Head);
  return Buffer.concat([Buffer.from(head.length.toString(16).padStart(LENGTH_DIGITS, '0')), head, ...packed]);
}

/** The size of the first read: large enough for most heads, and for the blocks of a short statement too. */
const FIRST_BYTES = 16_384;

/**
 * Whether a row group may contain a recording. Each sort column after the first is sorted only among rows with equal
 * values in the earlier ones.
 */
function mayContainRecording(span: Span, wanted: readonly string[]): boolean {
  for (const [n, text] of wanted.entries()) {
    const [least, most] = span[n] ?? ['', ''];
    if (isBefore(text, least) || isBefore(most, text)) return false;
    if (least !== most) return true;
  }
  return true;
}

/**
 * Finds the row groups that may contain one of the recordings, in order, each with its number.
 * @param recordings the known values of the sort columns
 */
export async function findGroups(
  read: ReadBytes,
  recordings: readonly (readonly string[])[],
): Promise<{ file: LineFile; groups: { number: number; group: LineGroup }[] }> {
  const begin = Buffer.from(await read(0, FIRST_BYTES));
  const headLength = Number.parseInt(begin.subarray(0, LENGTH_DIGITS).toString(), 16);
  const blocksFrom = LENGTH_DIGITS + headLength;
  const bytes = async (from: number, to: number) =>
    to <= begin.length ? begin.subarray(from, to) : Buffer.from(await read(from, to));
  const { file, blocks } = unpack<Head>(await bytes(LENGTH_DIGITS, blocksFrom));
  const wanted = (span: Span) => recordings.some((recording) => mayContainRecording(span, recording));
  const found = await Promise.all(
    blocks.map(async ({ span, from, to }, n) => {
      if (!wanted(span)) return [];
      const groups = unpack<LineGroup[]>(await bytes(blocksFrom + from, blocksFrom + to));
      return groups.map((group, row) => ({ number: n * GROUPS_PER_BLOCK + row, group }));
    }),
  );
  return { file, groups: found.flat().filter(({ group }) => wanted(group.span)) };
}
