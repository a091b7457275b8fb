import { Problem } from '../../shared/contract/problem.ts';
import { isAlone } from '../../shared/payouts/is-alone.ts';
import type { PayoutState } from '../../shared/payouts/payout-state.ts';
import type { StoredProfile } from '../accounts/stored-profile.ts';
import type { SignedIn } from '../platform/actor.ts';
import type { Payout } from './payout.ts';
import type { PayoutRules } from './payout-rules.ts';

type Payer = Pick<SignedIn, 'artistId' | 'signedInAt'>;

/**
 * Whether somebody may act on payouts now (product 24.12). The pool asks for a second factor at each sign-in of an account that has one, so a fresh sign-in is
 * one with it.
 * @throws Problem `sign-in-again` when the sign-in is too long ago; `second-factor-needed` where one is required and the account has none
 */
export function checkPayer(
  { signedInAt }: Payer,
  profile: Pick<StoredProfile, 'hasSecondFactor'> | undefined,
  rules: Pick<PayoutRules, 'PAYOUT_SECOND_FACTOR' | 'PAYOUT_SIGN_IN_MINUTES'>,
  now: Date,
): void {
  const minutes = rules.PAYOUT_SIGN_IN_MINUTES;
  // A token without the claim is not fresh.
  if (!(now.getTime() / 1000 - signedInAt <= minutes * 60)) throw new Problem('sign-in-again', { minutes });
  if (rules.PAYOUT_SECOND_FACTOR === 'required' && !profile?.hasSecondFactor) throw new Problem('second-factor-needed');
}

type Steps = Pick<Payout, 'artistId' | 'state' | 'approvedBy' | 'sentBy'>;

/**
 * Whether somebody acts on a payout of others, and is the second of two people where it takes two (product 24.15).
 * @param to the state that it gets, or `sent`: it goes into a bank file
 * @throws Problem `own-payout`; `second-person-needed` with its state: nobody both approves it and pays it
 */
export function checkPersons(
  { artistId }: Pick<Payer, 'artistId'>,
  payout: Steps,
  to: PayoutState | 'sent',
  { takesTwo }: { takesTwo: boolean },
): void {
  if (payout.artistId === artistId) throw new Problem('own-payout');
  if (takesTwo && isAlone(artistId, payout, to)) throw new Problem('second-person-needed', { state: payout.state });
}
