import { expireSession } from '../expire-session.ts';
import { findRow } from '../find-row.ts';
import { operation } from '../operation.ts';
import { StripeError } from '../stripe-error.ts';

/** Expires a session. Fails unless the session is open. */
export const expireCheckoutSession = operation({
  method: 'POST',
  path: '/v1/checkout/sessions/:id/expire',
  parameters: {},
  run: (_, account, id) => {
    const session = findRow(account.store, 'checkout.session', id);
    if (session.status === 'open') return expireSession(account, session);
    throw new StripeError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  },
});
