import * as z from 'zod';
import { FreshSignIn } from '../platform/fresh-sign-in.ts';

const wholeNumber = (most: number) => z.coerce.number().int().positive().max(most);

/** The operator's rules: who may pay, and how much may be paid per day. */
export const PayoutRules = FreshSignIn.extend({
  /**
   * The largest payout, in whole dollars, that one person may handle alone even if there are two people: above it, one
   * person approves and another pays.
   */
  PAYOUT_ALONE_DOLLARS: z.coerce.number().int().nonnegative().max(1_000_000_000).default(1000),
  /** The maximum sum, in whole dollars, and the maximum number of payouts that may be approved on one day (UTC). */
  PAYOUT_DAY_DOLLARS: wholeNumber(1_000_000_000).default(100_000),
  PAYOUT_DAY_COUNT: wholeNumber(1_000_000).default(1000),
});
export type PayoutRules = z.infer<typeof PayoutRules>;
