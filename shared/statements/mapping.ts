import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { isWellFormed } from '../readable-text.ts';
import { StoredText, Text } from '../text-schemas.ts';

/** A string exactly as in the file: anything that can be stored. */
const asInFile = (most: number) => z.string().max(most, { abort: true }).min(1).refine(isWellFormed);
const Column = asInFile(200);

/** Excludes rows with this value in this column that are not sales, such as withdrawals. */
export const Exclusion = z.strictObject({ column: Column, value: asInFile(200) });
export type Exclusion = z.infer<typeof Exclusion>;

export const EXCLUSIONS = 10;

/** The columns of an unknown layout (product 23.22), under the name of the store or distributor. */
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
  /** The beginning of rows below the data that are not lines, such as a total. */
  footer: asInFile(100).optional(),
  /** A row that matches any of these exclusions is left out. */
  exclude: z.array(Exclusion).max(EXCLUSIONS, { abort: true }).optional(),
});
export type Mapping = z.infer<typeof Mapping>;

/** A stored mapping, by its name, with the person who last changed it. */
export const StoredMapping = z.object({
  mappingId: z.string(),
  ...Mapping.shape,
  name: StoredText,
  by: z.object({ id: z.string(), name: StoredText }),
  at: IsoTime,
});
export type StoredMapping = z.infer<typeof StoredMapping>;

const PREFIX = 'mapped:';

/** Converts a mapping's id to the format id that the reader uses. */
export const mappedFormat = (mappingId: string): string => PREFIX + mappingId;

/** Converts a format's id to a mapping's id; undefined for a known format. */
export const mappingOfFormat = (format: string): string | undefined =>
  format.startsWith(PREFIX) ? format.slice(PREFIX.length) : undefined;

/** Lists the columns that a file must have for a mapping to read it. */
export const mappedColumns = ({ columns, exclude = [] }: Pick<Mapping, 'columns' | 'exclude'>): string[] => [
  ...Object.values(columns).filter((column) => column !== undefined),
  ...exclude.map(({ column }) => column),
];

/**
 * Sorts mappings in the order in which to try them (product 23.22): first the one made for this file, then those with
 * the most columns, then the newest.
 */
export function mappingOrder(all: readonly StoredMapping[], own: string | undefined): StoredMapping[] {
  const isOwn = ({ mappingId }: StoredMapping) => Number(mappingId === own);
  const width = (mapping: StoredMapping) => new Set(mappedColumns(mapping)).size;
  return all.toSorted(
    (one, other) => isOwn(other) - isOwn(one) || width(other) - width(one) || Date.parse(other.at) - Date.parse(one.at),
  );
}
