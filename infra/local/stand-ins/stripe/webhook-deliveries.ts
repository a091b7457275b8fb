import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Store } from './store.ts';

export type Webhook = { url: string; secret: string };

const DAY = 86_400;
const ANSWER_WITHIN = 20_000;

/** Shorter than Stripe's delays, which grow to hours over three days, because nobody waits that long locally. */
const RETRY_DELAYS = [1000, 3000, 10_000, 30_000, 60_000];

/**
 * Posts stored events, signed, until the webhook responds with 2xx. The last delay repeats, and delivery ends after
 * three days. After a restart, the delays begin again with the first. Events can arrive twice and in any order, as with
 * Stripe.
 */
export function webhookDeliveries(store: Store, webhook: Webhook, now: () => number, retryDelays = RETRY_DELAYS) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const delivering = new Map<string, Promise<void>>();

  async function deliver(id: string): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const event = store.get('event', id);
      if (!event || !store.get('delivery', id)) return;
      const acknowledged = await post(webhook, JSON.stringify(event), signal);
      if (signal.aborted && !acknowledged) return;
      if (acknowledged || now() - event.created > 3 * DAY) {
        store.commit(() => {
          store.drop('delivery', id);
          if (acknowledged) store.put('event', { ...event, pending_webhooks: 0 });
        });
        return;
      }
      const delay = retryDelays[Math.min(attempt, retryDelays.length - 1)];
      await setTimeout(delay, undefined, { signal });
    }
  }

  return {
    /** Starts delivering every stored event that is not yet being delivered. */
    sendPending: (): void => {
      for (const { id } of store.all('delivery')) {
        if (delivering.has(id)) continue;
        const done = deliver(id)
          .catch((error: unknown) => signal.aborted || console.error(error))
          .finally(() => delivering.delete(id));
        delivering.set(id, done as Promise<void>);
      }
    },
    /** Aborts deliveries in progress, which stay pending until the next start. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await Promise.all(delivering.values());
    },
  };
}

async function post({ url, secret }: Webhook, body: string, stopped: AbortSignal): Promise<boolean> {
  // Uses the machine's clock, not the account's, because the receiver compares the time with its own clock.
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+local stand-in)',
        'stripe-signature': `t=${time},v1=${signature}`,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_WITHIN)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
