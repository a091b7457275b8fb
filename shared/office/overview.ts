import * as z from 'zod';
import { MicrosText } from '../money.ts';

const Count = z.number().int();

/** Waiting items of a kind. `hasMore` if there may be more than were counted. */
const Waiting = z.object({ count: Count, hasMore: z.boolean().default(false) });

/** Totals of the platform, and the work that waits for the office (product 20.2). Amounts are micro-dollars. */
export const Overview = z.object({
  users: Count,
  releases: Count,
  tracks: Count,
  /** From plans, net of refunds. */
  revenueMicros: MicrosText,
  /** Requested by artists, not yet paid. */
  pendingPayoutMicros: MicrosText,
  waiting: z.object({
    /** Submitted releases. */
    toReview: Waiting,
    /** New accounts. */
    toLookAt: Waiting,
    /** Pending accounts. */
    toActivate: Waiting,
    /** Requested payouts. */
    toPay: Waiting,
    /** Events of the payment provider that match nothing. */
    toMatch: Waiting,
  }),
});
export type Overview = z.infer<typeof Overview>;
