import Stripe from 'stripe';
import { Problem } from '../../shared/contract/problem.ts';
import type { RawRequest } from '../../shared/contract/route.ts';
import type { ProviderEvent } from './provider-event.ts';
import { isLiveKey, type KeySet, type ProviderKeys } from './provider-keys.ts';
import { providerEvent } from './stripe-events-gateway.ts';

/**
 * Reads a webhook's event; undefined for an event that does not concern us.
 * @throws Problem `signature-wrong`, `payments-not-configured`
 */
export async function webhookEvent(keys: ProviderKeys, raw: RawRequest, now: Date): Promise<ProviderEvent | undefined> {
  const held = await keys.current();
  const event = (await signedEvent(raw, held)) ?? (await signedEvent(raw, await keys.renewed()));
  if (!event) throw new Problem('signature-wrong');
  return providerEvent(event, { isLive: isLiveKey(held), now });
}

/** Returns the event, if one of the secrets signed exactly these bytes recently. */
async function signedEvent(
  { bytes, headers }: RawRequest,
  { webhookSecrets }: KeySet,
): Promise<Stripe.Event | undefined> {
  for (const secret of webhookSecrets) {
    try {
      return await Stripe.webhooks.constructEventAsync(Buffer.from(bytes), headers['stripe-signature'] ?? '', secret);
    } catch {
      // The other secret may have signed it.
    }
  }
  return undefined;
}
