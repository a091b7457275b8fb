import { dollars } from '../../../../shared/money.ts';
import type { PayoutView } from '../../../../shared/payouts/payout.ts';
import type { PayoutState } from '../../../../shared/payouts/payout-state.ts';
import { LEAST_PAYOUT } from '../../../../shared/payouts/whole-cents.ts';
import { dateAndTime } from '../../lib/format.ts';
import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { isProblem, messageFor } from '../../lib/problem-message.ts';

const stateTexts: Record<PayoutState, string> = {
  requested: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  returned: 'Returned',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  failed: 'Failed',
};

/** What became of a payout, in a word (product 24.3). */
export const payoutStateText = ({ state, sentAt }: Pick<PayoutView, 'state' | 'sentAt'>): string =>
  state === 'processing' && sentAt ? 'On its way' : stateTexts[state];

export const balanceMessage = messageFor<'GET /api/me/balance' | 'GET /api/me/payouts'>({});

export const payoutRequestsMessage = messageFor<'GET /api/admin/payouts' | 'GET /api/admin/artists/{artistId}/payouts'>(
  {},
);

const request = messageFor<'POST /api/me/payouts'>({
  'payout-method-not-found': 'This method is removed. Please choose another one.',
  'payout-method-held': ({ usableAt, isSignInHold }) =>
    isSignInHold
      ? `You changed how you sign in. Payouts can be asked for from ${dateAndTime(String(usableAt))}.`
      : `This method is new. It can be paid to from ${dateAndTime(String(usableAt))}.`,
  'payout-open': 'You have asked for a payout already. It must be decided first.',
  'balance-below-minimum': `Payouts start at ${dollars(LEAST_PAYOUT)}.`,
  'balance-changed': 'Your balance changed meanwhile, and nothing was asked for. Please look at it again.',
});

const FAILED_REQUEST = 'Failed to submit payout request. Please try again.';

/** Why no payout was asked for. */
export const requestMessage = (error: unknown): string =>
  isProblem(error, 'internal') ? FAILED_REQUEST : request(error);

const stateOf = (details: Record<string, unknown>): string =>
  stateTexts[details.state as PayoutState]?.toLowerCase() ?? 'decided';

/** Why a request was not taken back. */
export const cancelMessage = messageFor<'POST /api/me/payouts/{payoutId}/cancel'>({
  'payout-not-found': 'There is no such payout.',
  'payout-decided': (details) => `This request is ${stateOf(details)} already.`,
});

const decision = messageFor<'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision'>({
  ...freshSignInMessages,
  'second-person-needed': ({ state }) =>
    state === 'requested'
      ? 'This payout takes two people: approve it, and a colleague completes it.'
      : 'You approved this one. A colleague completes it.',
  'payout-held': 'A name of this artist may be on a list of sanctions. The payout is held: look at it again.',
  'payout-limit': 'Today’s limit of payouts is reached. Please go on tomorrow, or ask who operates the site.',
  'own-payout': 'This is your own payout. A colleague decides it.',
  'payout-not-found': 'There is no such payout.',
  'payout-decided': (details) => `Somebody was faster: it is ${stateOf(details)} already.`,
});

/** Why nothing was decided. */
export const decisionMessage = (error: unknown): string =>
  isProblem(error, 'internal') ? 'Failed to update payout status.' : decision(error);

/** Why a hold was not cleared. */
export const clearMessage = messageFor<'POST /api/admin/artists/{artistId}/payouts/{payoutId}/clear'>({
  ...freshSignInMessages,
  'own-payout': 'This is your own payout. A colleague decides it.',
  'payout-not-found': 'There is no such payout.',
  'payout-not-held': 'It is not held any more.',
});
