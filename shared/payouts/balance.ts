import * as z from 'zod';
import { MicrosText } from '../money.ts';

/**
 * An artist's balance, in micro-dollars (product 24.1). Earned plus advanced amounts always equal the sum of the
 * others.
 */
export const Balance = z.object({
  earnedMicros: MicrosText,
  paidOutMicros: MicrosText,
  /** The amount available for payout. Negative if a store took back money that was already paid out. */
  availableMicros: MicrosText,
  /** Requested payouts, and payouts on their way to the bank. */
  pendingMicros: MicrosText,
  heldMicros: MicrosText,
  /** Outstanding advances. */
  advancedMicros: MicrosText,
});
export type Balance = z.infer<typeof Balance>;
