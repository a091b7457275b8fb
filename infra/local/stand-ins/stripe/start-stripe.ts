import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { listen, type Running } from '../../server.ts';
import type { Account } from './account.ts';
import { answerCall } from './answer-call.ts';
import { openClock } from './clock.ts';
import { answerDashboard, isDashboard } from './dashboard/answer-dashboard.ts';
import { answerPayPage, isPayPage } from './pay-page/answer-pay-page.ts';
import { openStore, type Store } from './store.ts';
import { type Webhook, webhookDeliveries } from './webhook-deliveries.ts';

export type StripeOptions = {
  /** 0 picks a free port. */
  port: number;
  /** The folder with `stripe.jsonl`, which contains the whole account. */
  directory: string;
  /** The only accepted secret key. */
  apiKey: string;
  /** Receives the events. Without a webhook, events are only stored. */
  webhook?: Webhook;
  now?: () => Date;
  /** Milliseconds between delivery attempts; the last value repeats. */
  retryDelays?: number[];
};

/**
 * Starts a local Stripe: its API for stripe-node (`host`, `port`, `protocol: 'http'`), its pay page, and its dashboard
 * at `/dashboard`. Rejects if the port is in use, or, with one sentence that names the file, if the account cannot be
 * read.
 */
export async function startStripe(options: StripeOptions): Promise<Running> {
  const store = openStore(join(options.directory, 'stripe.jsonl'));
  try {
    return await serve(options, store);
  } catch (error) {
    store.close();
    throw error;
  }
}

async function serve(options: StripeOptions, store: Store): Promise<Running> {
  const { port, apiKey, webhook, now = () => new Date(), retryDelays } = options;
  const account: Account = {
    store,
    now: () => Math.floor(now().getTime() / 1000),
    payPageUrl: (sessionId) => `${address.url}/c/pay/${sessionId}`,
    hasWebhook: webhook !== undefined,
    request: { id: null, idempotency_key: null },
  };
  const deliveries = webhook && webhookDeliveries(store, webhook, account.now, retryDelays);
  const clock = openClock(
    account,
    () => now().getTime(),
    () => deliveries?.sendPending(),
  );
  const settle = () => {
    deliveries?.sendPending();
    clock.arm();
  };

  const answer: RequestListener = async (request, response) => {
    try {
      clock.tick();
      if (isPayPage(request)) await answerPayPage(request, response, account);
      else if (isDashboard(request)) await answerDashboard(request, response, account);
      else {
        const { status, body, headers } = await answerCall(request, account, apiKey);
        response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers });
        response.end(JSON.stringify(body));
      }
      settle();
    } catch (error) {
      // Without a reply, the caller does not take the call for acknowledged. If the caller has already disconnected,
      // the error is not worth logging.
      if (!request.destroyed) console.error(error);
      response.destroy();
    }
  };

  const address = await listen(answer, port);
  moveOpenSessions(account);
  clock.tick();
  settle();
  return {
    url: address.url,
    stop: async () => {
      await address.stop();
      clock.stop();
      await deliveries?.stop();
      store.close();
    },
  };
}

/** Updates the URLs of open sessions from an earlier start, which may have used a different port. */
function moveOpenSessions({ store, payPageUrl }: Account): void {
  const open = store.all('checkout.session').filter((session) => session.status === 'open');
  store.commit(() => {
    for (const session of open)
      if (session.url !== payPageUrl(session.id))
        store.put('checkout.session', { ...session, url: payPageUrl(session.id) });
  });
}
