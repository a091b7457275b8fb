import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { isWellFormed } from '../readable.ts';
import { StoredText, Text } from '../text.ts';

/** As the file writes it: any text that can be stored. */
const asInFile = (most: number) => z.string().max(most, { abort: true }).min(1).refine(isWellFormed);
const Column = asInFile(200);

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
