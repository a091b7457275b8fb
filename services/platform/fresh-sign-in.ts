import * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import type { SignedIn } from './actor.ts';
import { setting } from './named-resource.ts';

/** The operator's rules for actions that require a recent sign-in (product 3.22). */
export const FreshSignIn = z.object({
  /** `required`: the account must have a second factor. `own`: the account may have one, and then must use it. */
  OFFICE_SECOND_FACTOR: z.enum(['own', 'required']).default('own'),
  /** The maximum age of the sign-in. */
  FRESH_SIGN_IN_MINUTES: z.coerce
    .number()
    .int()
    .positive()
    .max(24 * 60)
    .default(30),
});
export type FreshSignIn = z.infer<typeof FreshSignIn>;

/** The deployment settings for these rules. They are named after payouts, which were the first to use them. */
export const freshSignInSettings = {
  OFFICE_SECOND_FACTOR: setting('payoutSecondFactor'),
  FRESH_SIGN_IN_MINUTES: setting('payoutSignInMinutes'),
};

/**
 * Requires a recent sign-in, because an older token may have been stolen. The pool asks for the second factor at each
 * sign-in to an account that has one, so a recent sign-in includes it. Refreshing a token does not change the time of
 * its sign-in.
 * @throws Problem `sign-in-again` if the sign-in is too old; `second-factor-needed` if one is required and the account
 * has none
 */
export function assertFreshSignIn(
  { signedInAt, hasSecondFactor }: Pick<SignedIn, 'signedInAt' | 'hasSecondFactor'>,
  { FRESH_SIGN_IN_MINUTES: minutes, OFFICE_SECOND_FACTOR }: FreshSignIn,
  now: Date,
): void {
  // Written so that NaN, from a token without the claim, is rejected.
  if (!(now.getTime() / 1000 - signedInAt <= minutes * 60)) throw new Problem('sign-in-again', { minutes });
  if (OFFICE_SECOND_FACTOR === 'required' && !hasSecondFactor) throw new Problem('second-factor-needed');
}
