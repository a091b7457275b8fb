import type Stripe from 'stripe';
import type { Store } from './store.ts';
import { noSuch, StripeError } from './stripe-error.ts';
import type { Tables } from './tables.ts';

const PARAM_OF = {
  'checkout.session': 'session',
  payment_intent: 'intent',
  charge: 'id',
  refund: 'refund',
  dispute: 'dispute',
  balance_transaction: 'id',
} as const;

/** Throws `resource_missing`, 404, when there is no such object. */
export function findRow<T extends keyof typeof PARAM_OF>(
  store: Store,
  table: T,
  id: string,
  param: string = PARAM_OF[table],
): Tables[T] {
  const row = store.get(table, id);
  if (!row) throw noSuch(table, id, param);
  return row;
}

/** The id behind a field that Stripe's types let be expanded; stored rows never are. */
export function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

/** The charge that a refund or a dispute is about. Throws when the payment has not succeeded. */
export function succeededCharge(store: Store, intent: Stripe.PaymentIntent): Stripe.Charge {
  const charge = store.get('charge', idOf(intent.latest_charge) ?? '');
  if (charge?.status === 'succeeded') return charge;
  throw new StripeError(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}
