import { decompress } from 'fzstd';
import { parquetReadObjects } from 'hyparquet';
import type { Decimal } from '../../../shared/royalties/exact-decimal.ts';
import type { Use } from '../../../shared/royalties/kind-of-use.ts';
import { type LineFile, type LineGroup, lineColumns, metadataOf } from './line-columns.ts';
import { groupsFor, type ReadBytes } from './lines-index.ts';

/** A line of a store's file as it was counted, with its row in the file and its text. */
export type StoredLine = {
  /** As a spreadsheet counts rows. */
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

/** What lines of a statement are wanted of: recordings as it names them, in a month, and where that is asked for at a store or in a country. */
export type LineQuery = {
  recordings: readonly { isrc: string; upc: string; title: string; artist: string }[];
  month: string;
  store?: string | undefined;
  territory?: string | undefined;
};

/** Where a page ends: at a row of a group. */
export type LinePlace = { group: number; row: number };

type Objects = { index: ReadBytes; lines: ReadBytes };

/** What one answer may read of the lines: with the index a figure stays below 256 KB. One group is always read. */
const BYTES = 220 * 1024;

/** Whether a line is of a recording: by its codes, and by its words where it has no ISRC. */
export const isOf =
  (line: Pick<StoredLine, 'isrc' | 'upc' | 'title' | 'artist'>) =>
  ({ isrc, upc, title, artist }: LineQuery['recordings'][number]): boolean =>
    line.isrc === isrc && line.upc === upc && (isrc !== '' || (line.title === title && line.artist === artist));

/**
 * A page of the lines behind a figure, in the order of recordings and rows. Reads as many groups of rows as fit the bytes of one answer; so a
 * page may be short and still have a next one.
 */
export async function storedLines(
  { index, lines }: Objects,
  query: LineQuery,
  { limit, after = { group: 0, row: 0 } }: { limit: number; after?: LinePlace | undefined },
): Promise<{ items: StoredLine[]; next?: LinePlace }> {
  const sorted = query.recordings.map(({ isrc, upc, title, artist }) =>
    isrc === '' ? [isrc, upc, title, artist] : [isrc, upc],
  );
  const { file, groups } = await groupsFor(index, sorted);
  const items: StoredLine[] = [];
  let bytes = 0;
  for (const { number, group } of groups) {
    if (number < after.group) continue;
    const size = group.columns.reduce((all, [, , column]) => all + column, 0);
    if (bytes > 0 && bytes + size > BYTES) return { items, next: { group: number, row: 0 } };
    bytes += size;
    const rows = await readGroup(lines, file, group);
    for (let row = number === after.group ? after.row : 0; row < rows.length; row += 1) {
      const line = rows[row] as StoredLine;
      if (!isWanted(line, query)) continue;
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
  recordings.some(isOf(line));

async function readGroup(read: ReadBytes, file: LineFile, group: LineGroup): Promise<StoredLine[]> {
  const slice = async (start: number, end = file.bytes): Promise<ArrayBuffer> => {
    const bytes = await read(start, end);
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  };
  const rows = await parquetReadObjects({
    file: { byteLength: file.bytes, slice },
    metadata: metadataOf(file, group),
    columns: [...lineColumns],
    compressors: { ZSTD: (packed, length) => decompress(packed, new Uint8Array(length)) },
  });
  const places = (name: string) => file.elements[lineColumns.indexOf(name as never)]?.scale ?? 0;
  return rows.map((row) => ({
    ...(row as Omit<StoredLine, 'line' | 'quantity' | 'amount'>),
    line: Number(row.line),
    quantity: { units: signedOf(row.quantity), places: places('quantity') },
    amount: { units: signedOf(row.amount), places: places('amount') },
  }));
}

/** A decimal as Parquet stores it: a number of few digits as itself, a longer one in bytes, the highest first, in two's complement. */
function signedOf(stored: unknown): bigint {
  if (!(stored instanceof Uint8Array)) return BigInt(stored as number | bigint);
  const unsigned = BigInt(`0x${Buffer.from(stored).toString('hex')}`);
  return BigInt.asIntN(stored.length * 8, unsigned);
}
