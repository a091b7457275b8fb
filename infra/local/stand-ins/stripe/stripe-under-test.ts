import { once } from 'node:events';
import Stripe from 'stripe';
import { atEnd, stoppedAtEnd, temporaryFolder } from '../../../test/test-cleanup.ts';
import { listen, readBody } from '../../server.ts';
import { type StripeOptions, startStripe } from './start-stripe.ts';
import { TEST_METHODS } from './test-methods.ts';

/** If set, the suites run against Stripe's own test mode. */
export const REAL_KEY = process.env.STRIPE_TEST_KEY;
if (REAL_KEY !== undefined && !/^(sk|rk)_test_/.test(REAL_KEY))
  throw new Error('STRIPE_TEST_KEY must be a test-mode key (sk_test_… or rk_test_…)');

const LOCAL_KEY = 'sk_test_local_segno';

/**
 * Groups tests of features that only the stand-in has: its pay page, its files, and a webhook that can reach this
 * machine.
 */
export function locally(name: string, tests: () => void): void {
  if (REAL_KEY === undefined) {
    describe(name, tests);
    return;
  }
  describe.skip(name, tests);
  // Jest prints nothing for a file whose tests are all skipped, so this test names the missing group.
  test(`left out: ${name} (only the stand-in has it, and STRIPE_TEST_KEY is set)`, () => {});
}

export type LocalAccount = { stripe: Stripe; url: string; directory: string; stop: () => Promise<void> };

/** Starts a stand-in on a free port, in a new folder unless one is given. */
export async function localAccount(options: Partial<StripeOptions> = {}): Promise<LocalAccount> {
  const directory = options.directory ?? temporaryFolder();
  const standIn = await startStripe({ port: 0, apiKey: LOCAL_KEY, ...options, directory });
  return { ...stoppedAtEnd(standIn), stripe: clientOf(standIn.url), directory };
}

export function clientOf(url: string, apiKey = LOCAL_KEY): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(apiKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** Opens the account under test: the stand-in's, or the real one. */
export const anAccount = async (): Promise<{ stripe: Stripe; url: string }> =>
  REAL_KEY === undefined ? localAccount() : { stripe: new Stripe(REAL_KEY), url: '' };

/** The parameters for a single release at $3. */
export const oneRelease = (
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
  { name = 'Single: Blue Hour', unit_amount = 300, quantity = 1 } = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [{ quantity, price_data: { currency: 'usd', unit_amount, product_data: { name } } }],
  success_url: 'https://segno.example/paid?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://segno.example/releases',
  ...changes,
});

/** Presses Pay on a session's page. */
export const pressPay = (url: string | null, fields: Record<string, string> = {}): Promise<Response> => {
  const typed = { email: 'ada@example.com', card: '4242 4242 4242 4242', ...fields };
  return fetch(url ?? '', { method: 'POST', redirect: 'manual', body: new URLSearchParams(typed) });
};

const numberOf = (outcome: 'paid' | 'disputed'): string =>
  TEST_METHODS.find((method) => method.outcome === outcome)?.number ?? '';

/** A payment whose charge is an id (not expanded). */
export type Paid = Stripe.PaymentIntent & { latest_charge: string };

/**
 * Makes a payment of 300 cents: on the stand-in's pay page, or through the API of the real Stripe, whose page needs a
 * browser.
 */
export async function pay(stripe: Stripe, outcome: 'paid' | 'disputed' = 'paid'): Promise<Paid> {
  if (REAL_KEY !== undefined) {
    const intent = await stripe.paymentIntents.create({
      amount: 300,
      currency: 'usd',
      payment_method: outcome === 'paid' ? 'pm_card_bypassPending' : 'pm_card_createDispute',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
    });
    return intent as Stripe.PaymentIntent as Paid;
  }
  const session = await stripe.checkout.sessions.create(oneRelease());
  await pressPay(session.url, { card: numberOf(outcome) });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
  return (await stripe.paymentIntents.retrieve(String(payment_intent))) as Stripe.PaymentIntent as Paid;
}

/** Returns Stripe's error for a call. Fails if the call succeeds. */
export async function refusal(call: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const error = await call.then(
    () => new Error('The call was not refused'),
    (refused: unknown) => refused,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw error;
}

/**
 * Polls until there is an answer, for changes that the real Stripe makes a moment later without an event that the test
 * could await.
 */
export async function eventually<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error('Nothing arrived within 20 seconds');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const SECRET = 'whsec_local_segno';

/** Starts the shop's webhook, which verifies the signature and responds with the given status. */
export async function webhookReceiver(answer: (event: Stripe.Event, earlier: number) => number = () => 200) {
  /** All deliveries whose signature stripe-node verified, whatever the response was. */
  const received: Stripe.Event[] = [];
  const arrivals = new EventTarget();
  const { webhooks } = new Stripe('sk_test_unused');
  const { url, stop } = await listen(async (request, response) => {
    const signature = String(request.headers['stripe-signature']);
    const event = webhooks.constructEvent(await readBody(request), signature, SECRET);
    const status = answer(event, received.filter(({ id }) => id === event.id).length);
    response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {}).end();
    received.push(event);
    arrivals.dispatchEvent(new Event('arrival'));
  }, 0);
  atEnd(stop);
  return {
    webhook: { url: `${url}/webhook`, secret: SECRET },
    received,
    /** Waits for the nth delivery of a type; 1 is the first. */
    async delivery(type: string, nth = 1): Promise<Stripe.Event> {
      for (;;) {
        const found = received.filter((event) => event.type === type)[nth - 1];
        if (found) return found;
        await once(arrivals, 'arrival');
      }
    },
  };
}
