import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { newId } from './new-id.ts';
import type { Tables } from './tables.ts';

/** The only API version that the stand-in supports. Fails to compile if stripe-node moves to a different one. */
export const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive';

type Subject = Tables['checkout.session' | 'payment_intent' | 'charge' | 'refund' | 'dispute' | 'payout'];

/** Stores an event with its pending delivery. Both are stored together with the change that they report. */
export function emitEvent(account: Account, type: Stripe.Event['type'], object: Subject, previous?: object): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: account.now(),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: account.hasWebhook ? 1 : 0,
    request: account.request,
    type,
  } as Stripe.Event;
  account.store.put('event', event);
  if (account.hasWebhook) account.store.put('delivery', { id: event.id });
}
