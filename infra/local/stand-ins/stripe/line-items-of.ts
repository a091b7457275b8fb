import type Stripe from 'stripe';
import type { Store } from './store.ts';

export const lineItemsOf = (store: Store, sessionId: string): Stripe.ApiList<Stripe.LineItem> => ({
  object: 'list',
  data: store.get('order', sessionId)?.lineItems ?? [],
  has_more: false,
  url: `/v1/checkout/sessions/${sessionId}/line_items`,
});
