import * as z from 'zod';
import { Day } from '../day.ts';
import { IsoTime } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { TransactionHash } from './books.ts';

/** A payout from the card provider's balance to our bank (product 28.5). */
export const CardPayoutView = z.object({
  cardPayoutId: z.string(),
  createdAt: IsoTime,
  /** The day (UTC) on which the provider expected the payout to reach the bank. */
  arrivesOn: Day,
  /** Micro-dollars; negative if the provider debited the bank. */
  amountMicros: MicrosText,
  feeMicros: MicrosText,
  state: z.enum(['paid', 'failed']),
  /** The provider's code for why the bank rejected the payout. */
  failureCode: z.string().optional(),
  /** The transaction that booked or reversed the payout. */
  hash: TransactionHash,
});
export type CardPayoutView = z.infer<typeof CardPayoutView>;
