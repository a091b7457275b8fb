import * as z from 'zod';
import { MicrosText } from '../money.ts';

const Count = z.number().int();

/** The number of waiting items of one kind. `hasMore`: there may be more than were counted. */
const Waiting = z.object({ count: Count, hasMore: z.boolean().default(false) });

/** The platform's totals, and the work waiting for the office (product 20.2). Amounts are micro-dollars. */
export const Overview = z.object({
  users: Count,
  releases: Count,
  tracks: Count,
  /** Revenue from plans, net of refunds. */
  revenueMicros: MicrosText,
  /** Payouts that artists have requested and that are not yet paid. */
  pendingPayoutMicros: MicrosText,
  waiting: z.object({
    /** Takedowns to send, or to confirm. */
    toTakeDown: Waiting,
    /** Submitted releases to review. */
    toReview: Waiting,
    /** New accounts to check. */
    toLookAt: Waiting,
    /** Pending accounts to activate. */
    toActivate: Waiting,
    /** Requested payouts to approve or reject. */
    toPay: Waiting,
    /** Events from the payment provider that match no payment. */
    toMatch: Waiting,
  }),
});
export type Overview = z.infer<typeof Overview>;
