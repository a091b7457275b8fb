import { findRow } from '../find-row.ts';
import { openDispute } from '../open-dispute.ts';
import { operation } from '../operation.ts';
import { text } from '../parameters.ts';
import { StripeError } from '../stripe-error.ts';

/** Not at Stripe, where only the cardholder's bank can do this: disputes any paid charge, also long after it was paid. */
export const openLocalDispute = operation({
  method: 'POST',
  path: '/local/disputes',
  returns: 'dispute',
  parameters: { charge: text() },
  run: (asked, account) => {
    const charge = findRow(account.store, 'charge', asked.charge, 'charge');
    if (charge.status !== 'succeeded' || charge.refunded || charge.disputed)
      throw new StripeError(`Charge ${charge.id} is not paid, or already refunded or disputed.`, { param: 'charge' });
    return openDispute(account, charge);
  },
});
