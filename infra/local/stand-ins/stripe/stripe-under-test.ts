import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { readBody } from '../../server.ts';
import { type StripeOptions, startStripe } from './start-stripe.ts';
import { TEST_CARDS } from './test-cards.ts';

/** With it the suite of `stripe.test.ts` runs against Stripe's own test mode. */
export const REAL_KEY = process.env.STRIPE_TEST_KEY;
if (REAL_KEY !== undefined && !/^(sk|rk)_test_/.test(REAL_KEY))
  throw new Error('STRIPE_TEST_KEY must be a key of the test mode (sk_test_… or rk_test_…)');

export const LOCAL_KEY = 'sk_test_local_segno';

/** Groups what only the stand-in has: its pay page, its files, a webhook that reaches this machine. */
export function locally(name: string, tests: () => void): void {
  if (REAL_KEY === undefined) {
    describe(name, tests);
    return;
  }
  describe.skip(name, tests);
  // Jest prints nothing of a file whose tests are all skipped, so this one says what is missing.
  test(`left out: ${name} (only the stand-in has it, and STRIPE_TEST_KEY is set)`, () => {});
}

export type LocalAccount = { stripe: Stripe; url: string; directory: string; stop: () => Promise<void> };

/** Starts a stand-in on a free port, in a new folder unless one is given. */
export async function localAccount(options: Partial<StripeOptions> = {}): Promise<LocalAccount> {
  const directory = options.directory ?? (await temporaryFolder());
  const standIn = await startStripe({ port: 0, apiKey: LOCAL_KEY, ...options, directory });
  return { stripe: clientOf(standIn.url), url: standIn.url, directory, stop: standIn.stop };
}

export function clientOf(url: string, apiKey = LOCAL_KEY): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(apiKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

const folders: string[] = [];
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

/** A single release at $3. */
export const oneRelease = (
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    { quantity: 1, price_data: { currency: 'usd', unit_amount: 300, product_data: { name: 'Single: Blue Hour' } } },
  ],
  success_url: 'https://segno.example/paid?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://segno.example/releases',
  ...changes,
});

/** Presses Pay on the page of a session. */
export const pressPay = (url: string | null, fields: Record<string, string> = {}): Promise<Response> =>
  fetch(url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'ada@example.com',
      card: '4242 4242 4242 4242',
      expiry: '12 / 34',
      cvc: '123',
      ...fields,
    }),
  });

const numberOf = (outcome: 'paid' | 'disputed'): string =>
  TEST_CARDS.find((card) => card.outcome === outcome)?.number ?? '';

/** Makes a payment of 300 cents: by the pay page here, and by the API at the real Stripe, whose page needs a browser. */
export async function pay(stripe: Stripe, outcome: 'paid' | 'disputed' = 'paid'): Promise<Stripe.PaymentIntent> {
  if (REAL_KEY !== undefined)
    return stripe.paymentIntents.create({
      amount: 300,
      currency: 'usd',
      payment_method: outcome === 'paid' ? 'pm_card_bypassPending' : 'pm_card_createDispute',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      capture_method: 'automatic',
      confirm: true,
      metadata: { release: 'rel_1' },
    });
  const asked = oneRelease({ payment_intent_data: { metadata: { release: 'rel_1' } } });
  const session = await stripe.checkout.sessions.create(asked);
  await pressPay(session.url, { card: numberOf(outcome) });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  return payment_intent as Stripe.PaymentIntent;
}

/** How Stripe refused a call. Fails when it did not. */
export async function refusal(call: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call was not refused');
}

/** Asks again until there is an answer, for what the real Stripe does a moment later and reports to no test. */
export async function eventually<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error('Nothing came within 20 seconds');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const SECRET = 'whsec_local_segno';

export type WebhookReceiver = {
  webhook: { url: string; secret: string };
  /** Every delivery whose signature stripe-node verified, whatever was answered. */
  received: Stripe.Event[];
  /** Waits for the nth delivery of a type; 1 is the first. */
  delivery: (type: string, nth?: number) => Promise<Stripe.Event>;
  stop: () => Promise<void>;
};

/** The shop's webhook: verifies the signature and answers what it is told to. */
export async function webhookReceiver(
  answer: (event: Stripe.Event, earlier: number) => number = () => 200,
  port = 0,
): Promise<WebhookReceiver> {
  const received: Stripe.Event[] = [];
  let arrived = () => {};
  let next = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const stripe = new Stripe('sk_test_unused');
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const event = stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), SECRET);
    const status = answer(event, received.filter(({ id }) => id === event.id).length);
    response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {});
    response.end();
    received.push(event);
    const release = arrived;
    next = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    release();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    webhook: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`, secret: SECRET },
    received,
    delivery: async (type, nth = 1) => {
      for (;;) {
        const found = received.filter((event) => event.type === type)[nth - 1];
        if (found) return found;
        await next;
      }
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
