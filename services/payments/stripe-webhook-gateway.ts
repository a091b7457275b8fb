import Stripe from 'stripe';
import { Problem } from '../../shared/contract/problem.ts';
import type { RawRequest } from '../../shared/contract/route.ts';
import type { ProviderSession } from './payment.ts';
import type { KeySet, ProviderKeys } from './provider-keys.ts';
import { sessionOf } from './stripe-session-gateway.ts';

/** Events after which a session may be paid; delayed means of payment succeed later than the checkout ends. */
const paidEvents = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];
/** Events after which a session never will be. */
const overEvents = ['checkout.session.expired', 'checkout.session.async_payment_failed'];

/** What an event of the provider says of a session: it was paid, or it never will be. */
export type SessionEvent = { kind: 'paid' | 'over'; session: ProviderSession };

/** What a webhook says of a session, or undefined for any other event. @throws Problem `signature-wrong`, `payments-not-configured` */
export async function sessionEvent(keys: ProviderKeys, raw: RawRequest): Promise<SessionEvent | undefined> {
  const held = await keys.current();
  const event = (await signedEvent(raw, held)) ?? (await signedEvent(raw, await keys.renewed()));
  if (!event) throw new Problem('signature-wrong');
  if (![...paidEvents, ...overEvents].includes(event.type)) return undefined;
  const session = sessionOf(event.data.object as Stripe.Checkout.Session);
  if (overEvents.includes(event.type)) return { kind: 'over', session };
  // A checkout with a delayed means of payment ends unpaid; a later event reports the money.
  return session.isPaid ? { kind: 'paid', session } : undefined;
}

/** The event, when one of the secrets has signed exactly these bytes a short while ago. */
async function signedEvent(
  { bytes, headers }: RawRequest,
  { webhookSecrets }: KeySet,
): Promise<Stripe.Event | undefined> {
  for (const secret of webhookSecrets) {
    try {
      return await Stripe.webhooks.constructEventAsync(Buffer.from(bytes), headers['stripe-signature'] ?? '', secret);
    } catch {
      // Perhaps it is by the other one.
    }
  }
  return undefined;
}
