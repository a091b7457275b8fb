import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { idOf } from '../find-row.ts';

/** All objects that the account stores about one payment. */
export type DashboardPayment = {
  intent: Stripe.PaymentIntent;
  charge: Stripe.Charge | undefined;
  session: Stripe.Checkout.Session | undefined;
  description: string;
  dispute: Stripe.Dispute | undefined;
  /** Oldest first. */
  refunds: Stripe.Refund[];
};

export function dashboardPayment({ store }: Account, intent: Stripe.PaymentIntent): DashboardPayment {
  const isOf = ({ payment_intent }: { payment_intent: string | { id: string } | null }) =>
    idOf(payment_intent) === intent.id;
  const session = store.all('checkout.session').find(isOf);
  return {
    intent,
    charge: store.get('charge', idOf(intent.latest_charge) ?? ''),
    session,
    description:
      store
        .get('order', session?.id ?? '')
        ?.lineItems.map(({ description }) => description)
        .join(', ') ?? '',
    dispute: store.all('dispute').findLast(isOf),
    refunds: store.all('refund').filter(isOf),
  };
}
