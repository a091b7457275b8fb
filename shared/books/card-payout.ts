import * as z from 'zod';
import { Day } from '../day.ts';
import { IsoTime } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { TransactionHash } from './books.ts';

/** What the card provider sent from its balance to our bank (product 28.5). */
export const CardPayoutView = z.object({
  cardPayoutId: z.string(),
  createdAt: IsoTime,
  /** The day (UTC) on which the provider expected it at the bank. */
  arrivesOn: Day,
  /** Micro-dollars; below zero when the provider took money from the bank. */
  amountMicros: MicrosText,
  feeMicros: MicrosText,
  state: z.enum(['paid', 'failed']),
  /** Why the bank refused it, by the provider's code. */
  failureCode: z.string().optional(),
  /** The transaction that booked it, or took it back. */
  hash: TransactionHash,
});
export type CardPayoutView = z.infer<typeof CardPayoutView>;
