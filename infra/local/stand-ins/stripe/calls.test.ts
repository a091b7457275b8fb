/**
 * Tests how Stripe handles any call, whatever the operation. To run this against Stripe's test mode, see
 * `stripe.test.ts`.
 */
import Stripe from 'stripe';
import { anAccount, clientOf, localAccount, locally, oneRelease, pay, REAL_KEY, refusal } from './stripe-under-test.ts';

let stripe: Stripe;
let url = '';
beforeAll(async () => {
  ({ stripe, url } = await anAccount());
});

describe('idempotency keys', () => {
  const newKey = () => `segno-${Date.now()}-${Math.random()}`;
  const refunds = async () => {
    const { id, latest_charge } = await pay(stripe);
    const idempotencyKey = newKey();
    const refund = (amount: number) => stripe.refunds.create({ payment_intent: id, amount }, { idempotencyKey });
    return { refund, latest_charge };
  };

  test('the same request gets the same reply, marked as replayed, and happens once', async () => {
    const { refund, latest_charge } = await refunds();
    const first = await refund(100);
    const again = await refund(100);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    expect(await stripe.charges.retrieve(latest_charge)).toMatchObject({ amount_refunded: 100 });
  });

  test('a refusal after the call began is replayed too', async () => {
    const { refund } = await refunds();
    await refusal(refund(999));
    expect((await refusal(refund(999))).headers).toMatchObject({ 'idempotent-replayed': 'true' });
  });

  test('other parameters, or another object, under a used key are an idempotency error', async () => {
    const misused = { type: 'StripeIdempotencyError', statusCode: 400 };
    const { refund } = await refunds();
    await refund(100);
    expect(await refusal(refund(50))).toMatchObject(misused);

    const [one, other] = [
      await stripe.checkout.sessions.create(oneRelease()),
      await stripe.checkout.sessions.create(oneRelease()),
    ];
    const idempotencyKey = newKey();
    await stripe.checkout.sessions.expire(one.id, {}, { idempotencyKey });
    expect(await refusal(stripe.checkout.sessions.expire(other.id, {}, { idempotencyKey }))).toMatchObject(misused);
    expect(await stripe.checkout.sessions.retrieve(other.id)).toMatchObject({ status: 'open' });
  });

  test('parameters that are refused do not use up the key', async () => {
    const idempotencyKey = newKey();
    const create = (changes: object) => stripe.checkout.sessions.create(oneRelease(changes), { idempotencyKey });
    await refusal(create({ line_items: undefined }));
    expect(await create({})).toMatchObject({ status: 'open' });
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
  ])('an unknown %s is resource_missing, 404', async (_, call) => {
    expect(await refusal(call())).toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  test('an unknown URL is named in the refusal', async () => {
    const refused = await refusal(stripe.rawRequest('GET', '/v1/gramophones'));
    expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 404 });
    expect(refused.message).toContain('Unrecognized request URL (GET: /v1/gramophones)');
  });

  test.each([0, 101])('a page has 1 to 100 objects, and not %i', async (limit) => {
    expect(await refusal(stripe.events.list({ limit }))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  });
});

locally('refusals of the stand-in alone', () => {
  test('an operation that is not implemented, and another version of the API, are refused loudly', async () => {
    const refused = await refusal(stripe.customers.create({ email: 'ada@example.com' }));
    expect(refused.message).toContain('The local stand-in does not implement it');
    const versioned = stripe.paymentIntents.retrieve('pi_1', {}, { apiVersion: '2020-08-27' });
    expect((await refusal(versioned)).message).toContain('2020-08-27');
  });

  test('an idempotency key can be reused after a day, as at Stripe', async () => {
    let later = 0;
    const account = await localAccount({ now: () => new Date(Date.now() + later) });
    const create = () => account.stripe.checkout.sessions.create(oneRelease(), { idempotencyKey: 'k' });
    const first = await create();
    later = 25 * 3600 * 1000;
    expect((await create()).id).not.toBe(first.id);
  });

  test('a call without a key is refused with that reason', async () => {
    const reply = await fetch(`${url}/v1/events`);
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });
});
