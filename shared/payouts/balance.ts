import * as z from 'zod';
import { MicrosText } from '../money.ts';

/** An artist's balance, in micro-dollars (product 24.1). Earned plus advanced is always the sum of the others. */
export const Balance = z.object({
  earnedMicros: MicrosText,
  paidOutMicros: MicrosText,
  /** Available for payout. Negative if a store took back money already paid out. */
  availableMicros: MicrosText,
  /** Requested, or on its way. */
  pendingMicros: MicrosText,
  heldMicros: MicrosText,
  /** Outstanding advances. */
  advancedMicros: MicrosText,
});
export type Balance = z.infer<typeof Balance>;
