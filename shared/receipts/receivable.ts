import * as z from 'zod';
import { IsoTime, StatementId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText } from '../text.ts';
import { Receipt } from './receipt.ts';

/** What a payer owes, in all and by how long ago its statements were posted: 0-30, 31-60, 61-90 and more than 90 days (product 28.4). */
export const Receivable = z.object({
  payer: z.string(),
  payerName: StoredText,
  /** Of statements that are posted, after deductions. */
  owedMicros: MicrosText,
  receivedMicros: MicrosText,
  /** Not received. */
  openMicros: MicrosText,
  /** The same by age, the youngest first. */
  agesMicros: z.array(MicrosText).length(4),
  /** Received beyond what is owed. */
  overpaidMicros: MicrosText,
});
export type Receivable = z.infer<typeof Receivable>;

/** A posted statement and what was received for it. */
export const OwedStatement = z.object({
  statementId: StatementId,
  fileName: StoredText,
  months: z.array(z.string()),
  postedAt: IsoTime,
  /** What its payer owes for it; below zero where a store takes back. */
  owedMicros: MicrosText,
  /** Of receipts that name it. */
  receivedMicros: MicrosText,
  /** Of receipts that name none, and of what others were overpaid: the oldest statement first. */
  appliedMicros: MicrosText,
  openMicros: MicrosText,
  /** Whole days since it was posted. */
  days: z.int(),
});
export type OwedStatement = z.infer<typeof OwedStatement>;

/** A payer with its statements and receipts, the newest first. */
export const ReceivableDetail = Receivable.extend({
  statements: z.array(OwedStatement),
  receipts: z.array(Receipt),
});
export type ReceivableDetail = z.infer<typeof ReceivableDetail>;
