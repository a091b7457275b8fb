import * as z from 'zod';
import { isWellFormed } from '../readable.ts';
import { statementEncodings } from '../royalties/statement-encoding.ts';

/** A number of a statement, exactly: a plain decimal text, with a sign where it is below zero. */
export const DecimalText = z
  .string()
  .max(80, { abort: true })
  .regex(/^-?\d{1,38}(\.\d{1,38})?$/);
const Month = z
  .string()
  .max(7, { abort: true })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/);
export const Currency = z
  .string()
  .max(3, { abort: true })
  .regex(/^[A-Z]{3}$/);
/** Dollars for one unit of a currency. */
export const Rate = z
  .string()
  .max(30, { abort: true })
  .regex(/^\d{1,7}(\.\d{1,12})?$/)
  .refine((text) => /[1-9]/.test(text), 'A rate is more than zero');

/** What the office says of a statement that its file does not say, or that it wants compared. */
export const Given = z.strictObject({
  currency: Currency.optional(),
  /** YYYY-MM */
  month: Month.optional(),
  /** What stands before the decimals. */
  mark: z.enum(['.', ',']).optional(),
  /** What the store's mail or the bank says that it comes to, in its own currency, and how many lines it has. */
  controlAmount: DecimalText.optional(),
  controlLines: z.int().min(1).max(1_000_000_000).optional(),
  /** Dollars for one unit of its currency. */
  rate: Rate.optional(),
  /** What the quotation marks of the file are. */
  quotes: z.enum(['cells', 'text']).optional(),
  /** Lines that an earlier statement of the payer posted are left out, or genuine. */
  postedLines: z.enum(['leave-out', 'count']).optional(),
  /** Lines that an earlier statement posted with another amount are asked about, or new. */
  restatedLines: z.enum(['ask', 'count']).optional(),
  /** Rows that name no recording are set aside, or kept in suspense. */
  unnamedRows: z.enum(['set-aside', 'count']).optional(),
  /** The only currency of the file that this statement is of. */
  onlyCurrency: Currency.optional(),
  /** How the file is decoded, where its bytes do not tell. */
  encoding: z.enum(statementEncodings).optional(),
  /** Of a workbook: the sheet that is read. Excel's names have up to 31 characters, other programs' more. */
  sheet: z.string().max(255, { abort: true }).min(1).refine(isWellFormed).optional(),
});
export type Given = z.infer<typeof Given>;
