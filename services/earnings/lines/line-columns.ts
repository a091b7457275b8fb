import type { ColumnMetaData, FileMetaData, SchemaElement } from 'hyparquet';

/** The columns that are read from a stored line (`services/royalties/line-store.ts`). */
export const lineColumns = [
  'line',
  'isrc',
  'upc',
  'title',
  'artist',
  'store',
  'territory',
  'month',
  'use',
  'currency',
  'quantity',
  'amount',
  'text',
] as const;
type LineColumn = (typeof lineColumns)[number];

/** The columns by which the lines are sorted. */
const sortColumns = ['isrc', 'upc', 'title', 'artist'] as const satisfies readonly LineColumn[];

/** The smallest and largest value of each sort column in a row group. */
export type Span = readonly (readonly [least: string, most: string])[];

/** A row group, small enough to be read completely for one page, with the offsets of its columns in the file. */
export type LineGroup = {
  rows: number;
  span: Span;
  /**
   * For each of `lineColumns`, in order: the offset of its dictionary (-1 if none), the offset of its data, and the
   * size of both in bytes.
   */
  columns: (readonly [dictionary: number, data: number, bytes: number])[];
};

/** The facts that are the same for all row groups of a file. */
export type LineFile = {
  bytes: number;
  root: SchemaElement;
  /** The schema elements, in the order of `lineColumns`. */
  elements: SchemaElement[];
  types: ColumnMetaData['type'][];
  codec: ColumnMetaData['codec'];
};

/** Keeps decimals as bytes, because converting them to numbers would lose digits. */
const asStored = ({ converted_type, logical_type, ...element }: SchemaElement): SchemaElement =>
  converted_type === 'DECIMAL' ? element : { ...element, ...(converted_type && { converted_type }) };

const toText = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString() : String(value);

/** Reads the row groups from the footer of a file of lines. */
export function lineGroups(metadata: FileMetaData, bytes: number): { file: LineFile; groups: LineGroup[] } {
  const [root, ...elements] = metadata.schema;
  const metaOf = (group: FileMetaData['row_groups'][number], name: string) => {
    const meta = group.columns.find(({ meta_data }) => meta_data?.path_in_schema[0] === name)?.meta_data;
    if (!meta) throw new Error(`The lines have no column ${name}`);
    return meta;
  };
  const [first] = metadata.row_groups;
  if (!root || !first) throw new Error('The file has no lines');
  const file: LineFile = {
    bytes,
    root: { ...root, num_children: lineColumns.length },
    elements: lineColumns.flatMap((name) => elements.filter((element) => element.name === name).map(asStored)),
    types: lineColumns.map((name) => metaOf(first, name).type),
    codec: metaOf(first, 'line').codec,
  };
  const groups = metadata.row_groups.map(
    (group): LineGroup => ({
      rows: Number(group.num_rows),
      span: sortColumns.map((name) => {
        const { min_value, max_value } = metaOf(group, name).statistics ?? {};
        return [
          min_value === undefined ? '' : toText(min_value),
          max_value === undefined ? '\uffff' : toText(max_value),
        ];
      }),
      columns: lineColumns.map((name) => {
        const { dictionary_page_offset: dictionary, data_page_offset, total_compressed_size } = metaOf(group, name);
        return [dictionary ? Number(dictionary) : -1, Number(data_page_offset), Number(total_compressed_size)];
      }),
    }),
  );
  return { file, groups };
}

/** Builds a footer for a file with only this row group, so that the Parquet reader does not need the real footer. */
export const singleGroupMetadata = (file: LineFile, { rows, columns }: LineGroup): FileMetaData => ({
  version: 1,
  schema: [file.root, ...file.elements],
  num_rows: BigInt(rows),
  metadata_length: 0,
  row_groups: [
    {
      num_rows: BigInt(rows),
      total_byte_size: 0n,
      columns: lineColumns.flatMap((name, n) => {
        const [type, [dictionary, data, bytes] = [-1, 0, 0]] = [file.types[n], columns[n]];
        if (!type) return [];
        const meta_data: ColumnMetaData = {
          type,
          encodings: [],
          path_in_schema: [name],
          codec: file.codec,
          num_values: BigInt(rows),
          total_uncompressed_size: 0n,
          total_compressed_size: BigInt(bytes),
          data_page_offset: BigInt(data),
          ...(dictionary >= 0 && { dictionary_page_offset: BigInt(dictionary) }),
        };
        return [{ file_offset: 0n, meta_data }];
      }),
    },
  ],
});
