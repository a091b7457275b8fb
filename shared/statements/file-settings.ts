import * as z from 'zod';
import { isWellFormed } from '../readable-text.ts';
import { statementEncodings } from '../royalties/statement-encoding.ts';
import { Currency, DecimalText, Rate } from './amounts.ts';

const Month = z
  .string()
  .max(7, { abort: true })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Settings that the office enters for a statement: facts that the file does not state, and totals for comparison. */
export const FileSettings = z.strictObject({
  currency: Currency.optional(),
  /** The sale month, YYYY-MM. */
  month: Month.optional(),
  /** The decimal mark of the amounts. */
  mark: z.enum(['.', ',']).optional(),
  /** The total and number of lines according to the store's email or the bank, in the statement's own currency. */
  controlAmount: DecimalText.optional(),
  controlLines: z.int().min(1).max(1_000_000_000).optional(),
  /** Dollars for one unit of the statement's currency. */
  rate: Rate.optional(),
  /** Whether the quotation marks of the file enclose cells, or are part of the text. */
  quotes: z.enum(['cells', 'text']).optional(),
  /** Whether to leave out lines that an earlier statement from the payer has posted, or to count them as genuine. */
  postedLines: z.enum(['leave-out', 'count']).optional(),
  /** Whether lines that were posted before with a different amount stop the import, or are counted as new. */
  restatedLines: z.enum(['ask', 'count']).optional(),
  /** Whether rows that name no recording are set aside, or counted and kept in suspense. */
  unnamedRows: z.enum(['set-aside', 'count']).optional(),
  /** The currency of this statement, if its file has several currencies. */
  onlyCurrency: Currency.optional(),
  /** The encoding of the file, if its bytes do not reveal it. */
  encoding: z.enum(statementEncodings).optional(),
  /** The sheet of a workbook to read. Excel limits a sheet's name to 31 characters, other programs allow more. */
  sheet: z.string().max(255, { abort: true }).min(1).refine(isWellFormed).optional(),
});
export type FileSettings = z.infer<typeof FileSettings>;
