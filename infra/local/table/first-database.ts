import { existsSync, writeFileSync } from 'node:fs';

const PAGE = 4096;

/** As the engine makes it itself; what it adds in later versions it adds to this one too. */
const STREAM_RECORDS = `CREATE TABLE _stream_records (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                table_name TEXT NOT NULL,
                event_name TEXT NOT NULL,
                keys_json TEXT NOT NULL,
                new_image TEXT,
                old_image TEXT,
                sequence_number TEXT NOT NULL,
                shard_id TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                user_identity TEXT
            )`;
const STREAM_ORDER = 'CREATE INDEX _stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER))';

/** What the database's own list of contents says: type, name, table, the page where it begins, statement. */
const contents: (string | number)[][] = [
  ['table', '_stream_records', '_stream_records', 2, STREAM_RECORDS],
  ['table', 'sqlite_sequence', 'sqlite_sequence', 3, 'CREATE TABLE sqlite_sequence(name,seq)'],
  ['index', '_stream_order', '_stream_records', 4, STREAM_ORDER],
];

/**
 * Writes the file that a table's embedded engine begins with, where there is none: an SQLite database with one index that the engine
 * lacks. Without it the engine reads its whole stream to number the next record, so that every write takes longer than the one before:
 * two milliseconds more for each thousand writes of a table's life. Written by hand, because Node 20 has no SQLite.
 */
export function writeFirstDatabase(file: string): void {
  if (existsSync(file)) return;
  writeFileSync(file, Buffer.concat([firstPage(), emptyLeaf(0x0d), emptyLeaf(0x0d), emptyLeaf(0x0a)]));
}

/** https://www.sqlite.org/fileformat2.html, section 1.3: the header; then the list of contents as a leaf of a table's tree. */
function firstPage(): Buffer {
  const page = Buffer.alloc(PAGE);
  page.write('SQLite format 3\0', 0, 'latin1');
  page.writeUInt16BE(PAGE, 16);
  page.set([1, 1, 0, 64, 32, 32], 18); // no write-ahead log yet: the engine chooses it
  for (const [offset, value] of [
    [24, 1],
    [28, 4],
    [40, 1],
    [44, 4],
    [56, 1],
    [92, 1],
    [96, 3_040_001],
  ] as const) {
    page.writeUInt32BE(value, offset);
  }
  let end = PAGE;
  for (const [n, values] of contents.entries()) {
    const cell = cellOf(n + 1, values);
    end -= cell.length;
    page.set(cell, end);
    page.writeUInt16BE(end, 108 + 2 * n);
  }
  page.writeUInt8(0x0d, 100);
  page.writeUInt16BE(contents.length, 103);
  page.writeUInt16BE(end, 105);
  return page;
}

/** Section 1.6: a page of a tree (0x0d of a table, 0x0a of an index) with nothing in it. */
function emptyLeaf(kind: number): Buffer {
  const page = Buffer.alloc(PAGE);
  page.writeUInt8(kind, 0);
  page.writeUInt16BE(PAGE, 5);
  return page;
}

/** Section 2.1: a row as its length, number, header with the type of each value, and the values. */
function cellOf(row: number, values: (string | number)[]): Buffer {
  const types = values.flatMap((value) =>
    typeof value === 'number' ? [1] : varint(13 + 2 * Buffer.byteLength(value)),
  );
  const body = values.map((value) => (typeof value === 'number' ? Buffer.from([value]) : Buffer.from(value)));
  const record = Buffer.concat([Buffer.from([types.length + 1, ...types]), ...body]);
  return Buffer.concat([Buffer.from([...varint(record.length), row]), record]);
}

/** Numbers below 16384, in groups of seven bits, the higher one first. */
const varint = (value: number): number[] => (value < 128 ? [value] : [128 | (value >> 7), value & 127]);
