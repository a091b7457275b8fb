import { createHmac } from 'node:crypto';
import type { Store } from './store.ts';

export type Webhook = { url: string; secret: string };

const DAY = 86_400;
const ANSWER_WITHIN = 20_000;

/** Stripe tries for three days with delays of up to hours; on a laptop nobody waits so long. */
const RETRY_DELAYS = [1000, 3000, 10_000, 30_000, 60_000];

export type WebhookDeliveries = {
  /** Starts on every event that is stored and neither sent nor waiting for its next try. */
  sendPending: () => void;
  /** Breaks off what is being sent; it stays pending for the next start. */
  stop: () => Promise<void>;
};

/**
 * Posts stored events, signed, until the webhook answers 2xx. The last delay repeats; after three days of an event it
 * is given up. Events can arrive twice and in any order, as at Stripe.
 */
export function webhookDeliveries(
  store: Store,
  webhook: Webhook,
  now: () => number,
  retryDelays: number[] = RETRY_DELAYS,
): WebhookDeliveries {
  const stopping = new AbortController();
  const started = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  const sending = new Set<Promise<void>>();

  const finish = (id: string, acknowledged: boolean) => {
    const event = store.get('event', id);
    store.commit(() => {
      store.drop('delivery', id);
      if (event && acknowledged) store.put('event', { ...event, pending_webhooks: 0 });
    });
    started.delete(id);
  };

  const attempt = async (id: string): Promise<void> => {
    const event = store.get('event', id);
    const delivery = store.get('delivery', id);
    if (!event || !delivery) return;
    const acknowledged = await post(webhook, JSON.stringify(event), stopping.signal);
    if (stopping.signal.aborted && !acknowledged) return;
    if (acknowledged || now() - event.created > 3 * DAY) {
      finish(id, acknowledged);
      return;
    }
    const attempts = delivery.attempts + 1;
    store.commit(() => store.put('delivery', { id, attempts }));
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        begin(id);
      },
      retryDelays[Math.min(delivery.attempts, retryDelays.length - 1)] ?? 0,
    );
    timers.add(timer);
  };

  const begin = (id: string) => {
    const attempting = attempt(id)
      .catch(console.error)
      .finally(() => sending.delete(attempting));
    sending.add(attempting);
  };

  return {
    sendPending: () => {
      for (const { id } of store.all('delivery')) {
        if (started.has(id)) continue;
        started.add(id);
        begin(id);
      }
    },
    stop: async () => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(sending);
    },
  };
}

async function post({ url, secret }: Webhook, body: string, stopped: AbortSignal): Promise<boolean> {
  // The machine's clock, not the account's: the receiver compares it with its own.
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
