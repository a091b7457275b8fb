import * as z from 'zod';
import { FreshSignIn } from '../platform/fresh-sign-in.ts';

const wholeNumber = (most: number) => z.coerce.number().int().positive().max(most);

/** What the operator demands of who pays, and how much goes in a day. */
export const PayoutRules = FreshSignIn.extend({
  /** The most, in whole dollars, that one person pays alone where two people can pay: more takes one who approves and another who pays. */
  PAYOUT_ALONE_DOLLARS: z.coerce.number().int().nonnegative().max(1_000_000_000).default(1000),
  /** How much, in whole dollars, and how many, may be approved on one day (UTC). */
  PAYOUT_DAY_DOLLARS: wholeNumber(1_000_000_000).default(100_000),
  PAYOUT_DAY_COUNT: wholeNumber(1_000_000).default(1000),
});
export type PayoutRules = z.infer<typeof PayoutRules>;
