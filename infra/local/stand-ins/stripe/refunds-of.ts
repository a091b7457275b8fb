import type Stripe from 'stripe';
import type { Store } from './store.ts';

export const refundsOf = (store: Store, chargeId: string): Stripe.ApiList<Stripe.Refund> => ({
  object: 'list',
  data: store
    .all('refund')
    .filter((refund) => refund.charge === chargeId)
    .reverse(),
  has_more: false,
  url: `/v1/charges/${chargeId}/refunds`,
});
