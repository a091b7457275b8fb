import { type AsyncBuffer, parquetMetadataAsync } from 'hyparquet';
import { pack, unpack } from '../pack.ts';
import { type LineFile, type LineGroup, lineGroups, type Span } from './line-columns.ts';

/** So many groups of rows stand in a block of the index: a figure needs one block, or two. */
const GROUPS_A_BLOCK = 64;
/** How long the head is, in hexadecimal, stands before it. */
const LENGTH_DIGITS = 8;

/** A part of the index: between which recordings its groups are, and where it stands. */
type Block = { span: Span; from: number; to: number };
type Head = { file: LineFile; blocks: Block[] };

/** Reads the bytes of an object, `to` without it. An object that ends before answers what there is. */
export type ReadBytes = (from: number, to: number) => Promise<Uint8Array>;

const before = (one: string, other: string): boolean => Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;
const lower = (one: string, other: string) => (before(other, one) ? other : one);
const higher = (one: string, other: string) => (before(one, other) ? other : one);

const spanOf = (spans: readonly Span[]): Span =>
  spans.reduce((all, span) =>
    all.map(([least, most], n) => [lower(least, span[n]?.[0] ?? ''), higher(most, span[n]?.[1] ?? '')] as const),
  );

/**
 * Where each recording's lines stand, beside the file that holds them: Parquet's own footer has megabytes at ten million lines, and a reader
 * of one figure would read all of it. This one is read in two pieces of some kilobytes.
 */
export async function linesIndex(lines: AsyncBuffer): Promise<Uint8Array> {
  const { file, groups } = lineGroups(await parquetMetadataAsync(lines), lines.byteLength);
  const blocks = Array.from({ length: Math.ceil(groups.length / GROUPS_A_BLOCK) }, (_, n) =>
    groups.slice(n * GROUPS_A_BLOCK, (n + 1) * GROUPS_A_BLOCK),
  );
  const packed = blocks.map(pack);
  const places = packed.map(({ length }, n) => {
    const from = packed.slice(0, n).reduce((all, block) => all + block.length, 0);
    return { span: spanOf((blocks[n] ?? []).map(({ span }) => span)), from, to: from + length };
  });
  const head = pack({ file, blocks: places } satisfies Head);
  return Buffer.concat([Buffer.from(head.length.toString(16).padStart(LENGTH_DIGITS, '0')), head, ...packed]);
}

/** What most heads fit into, and the blocks of a short statement too. */
const FIRST_BYTES = 16_384;

/** Whether a group may hold a recording. What comes second is sorted only within one value of what comes first. */
function mayHold(span: Span, wanted: readonly string[]): boolean {
  for (const [n, text] of wanted.entries()) {
    const [least, most] = span[n] ?? ['', ''];
    if (before(text, least) || before(most, text)) return false;
    if (least !== most) return true;
  }
  return true;
}

/**
 * The groups of rows that may hold one of the recordings, in their order, each with its number.
 * @param recordings what lines are sorted by, as far as it is known
 */
export async function groupsFor(
  read: ReadBytes,
  recordings: readonly (readonly string[])[],
): Promise<{ file: LineFile; groups: { number: number; group: LineGroup }[] }> {
  const begin = Buffer.from(await read(0, FIRST_BYTES));
  const headLength = Number.parseInt(begin.subarray(0, LENGTH_DIGITS).toString(), 16);
  const blocksFrom = LENGTH_DIGITS + headLength;
  const bytes = async (from: number, to: number) =>
    to <= begin.length ? begin.subarray(from, to) : Buffer.from(await read(from, to));
  const { file, blocks } = unpack<Head>(await bytes(LENGTH_DIGITS, blocksFrom));
  const wanted = (span: Span) => recordings.some((recording) => mayHold(span, recording));
  const found = await Promise.all(
    blocks.map(async ({ span, from, to }, n) => {
      if (!wanted(span)) return [];
      const groups = unpack<LineGroup[]>(await bytes(blocksFrom + from, blocksFrom + to));
      return groups.map((group, row) => ({ number: n * GROUPS_A_BLOCK + row, group }));
    }),
  );
  return { file, groups: found.flat().filter(({ group }) => wanted(group.span)) };
}
