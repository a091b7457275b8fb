import * as z from 'zod';
import { IsoTime, StatementId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText } from '../text-schemas.ts';
import { Receipt } from './receipt.ts';

/** A payer's debt, in total and by age: 0-30, 31-60, 61-90 and more than 90 days (product 28.4). */
export const Receivable = z.object({
  payer: z.string(),
  payerName: StoredText,
  /** Owed for posted statements, after deductions. */
  owedMicros: MicrosText,
  receivedMicros: MicrosText,
  /** The part that has not been received yet. */
  openMicros: MicrosText,
  /** The open amount by age, youngest first. */
  agesMicros: z.array(MicrosText).length(4),
  /** The amount received in excess of the debt. */
  overpaidMicros: MicrosText,
});
export type Receivable = z.infer<typeof Receivable>;

/** A posted statement and the amounts received for it. */
export const OwedStatement = z.object({
  statementId: StatementId,
  fileName: StoredText,
  months: z.array(z.string()),
  postedAt: IsoTime,
  /** The payer's debt for this statement. Negative if the store takes money back. */
  owedMicros: MicrosText,
  /** Received through receipts that name this statement. */
  receivedMicros: MicrosText,
  /** Applied from receipts that name no statement, and from overpayments, which pay the oldest statement first. */
  appliedMicros: MicrosText,
  openMicros: MicrosText,
  /** Whole days since the statement was posted. */
  days: z.int(),
});
export type OwedStatement = z.infer<typeof OwedStatement>;

/** A payer with its statements and receipts, newest first. */
export const ReceivableDetail = Receivable.extend({
  statements: z.array(OwedStatement),
  receipts: z.array(Receipt),
});
export type ReceivableDetail = z.infer<typeof ReceivableDetail>;
