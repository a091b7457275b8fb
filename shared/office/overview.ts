import * as z from 'zod';
import { MicrosText } from '../money.ts';

const Count = z.number().int();

/** What waits of a kind. Of what is counted by reading it there may be more than was read. */
const Waiting = z.object({ count: Count, hasMore: z.boolean().default(false) });

/** The platform in figures, and what waits for the office today (product 20.2). Amounts are micro-dollars. */
export const Overview = z.object({
  users: Count,
  releases: Count,
  tracks: Count,
  /** Of plans, net of what went back. */
  revenueMicros: MicrosText,
  /** What artists have asked for, and is not paid yet. */
  pendingPayoutMicros: MicrosText,
  waiting: z.object({
    /** Submitted releases. */
    toReview: Waiting,
    /** Accounts that nobody has looked at. */
    toLookAt: Waiting,
    /** Accounts that were looked at, and wait. */
    toActivate: Waiting,
    /** Requests for a payout. */
    toPay: Waiting,
    /** What the payment provider told that fits nothing. */
    toMatch: Waiting,
  }),
});
export type Overview = z.infer<typeof Overview>;
