/**
 * What Segno asks of Stripe. Against the stand-in:
 *   jest --selectProjects unit infra/local/stand-ins/stripe
 * Against Stripe's test mode (an account that may be written to; nothing is charged):
 *   STRIPE_TEST_KEY=sk_test_… jest --selectProjects unit infra/local/stand-ins/stripe
 * The second leaves out, and says so, what only the stand-in has.
 */
import Stripe from 'stripe';
import { eventually, localAccount, oneRelease, pay, REAL_KEY, refusal } from './stripe-under-test.ts';

let stripe: Stripe;
let stop = async () => {};
beforeAll(async () => {
  if (REAL_KEY !== undefined) stripe = new Stripe(REAL_KEY);
  else ({ stripe, stop } = await localAccount());
});
afterAll(() => stop());

const nowInSeconds = () => Math.floor(Date.now() / 1000);
const wrong = (parameters: object) => parameters as Stripe.Checkout.SessionCreateParams;

describe('checkout sessions', () => {
  test('a new session is open, unpaid, adds its items up and expires after 24 hours', async () => {
    const session = await stripe.checkout.sessions.create(
      oneRelease({
        metadata: { release: 'rel_1' },
        client_reference_id: 'order_1',
        customer_email: 'ada@example.com',
        line_items: [
          { quantity: 2, price_data: { currency: 'usd', unit_amount: 300, product_data: { name: 'Single' } } },
          { quantity: 1, price_data: { currency: 'usd', unit_amount: 900, product_data: { name: 'Album' } } },
        ],
      }),
    );
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: 1500,
      amount_total: 1500,
      currency: 'usd',
      metadata: { release: 'rel_1' },
      client_reference_id: 'order_1',
      customer_email: 'ada@example.com',
      payment_intent: null,
      livemode: false,
    });
    expect(session.url).toMatch(/^https?:/);
    expect(session.expires_at - session.created).toBe(86_400);
  });

  test('an open session can be expired once; its page is gone', async () => {
    const { id } = await stripe.checkout.sessions.create(oneRelease());
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    const refused = await refusal(stripe.checkout.sessions.expire(id));
    expect(refused).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
    expect(refused.message).toContain('expired');
  });

  test('expires_at may be from 30 minutes to 24 hours away', async () => {
    const expires_at = nowInSeconds() + 31 * 60;
    expect(await stripe.checkout.sessions.create(oneRelease({ expires_at }))).toMatchObject({ expires_at });
    for (const seconds of [29 * 60, 25 * 3600]) {
      const refused = await refusal(
        stripe.checkout.sessions.create(oneRelease({ expires_at: nowInSeconds() + seconds })),
      );
      expect(refused).toMatchObject({ statusCode: 400, param: 'expires_at' });
    }
  });

  test.each([
    ['a missing parameter', wrong({ ...oneRelease(), line_items: undefined }), 'parameter_missing', 'line_items'],
    [
      'a missing nested parameter',
      wrong({ ...oneRelease(), line_items: [{ quantity: 1, price_data: { unit_amount: 300 } }] }),
      'parameter_missing',
      'line_items[0][price_data][currency]',
    ],
    ['an unknown parameter', wrong({ ...oneRelease(), colour: 'blue' }), 'parameter_unknown', 'colour'],
    [
      'an unknown nested parameter',
      wrong({ ...oneRelease(), payment_intent_data: { colour: 'blue' } }),
      'parameter_unknown',
      'payment_intent_data[colour]',
    ],
    ['text for a number', wrong({ ...oneRelease(), expires_at: 'soon' }), 'parameter_invalid_integer', 'expires_at'],
    ['an empty value', wrong({ ...oneRelease(), cancel_url: '' }), 'parameter_invalid_empty', 'cancel_url'],
    ['an address that is not a URL', oneRelease({ success_url: 'javascript:alert(1)' }), 'url_invalid', 'success_url'],
    ['an e-mail without a domain', oneRelease({ customer_email: 'ada' }), 'email_invalid', 'customer_email'],
    [
      'a total below the smallest payment',
      oneRelease({
        line_items: [
          { quantity: 1, price_data: { currency: 'usd', unit_amount: 20, product_data: { name: 'Nearly free' } } },
        ],
      }),
      'amount_too_small',
      undefined,
    ],
  ])('%s is refused with its code and the name of the parameter', async (_, parameters, code, param) => {
    const refused = await refusal(stripe.checkout.sessions.create(parameters));
    expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code });
    if (param !== undefined) expect(refused.param).toBe(param);
  });

  test('metadata takes 50 keys of 40 characters with 500 characters each, and drops empty ones', async () => {
    const kept = await stripe.checkout.sessions.create(
      oneRelease({ metadata: { ['k'.repeat(40)]: 'v'.repeat(500), 0: 'zero', gone: '' } }),
    );
    expect(kept.metadata).toEqual({ ['k'.repeat(40)]: 'v'.repeat(500), 0: 'zero' });
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, 'v']));
    for (const metadata of [{ key: 'v'.repeat(501) }, { ['k'.repeat(41)]: 'v' }, many])
      expect(await refusal(stripe.checkout.sessions.create(oneRelease({ metadata })))).toMatchObject({
        statusCode: 400,
      });
  });
});

describe('payments', () => {
  test('a payment, its charge and what Stripe kept of it come in one call when expanded', async () => {
    const { id } = await pay(stripe);
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount: 300,
      amount_received: 300,
      metadata: { release: 'rel_1' },
    });
    const charge = intent.latest_charge as Stripe.Charge;
    expect(charge).toMatchObject({ status: 'succeeded', paid: true, refunded: false, metadata: { release: 'rel_1' } });
    const booked = charge.balance_transaction as Stripe.BalanceTransaction;
    expect(booked).toMatchObject({ type: 'charge', reporting_category: 'charge', source: charge.id });
    expect(booked.fee).toBeGreaterThan(0);
    expect(booked.net).toBe(booked.amount - booked.fee);
    expect(await stripe.balanceTransactions.retrieve(booked.id)).toMatchObject({ id: booked.id, net: booked.net });
    const plain = await stripe.charges.retrieve(charge.id);
    expect(plain).toMatchObject({ payment_intent: id, balance_transaction: booked.id });
  });

  test('a property that holds no object cannot be expanded', async () => {
    const intent = await pay(stripe);
    for (const expand of [['colour'], ['latest_charge.colour']]) {
      const refused = await refusal(stripe.paymentIntents.retrieve(intent.id, { expand }));
      expect(refused).toMatchObject({ statusCode: 400 });
      expect(refused.message).toContain('cannot be expanded');
    }
  });
});

describe('refunds', () => {
  test('a part is refunded, then the rest; the charge keeps count', async () => {
    const intent = await pay(stripe);
    const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 100, metadata: { why: 'split' } });
    expect(part).toMatchObject({
      amount: 100,
      status: 'succeeded',
      payment_intent: intent.id,
      metadata: { why: 'split' },
    });
    const afterPart = await stripe.charges.retrieve(String(intent.latest_charge));
    expect(afterPart).toMatchObject({ amount_refunded: 100, refunded: false });
    const rest = await stripe.refunds.create({ charge: afterPart.id, reason: 'requested_by_customer' });
    expect(rest).toMatchObject({ amount: 200, charge: afterPart.id, reason: 'requested_by_customer' });
    expect(await stripe.charges.retrieve(afterPart.id)).toMatchObject({ amount_refunded: 300, refunded: true });
    expect(await stripe.balanceTransactions.retrieve(String(rest.balance_transaction))).toMatchObject({
      amount: -200,
      type: 'refund',
    });
  });

  test('more than is left is refused and changes nothing', async () => {
    const intent = await pay(stripe);
    await stripe.refunds.create({ payment_intent: intent.id, amount: 100 });
    const refused = await refusal(stripe.refunds.create({ payment_intent: intent.id, amount: 201 }));
    expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
    expect(refused.message).toContain('$2.01');
    expect(await stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({ amount_refunded: 100 });
  });

  test('a charge that is refunded in full cannot be refunded again', async () => {
    const intent = await pay(stripe);
    await stripe.refunds.create({ payment_intent: intent.id });
    expect(await refusal(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    });
  });

  test('a refund names a charge or a payment that exists', async () => {
    expect(await refusal(stripe.refunds.create({}))).toMatchObject({ statusCode: 400 });
    expect(await refusal(stripe.refunds.create({ charge: 'ch_none' }))).toMatchObject({
      code: 'resource_missing',
      param: 'charge',
    });
  });

  test('simultaneous refunds never give back more than was paid', async () => {
    const intent = await pay(stripe);
    const tries = Array.from({ length: 5 }, () => stripe.refunds.create({ payment_intent: intent.id, amount: 100 }));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3);
    const charge = await stripe.charges.retrieve(String(intent.latest_charge));
    expect(charge.amount_refunded).toBeLessThanOrEqual(300);
  });
});

describe('disputes', () => {
  const dispute = async (intent: Stripe.PaymentIntent) =>
    eventually(async () => {
      const { data } = await stripe.events.list({ type: 'charge.dispute.created', limit: 100 });
      const about = data.map((event) => event.data.object as Stripe.Dispute);
      return about.find(({ payment_intent }) => payment_intent === intent.id);
    });

  test('a disputed charge cannot be refunded; accepting the dispute loses it', async () => {
    const intent = await pay(stripe, 'disputed');
    const opened = await dispute(intent);
    expect(opened).toMatchObject({
      amount: 300,
      charge: intent.latest_charge,
      reason: 'fraudulent',
      status: 'needs_response',
    });
    expect(await stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({ disputed: true });
    expect(await refusal(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      code: 'charge_disputed',
    });
    expect(await stripe.disputes.close(opened.id)).toMatchObject({ status: 'lost' });
    expect(await refusal(stripe.disputes.close(opened.id))).toMatchObject({ statusCode: 400 });
  });

  test('winning evidence wins, and the money is reinstated', async () => {
    const { id } = await dispute(await pay(stripe, 'disputed'));
    await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
    const won = await eventually(async () => {
      const read = await stripe.disputes.retrieve(id);
      return read.status === 'won' ? read : undefined;
    });
    expect(won.balance_transactions.map((booked) => booked.amount)).toEqual([-300, 300]);
  });
});

describe('events', () => {
  test('what happened is listed by type, newest first', async () => {
    const intent = await pay(stripe);
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    const event = await eventually(async () => {
      const { data } = await stripe.events.list({ type: 'charge.refunded', limit: 10 });
      return data.find((one) => (one.data.object as Stripe.Charge).id === refund.charge);
    });
    expect(event.data).toMatchObject({
      object: { amount_refunded: 300, refunded: true },
      previous_attributes: { amount_refunded: 0 },
    });
  });
});
