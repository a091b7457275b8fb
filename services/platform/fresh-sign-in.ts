import * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import type { SignedIn } from './actor.ts';
import { setting } from './named-resource.ts';

/** What the operator demands of a sign-in before it pays, gives a role, or takes something back (product 3.22). */
export const FreshSignIn = z.object({
  /** Whether the account must have a second factor, or is asked for the one that it has, as every sign-in does. */
  OFFICE_SECOND_FACTOR: z.enum(['own', 'required']).default('own'),
  /** How long ago the sign-in may be. */
  FRESH_SIGN_IN_MINUTES: z.coerce
    .number()
    .int()
    .positive()
    .max(24 * 60)
    .default(30),
});
export type FreshSignIn = z.infer<typeof FreshSignIn>;

/** Where the deployment says it. The operator knows the settings by what they were first for. */
export const freshSignInSettings = {
  OFFICE_SECOND_FACTOR: setting('payoutSecondFactor'),
  FRESH_SIGN_IN_MINUTES: setting('payoutSignInMinutes'),
};

/**
 * Asks for a sign-in of just now, as a token of long ago may be somebody else's by now. The pool asks for a second factor at each sign-in
 * of an account that has one, so a fresh sign-in is one with it. Renewing a token does not make its sign-in fresh.
 * @throws Problem `sign-in-again` when it is too long ago; `second-factor-needed` where one is required and the account has none
 */
export function assertFreshSignIn(
  { signedInAt, hasSecondFactor }: Pick<SignedIn, 'signedInAt' | 'hasSecondFactor'>,
  { FRESH_SIGN_IN_MINUTES: minutes, OFFICE_SECOND_FACTOR }: FreshSignIn,
  now: Date,
): void {
  // A token without the claim is not fresh.
  if (!(now.getTime() / 1000 - signedInAt <= minutes * 60)) throw new Problem('sign-in-again', { minutes });
  if (OFFICE_SECOND_FACTOR === 'required' && !hasSecondFactor) throw new Problem('second-factor-needed');
}
