import type { Account } from '../account.ts';
import { accountBalance } from '../account-balance.ts';
import { findRow } from '../find-row.ts';
import { payOut } from '../pay-out.ts';
import { settlePayout } from '../settle-payout.ts';
import { StripeError } from '../stripe-error.ts';

/** Actions on payouts, taken by the account's schedule, the bank, or a person in the dashboard. */
const ACTS = {
  arrive: (account: Account, id: string) => settlePayout(account, findRow(account.store, 'payout', id), 'succeeds'),
  'fail-payout': (account: Account, id: string) => settlePayout(account, findRow(account.store, 'payout', id), 'fails'),
  'send-events-again': ({ store, hasWebhook }: Account, id: string) => {
    if (!hasWebhook) throw new StripeError('No webhook is set.');
    for (const event of store.all('event'))
      if ((event.data.object as { id?: string }).id === id) store.put('delivery', { id: event.id });
  },
};
export type PayoutAction = keyof typeof ACTS;
export const isPayoutAction = (name: string): name is PayoutAction => Object.hasOwn(ACTS, name);

/** @throws StripeError with the API's message if the action is not possible */
export const actOnPayout = (account: Account, id: string, action: PayoutAction): void => ACTS[action](account, id);

/** Pays out the whole balance, as an account's daily schedule does. @throws StripeError if the balance is empty */
export function payOutBalance(account: Account): void {
  const amount = accountBalance(account.store);
  if (amount <= 0) throw new StripeError('There is no balance to pay out.');
  payOut(account, {
    amount,
    ...{ automatic: true, description: 'STRIPE PAYOUT', method: 'standard', metadata: {}, statement_descriptor: null },
  });
}
