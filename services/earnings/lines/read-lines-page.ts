import { decompress } from 'fzstd';
import { parquetReadObjects } from 'hyparquet';
import type { Decimal } from '../../../shared/royalties/exact-decimal.ts';
import type { Use } from '../../../shared/royalties/kind-of-use.ts';
import { type LineFile, type LineGroup, lineColumns, singleGroupMetadata } from './line-columns.ts';
import { findGroups, type ReadBytes } from './lines-index.ts';

/** A line of a store's file as it was read, with its row in the file and its original text. */
export type StoredLine = {
  /** The row number in a spreadsheet. */
  line: number;
  isrc: string;
  upc: string;
  title: string;
  artist: string;
  store: string;
  territory: string;
  month: string;
  use: Use;
  currency: string;
  quantity: Decimal;
  amount: Decimal;
  text: string;
};

/**
 * Selects lines of a statement by recordings as the statement names them, a month, and optionally a store and a
 * country.
 */
export type LineQuery = {
  recordings: readonly { isrc: string; upc: string; title: string; artist: string }[];
  month: string;
  store?: string | undefined;
  territory?: string | undefined;
};

/** The end of a page: a row within a row group. */
export type LinePlace = { group: number; row: number };

type Objects = { index: ReadBytes; lines: ReadBytes };

/**
 * The maximum number of bytes of lines to read for one reply; with the index, a figure stays below 256 KB. At least one
 * row group is always read.
 */
const MAX_BYTES = 220 * 1024;

/** Whether a line belongs to a recording: by its codes, or by title and artist if it has no ISRC. */
export const isLineOf =
  (line: Pick<StoredLine, 'isrc' | 'upc' | 'title' | 'artist'>) =>
  ({ isrc, upc, title, artist }: LineQuery['recordings'][number]): boolean =>
    line.isrc === isrc && line.upc === upc && (isrc !== '' || (line.title === title && line.artist === artist));

/**
 * Reads a page of the lines behind a figure, ordered by recording and row. Reads as many row groups as the byte limit
 * allows, so a page may be short without being the last.
 */
export async function readLinesPage(
  { index, lines }: Objects,
  query: LineQuery,
  { limit, after = { group: 0, row: 0 } }: { limit: number; after?: LinePlace | undefined },
): Promise<{ items: StoredLine[]; next?: LinePlace }> {
  const sorted = query.recordings.map(({ isrc, upc, title, artist }) =>
    isrc === '' ? [isrc, upc, title, artist] : [isrc, upc],
  );
  const { file, groups } = await findGroups(index, sorted);
  const items: StoredLine[] = [];
  let bytes = 0;
  for (const { number, group } of groups) {
    if (number < after.group) continue;
    const size = group.columns.reduce((all, [, , column]) => all + column, 0);
    if (bytes > 0 && bytes + size > MAX_BYTES) return { items, next: { group: number, row: 0 } };
    bytes += size;
    const rows = await readGroup(lines, file, group);
    const start = number === after.group ? after.row : 0;
    for (const [row, line] of rows.entries()) {
      if (row < start || !isWanted(line, query)) continue;
      if (items.length === limit) return { items, next: { group: number, row } };
      items.push(line);
    }
  }
  return { items };
}

const isWanted = (line: StoredLine, { recordings, month, store, territory }: LineQuery): boolean =>
  line.month === month &&
  (store === undefined || line.store === store) &&
  (territory === undefined || line.territory === territory) &&
  recordings.some(isLineOf(line));

async function readGroup(read: ReadBytes, file: LineFile, group: LineGroup): Promise<StoredLine[]> {
  const slice = async (start: number, end = file.bytes): Promise<ArrayBuffer> => {
    return new Uint8Array(await read(start, end)).buffer;
  };
  const rows = await parquetReadObjects({
    file: { byteLength: file.bytes, slice },
    metadata: singleGroupMetadata(file, group),
    columns: [...lineColumns],
    compressors: { ZSTD: (packed, length) => decompress(packed, new Uint8Array(length)) },
  });
  const places = (name: 'quantity' | 'amount') => file.elements[lineColumns.indexOf(name)]?.scale ?? 0;
  return rows.map(({ line, isrc, upc, title, artist, store, territory, month, use, currency, text, ...row }) => ({
    ...{ isrc, upc, title, artist, store, territory, month, use, currency, text },
    line: Number(line),
    quantity: { units: decodeDecimal(row.quantity), places: places('quantity') },
    amount: { units: decodeDecimal(row.amount), places: places('amount') },
  }));
}

/** Decodes a Parquet decimal: a short one is a number, a longer one is big-endian two's complement bytes. */
function decodeDecimal(stored: number | bigint | Uint8Array): bigint {
  if (!(stored instanceof Uint8Array)) return BigInt(stored);
  const unsigned = BigInt(`0x${Buffer.from(stored).toString('hex')}`);
  return BigInt.asIntN(stored.length * 8, unsigned);
}
