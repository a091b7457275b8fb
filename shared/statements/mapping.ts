import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { isWellFormed } from '../readable.ts';
import { StoredText, Text } from '../text.ts';

/** As the file writes it: any text that can be stored. */
const asInFile = (most: number) => z.string().max(most, { abort: true }).min(1).refine(isWellFormed);
const Column = asInFile(200);

/** Rows that are no sales, such as withdrawals: their column has this value. */
export const Exclusion = z.strictObject({ column: Column, value: asInFile(200) });
export type Exclusion = z.infer<typeof Exclusion>;

export const EXCLUSIONS = 10;

/** Which column is which, of a statement that nobody knew (product 23.2). Its name is the store's or the distributor's. */
export const Mapping = z.strictObject({
  name: Text.min(1),
  columns: z.strictObject({
    amount: Column,
    isrc: Column.optional(),
    upc: Column.optional(),
    title: Column.optional(),
    artist: Column.optional(),
    store: Column.optional(),
    territory: Column.optional(),
    use: Column.optional(),
    quantity: Column.optional(),
    currency: Column.optional(),
    from: Column.optional(),
    to: Column.optional(),
  }),
  use: z.enum(['stream', 'download', 'video', 'performance', 'sync', 'other']),
  dates: z.enum(['month-first', 'day-first']),
  /** How a line under the data begins that is none, such as a total. */
  footer: asInFile(100).optional(),
  /** Rows to leave out: a row that one of these fits is no line. */
  exclude: z.array(Exclusion).max(EXCLUSIONS, { abort: true }).optional(),
});
export type Mapping = z.infer<typeof Mapping>;

/** A mapping as it is kept: by its name, with who made it last. */
export const KeptMapping = z.object({
  mappingId: z.string(),
  ...Mapping.shape,
  name: StoredText,
  by: z.object({ id: z.string(), name: StoredText }),
  at: IsoTime,
});
export type KeptMapping = z.infer<typeof KeptMapping>;

const PREFIX = 'mapped:';

/** The id of the format that a mapping is for the reader. */
export const mappedFormat = (mappingId: string): string => PREFIX + mappingId;

/** The mapping that a format is; undefined for a known format. */
export const mappingOfFormat = (format: string): string | undefined =>
  format.startsWith(PREFIX) ? format.slice(PREFIX.length) : undefined;

/** Every column that a file must have to be read by a mapping. */
export const mappedColumns = ({ columns, exclude = [] }: Pick<Mapping, 'columns' | 'exclude'>): string[] => [
  ...Object.values(columns).filter((column) => column !== undefined),
  ...exclude.map(({ column }) => column),
];

/**
 * Mappings in the order in which they are tried (product 23.22): the one made for this file, then those that name most columns, then the
 * newest.
 */
export function mappingOrder(all: readonly KeptMapping[], own: string | undefined): KeptMapping[] {
  const isOwn = ({ mappingId }: KeptMapping) => Number(mappingId === own);
  const width = (mapping: KeptMapping) => new Set(mappedColumns(mapping)).size;
  return all.toSorted(
    (one, other) => isOwn(other) - isOwn(one) || width(other) - width(one) || Date.parse(other.at) - Date.parse(one.at),
  );
}
