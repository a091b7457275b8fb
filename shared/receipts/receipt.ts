import * as z from 'zod';
import { IsoTime, ReceiptId, StatementId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { Currency, DecimalText, Rate } from '../statements/amounts.ts';
import { PositiveAmount } from '../statements/positive-amount.ts';
import { StoredText, Text } from '../text-schemas.ts';

/** A payer, named as in the account `receivable:{payer}`. */
export const Payer = z
  .string()
  .max(100, { abort: true })
  .regex(/^[\w.-]+$/);

/** A payment that arrived in our bank, as finance enters it (product 23.21). */
export const NewReceipt = z.strictObject({
  payer: Payer,
  amount: PositiveAmount,
  currency: Currency,
  /** US dollars for one unit of the currency. Omitted for US dollars. */
  rate: Rate.optional(),
  /** The day on which it arrived, YYYY-MM-DD. */
  day: z.iso.date(),
  /** The bank's reference. */
  reference: Text.min(1, 'Please enter the bank’s reference'),
  /** The statement that it pays; if omitted, it pays the oldest ones. */
  statementId: StatementId.optional(),
});
export type NewReceipt = z.infer<typeof NewReceipt>;

const Person = z.object({ id: z.string(), name: StoredText });

export const Receipt = z.object({
  receiptId: ReceiptId,
  payer: z.string(),
  payerName: StoredText,
  amount: DecimalText,
  currency: z.string(),
  rate: z.string(),
  /** The amount as booked in the ledger, in micro-dollars. */
  amountMicros: MicrosText,
  day: z.string(),
  reference: StoredText,
  statementId: StatementId.optional(),
  at: IsoTime,
  by: Person,
  reversed: z.object({ at: IsoTime, by: Person, reason: StoredText }).optional(),
});
export type Receipt = z.infer<typeof Receipt>;
