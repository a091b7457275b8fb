/**
 * How Stripe takes a call, whatever it asks. Against the stand-in:
 *   jest --selectProjects unit infra/local/stand-ins/stripe
 * Against Stripe's test mode (an account that may be written to; nothing is charged):
 *   STRIPE_TEST_KEY=sk_test_… jest --selectProjects unit infra/local/stand-ins/stripe
 * The second leaves out, and says so, what only the stand-in has.
 */
import Stripe from 'stripe';
import { clientOf, localAccount, locally, oneRelease, pay, REAL_KEY, refusal } from './stripe-under-test.ts';

let stripe: Stripe;
let url = '';
let stop = async () => {};
beforeAll(async () => {
  if (REAL_KEY !== undefined) stripe = new Stripe(REAL_KEY);
  else ({ stripe, url, stop } = await localAccount());
});
afterAll(() => stop());

const wrong = (parameters: object) => parameters as Stripe.Checkout.SessionCreateParams;

describe('idempotency keys', () => {
  const newKey = () => `segno-${Date.now()}-${Math.random()}`;

  test('the same request gets the same reply, marked as replayed, and happens once', async () => {
    const intent = await pay(stripe);
    const idempotencyKey = newKey();
    const refund = () => stripe.refunds.create({ payment_intent: intent.id, amount: 100 }, { idempotencyKey });
    const first = await refund();
    const again = await refund();
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    expect(await stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({ amount_refunded: 100 });
  });

  test('a refusal after the call began is replayed too', async () => {
    const intent = await pay(stripe);
    const idempotencyKey = newKey();
    const tooMuch = () =>
      refusal(stripe.refunds.create({ payment_intent: intent.id, amount: 999 }, { idempotencyKey }));
    await tooMuch();
    expect((await tooMuch()).headers).toMatchObject({ 'idempotent-replayed': 'true' });
  });

  test('other parameters under a used key are an idempotency error', async () => {
    const intent = await pay(stripe);
    const idempotencyKey = newKey();
    await stripe.refunds.create({ payment_intent: intent.id, amount: 100 }, { idempotencyKey });
    const other = await refusal(stripe.refunds.create({ payment_intent: intent.id, amount: 50 }, { idempotencyKey }));
    expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  test('the same parameters for another object under a used key are an idempotency error', async () => {
    const one = await stripe.checkout.sessions.create(oneRelease());
    const other = await stripe.checkout.sessions.create(oneRelease());
    const idempotencyKey = newKey();
    await stripe.checkout.sessions.expire(one.id, {}, { idempotencyKey });
    const refused = await refusal(stripe.checkout.sessions.expire(other.id, {}, { idempotencyKey }));
    expect(refused).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    expect(await stripe.checkout.sessions.retrieve(other.id)).toMatchObject({ status: 'open' });
  });

  test('parameters that are refused do not use the key up', async () => {
    const idempotencyKey = newKey();
    await refusal(stripe.checkout.sessions.create(wrong({ mode: 'payment' }), { idempotencyKey }));
    expect(await stripe.checkout.sessions.create(oneRelease(), { idempotencyKey })).toMatchObject({ status: 'open' });
  });
});

describe('refusals', () => {
  test('a wrong key is refused with 401 and shown only in part', async () => {
    const badKey = 'sk_test_000000000000000000000000';
    const stranger = REAL_KEY === undefined ? clientOf(url, badKey) : new Stripe(badKey);
    const refused = await refusal(stranger.paymentIntents.retrieve('pi_1'));
    expect(refused).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect(refused.message).toContain('Invalid API Key provided: sk_test_');
    expect(refused.message).not.toContain(badKey);
  });

  test.each([
    ['checkout session', () => stripe.checkout.sessions.retrieve('cs_test_none')],
    ['payment', () => stripe.paymentIntents.retrieve('pi_none')],
    ['charge', () => stripe.charges.retrieve('ch_none')],
    ['dispute', () => stripe.disputes.retrieve('du_none')],
    ['balance transaction', () => stripe.balanceTransactions.retrieve('txn_none')],
  ])('an unknown %s is resource_missing, 404', async (_, call) => {
    expect(await refusal(call())).toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  test('an unknown URL is named in the refusal', async () => {
    const refused = await refusal(stripe.rawRequest('GET', '/v1/gramophones'));
    expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 404 });
    expect(refused.message).toContain('Unrecognized request URL (GET: /v1/gramophones)');
  });

  test('a page is of 1 to 100', async () => {
    for (const limit of [0, 101])
      expect(await refusal(stripe.events.list({ limit }))).toMatchObject({
        code: 'parameter_invalid_integer',
        param: 'limit',
      });
  });
});

locally('what the stand-in refuses on its own', () => {
  test('an operation that is not implemented is loud', async () => {
    const refused = await refusal(stripe.customers.create({ email: 'ada@example.com' }));
    expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 404 });
    expect(refused.message).toContain('The local stand-in does not implement it');
  });

  test('another version of the API and connected accounts are refused', async () => {
    const versioned = stripe.paymentIntents.retrieve('pi_1', {}, { apiVersion: '2020-08-27' });
    expect((await refusal(versioned)).message).toContain('2020-08-27');
    const connected = stripe.paymentIntents.retrieve('pi_1', {}, { stripeAccount: 'acct_1' });
    expect(await refusal(connected)).toMatchObject({ statusCode: 403 });
  });

  test('an idempotency key can be used anew after a day, as at Stripe', async () => {
    let later = 0;
    const account = await localAccount({ now: () => new Date(Date.now() + later) });
    const create = () => account.stripe.checkout.sessions.create(oneRelease(), { idempotencyKey: 'k' });
    const first = await create();
    later = 25 * 3600 * 1000;
    expect((await create()).id).not.toBe(first.id);
    await account.stop();
  });

  test('a call without any key is told so', async () => {
    const reply = await fetch(`${url}/v1/events`);
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test('any paid charge can be disputed, long after it was paid', async () => {
    const intent = await pay(stripe);
    const charge = String(intent.latest_charge);
    expect(await stripe.rawRequest('POST', '/local/disputes', { charge })).toMatchObject({ status: 'needs_response' });
    expect(await refusal(stripe.rawRequest('POST', '/local/disputes', { charge }))).toMatchObject({ statusCode: 400 });
  });
});
