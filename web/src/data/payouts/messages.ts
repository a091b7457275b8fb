import { dollars } from '../../../../shared/money.ts';
import type { PayoutView } from '../../../../shared/payouts/payout.ts';
import type { PayoutState } from '../../../../shared/payouts/payout-state.ts';
import { MINIMUM_PAYOUT } from '../../../../shared/payouts/whole-cents.ts';
import { dateAndTime } from '../../lib/format.ts';
import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { isProblem, messageFor } from '../../lib/problem-message.ts';
import { textFor } from '../../lib/text-for.ts';

const stateTexts: Record<PayoutState, string> = {
  requested: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  returned: 'Returned',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  failed: 'Failed',
};

/** The state of a payout in a word or two (product 24.3). */
export const payoutStateText = ({ state, sentAt }: Pick<PayoutView, 'state' | 'sentAt'>): string =>
  state === 'processing' && sentAt ? 'On its way' : stateTexts[state];

export const balanceMessage = messageFor<'GET /api/me/balance' | 'GET /api/me/payouts'>({});

export const payoutRequestsMessage = messageFor<'GET /api/admin/payouts' | 'GET /api/admin/artists/{artistId}/payouts'>(
  {},
);

const request = messageFor<'POST /api/me/payouts'>({
  'payout-method-not-found': 'This method has been removed. Please choose another one.',
  'payout-method-held': ({ usableAt, isSignInHold }) =>
    isSignInHold
      ? `You changed how you sign in. You can request payouts from ${dateAndTime(String(usableAt))}.`
      : `This method is new. You can use it from ${dateAndTime(String(usableAt))}.`,
  'payout-open': 'You already have a pending payout. You can request another one once it is decided.',
  'balance-below-minimum': `Payouts start at ${dollars(MINIMUM_PAYOUT)}.`,
  'balance-changed': 'Your balance has changed, so no payout was requested. Please check it and try again.',
});

const FAILED_REQUEST = 'Failed to submit payout request. Please try again.';

/** Explains why a payout could not be requested. */
export const requestMessage = (error: unknown): string =>
  isProblem(error, 'internal') ? FAILED_REQUEST : request(error);

const stateOf = (details: Record<string, unknown>): string =>
  textFor(stateTexts, details.state)?.toLowerCase() ?? 'decided';

/** Explains why a request could not be cancelled. */
export const cancelMessage = messageFor<'POST /api/me/payouts/{payoutId}/cancel'>({
  'payout-not-found': 'This payout doesn’t exist.',
  'payout-decided': (details) => `This request is already ${stateOf(details)}.`,
});

const decision = messageFor<'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision'>({
  ...freshSignInMessages,
  'second-person-needed': ({ state }) =>
    state === 'requested'
      ? 'This payout needs two people: approve it, and a colleague completes it.'
      : 'You approved this one, so a colleague has to complete it.',
  'payout-held': 'One of this artist’s names may be on a sanctions list. The payout is held: please review it.',
  'payout-limit': 'Today’s payout limit is reached. Please continue tomorrow, or ask the site’s operator.',
  'own-payout': 'This is your own payout, so a colleague has to decide it.',
  'payout-not-found': 'This payout doesn’t exist.',
  'payout-decided': (details) => `A colleague got there first: it is already ${stateOf(details)}.`,
});

/** Explains why a decision was not stored. */
export const decisionMessage = (error: unknown): string =>
  isProblem(error, 'internal') ? 'Failed to update payout status.' : decision(error);

/** Explains why a hold could not be cleared. */
export const clearMessage = messageFor<'POST /api/admin/artists/{artistId}/payouts/{payoutId}/clear'>({
  ...freshSignInMessages,
  'own-payout': 'This is your own payout, so a colleague has to decide it.',
  'payout-not-found': 'This payout doesn’t exist.',
  'payout-not-held': 'It is no longer held.',
});
