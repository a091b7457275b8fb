import * as z from 'zod';
import { MicrosText } from '../money.ts';

/** What an artist has with us, in micro-dollars (product 24.1). What was earned and is advanced is always the sum of the others. */
export const Balance = z.object({
  earnedMicros: MicrosText,
  paidOutMicros: MicrosText,
  /** What can be asked for. Below zero when a store took back what was paid out already. */
  availableMicros: MicrosText,
  /** Asked for, or on its way. */
  pendingMicros: MicrosText,
  heldMicros: MicrosText,
  /** Paid ahead, and not back yet. */
  advancedMicros: MicrosText,
});
export type Balance = z.infer<typeof Balance>;
