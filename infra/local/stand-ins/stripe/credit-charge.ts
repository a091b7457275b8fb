import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { emitEvent } from './emit-event.ts';
import { cardFee } from './fees.ts';
import { moveBalance } from './move-balance.ts';

/**
 * Credits a successful charge, less its fee. As with Stripe's asynchronous capture, the charge and the payment are reported first, without a
 * balance transaction, and `charge.updated` names it afterwards.
 */
export function creditCharge(account: Account, charge: Stripe.Charge): Stripe.Charge {
  const { id: source, amount } = charge;
  const fee = cardFee(amount);
  const { id } = moveBalance(account, { type: 'charge', reportingCategory: 'charge', amount, fee, source });
  const credited = account.store.put('charge', { ...charge, balance_transaction: id });
  emitEvent(account, 'charge.updated', credited, { balance_transaction: null });
  return credited;
}
