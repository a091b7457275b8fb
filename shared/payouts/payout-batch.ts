import * as z from 'zod';
import { IsoTime, PayoutBatchId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText } from '../text-schemas.ts';

/** Approved bank payouts sent to the bank in one file (product 24.13). */
export const PayoutBatch = z.object({
  batchId: PayoutBatchId,
  at: IsoTime,
  by: z.object({ id: z.string(), name: StoredText }),
  count: z.int(),
  amountMicros: MicrosText,
});
export type PayoutBatch = z.infer<typeof PayoutBatch>;

/** The result for a row of the bank's answer. */
export const AnsweredRow = z.object({
  line: z.int(),
  outcome: z.enum(['completed', 'failed', 'returned', 'known', 'refused']),
  /** Why the row was rejected. */
  reason: z.string().optional(),
});
export type AnsweredRow = z.infer<typeof AnsweredRow>;
