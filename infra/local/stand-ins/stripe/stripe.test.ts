/**
 * Tests the Stripe operations that Segno uses. Against the stand-in:
 *   jest --selectProjects unit infra/local/stand-ins/stripe
 * Against Stripe's test mode (an account that may be written to; nothing is charged):
 *   STRIPE_TEST_KEY=sk_test_… jest --selectProjects unit infra/local/stand-ins/stripe
 * The latter skips tests of features that only the stand-in has, and says so.
 */
import type Stripe from 'stripe';
import { anAccount, eventually, oneRelease, type Paid, pay, refusal } from './stripe-under-test.ts';

let stripe: Stripe;
beforeAll(async () => {
  ({ stripe } = await anAccount());
});

const wrong = (parameters: object) => ({ ...oneRelease(), ...parameters }) as Stripe.Checkout.SessionCreateParams;
const create = (parameters: Stripe.Checkout.SessionCreateParams) => stripe.checkout.sessions.create(parameters);

describe('checkout sessions', () => {
  test('a new session is open, unpaid, has the total of its items and expires after 24 hours', async () => {
    const single = { name: 'Single', unit_amount: 300, quantity: 2 };
    const album = { name: 'Album', unit_amount: 900, quantity: 1 };
    const request = {
      metadata: { release: 'rel_1' },
      client_reference_id: 'order_1',
      customer_email: 'ada@example.com',
    };
    const line_items = [single, album].flatMap((item) => oneRelease({}, item).line_items ?? []);
    const session = await create(oneRelease({ ...request, line_items }));
    expect(session).toMatchObject({
      ...request,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: 1500,
      amount_total: 1500,
      currency: 'usd',
      payment_intent: null,
      livemode: false,
    });
    expect(session.url).toMatch(/^https?:/);
    expect(session.expires_at - session.created).toBe(86_400);
  });

  test('an open session can be expired once; its page then closes', async () => {
    const { id } = await create(oneRelease());
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    const refused = await refusal(stripe.checkout.sessions.expire(id));
    expect(refused).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
    expect(refused.message).toContain('expired');
  });

  test('open sessions are listed, newest first', async () => {
    const [older, newer, expired] = [
      await create(oneRelease()),
      await create(oneRelease()),
      await create(oneRelease()),
    ];
    await stripe.checkout.sessions.expire(expired.id);
    const { data } = await stripe.checkout.sessions.list({ status: 'open', limit: 2 });
    expect(data.map(({ id }) => id)).toEqual([newer.id, older.id]);
  });

  const noCurrency = [{ quantity: 1, price_data: { unit_amount: 300 } }];
  test.each([
    ['a missing parameter', wrong({ line_items: undefined }), 'parameter_missing', 'line_items'],
    [
      'a missing nested parameter',
      wrong({ line_items: noCurrency }),
      'parameter_missing',
      'line_items[0][price_data][currency]',
    ],
    ['an unknown parameter', wrong({ colour: 'blue' }), 'parameter_unknown', 'colour'],
    ['an empty value', wrong({ cancel_url: '' }), 'parameter_invalid_empty', 'cancel_url'],
    ['an address that is not a URL', wrong({ success_url: 'javascript:alert(1)' }), 'url_invalid', 'success_url'],
    ['an e-mail without a domain', wrong({ customer_email: 'ada' }), 'email_invalid', 'customer_email'],
    ['a total below the smallest payment', oneRelease({}, { unit_amount: 20 }), 'amount_too_small', undefined],
  ])('%s is refused with its code and the name of the parameter', async (_, parameters, code, param) => {
    const refused = await refusal(create(parameters));
    expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code });
    if (param !== undefined) expect(refused.param).toBe(param);
  });

  test('metadata takes 50 keys of 40 characters with 500 characters each, and drops empty ones', async () => {
    const stored = { ['k'.repeat(40)]: 'v'.repeat(500), 0: 'zero' };
    expect((await create(oneRelease({ metadata: { ...stored, gone: '' } }))).metadata).toEqual(stored);
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, 'v']));
    for (const metadata of [{ key: 'v'.repeat(501) }, { ['k'.repeat(41)]: 'v' }, many])
      expect(await refusal(create(oneRelease({ metadata })))).toMatchObject({ statusCode: 400 });
  });
});

describe('payments and refunds', () => {
  const refund = ({ id }: Paid, amount?: number) =>
    stripe.refunds.create({ payment_intent: id, ...(amount && { amount }) });
  const charge = ({ latest_charge }: Paid) => stripe.charges.retrieve(latest_charge);

  test('a payment has a charge', async () => {
    const paid = await pay(stripe);
    expect(paid).toMatchObject({ status: 'succeeded', amount: 300, amount_received: 300 });
    expect(await charge(paid)).toMatchObject({
      status: 'succeeded',
      paid: true,
      refunded: false,
      payment_intent: paid.id,
    });
  });

  test('a part is refunded, then the rest; the charge keeps count', async () => {
    const paid = await pay(stripe);
    expect(await refund(paid, 100)).toMatchObject({ amount: 100, status: 'succeeded', payment_intent: paid.id });
    expect(await charge(paid)).toMatchObject({ amount_refunded: 100, refunded: false });
    expect(await refund(paid)).toMatchObject({ amount: 200, charge: paid.latest_charge });
    expect(await charge(paid)).toMatchObject({ amount_refunded: 300, refunded: true });
    expect(await refusal(refund(paid))).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
  });

  test('a refund of more than is left is refused and changes nothing', async () => {
    const paid = await pay(stripe);
    await refund(paid, 100);
    const refused = await refusal(refund(paid, 201));
    expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
    expect(refused.message).toContain('$2.01');
    expect(await charge(paid)).toMatchObject({ amount_refunded: 100 });
  });

  test('a refund of a payment that does not exist is refused', async () => {
    expect(await refusal(stripe.refunds.create({ payment_intent: 'pi_none' }))).toMatchObject({
      code: 'resource_missing',
      param: 'payment_intent',
    });
  });

  test('simultaneous refunds never give back more than was paid', async () => {
    const paid = await pay(stripe);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => refund(paid, 100)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3);
    expect((await charge(paid)).amount_refunded).toBeLessThanOrEqual(300);
  });

  test('events are listed by type', async () => {
    const paid = await pay(stripe);
    await refund(paid);
    const event = await eventually(async () => {
      const { data } = await stripe.events.list({ type: 'charge.refunded', limit: 10 });
      return data.find((one) => (one.data.object as Stripe.Charge).id === paid.latest_charge);
    });
    expect(event.data).toMatchObject({
      object: { amount_refunded: 300, refunded: true },
      previous_attributes: { amount_refunded: 0 },
    });
  });
});

describe('the revenue and cost of a payment', () => {
  test('the fee is in the balance transaction of its charge, which follows a moment after the charge', async () => {
    const { id, latest_charge } = await pay(stripe);
    const event = await eventually(async () => {
      const { data } = await stripe.events.list({ type: 'charge.updated', limit: 100 });
      return data.find((one) => (one.data.object as Stripe.Charge).id === latest_charge);
    });
    expect(event.data.previous_attributes).toMatchObject({ balance_transaction: null });
    const expand = ['latest_charge.balance_transaction'];
    const charge = (await stripe.paymentIntents.retrieve(id, { expand })).latest_charge as Stripe.Charge;
    const credited = charge.balance_transaction as Stripe.BalanceTransaction;
    expect(credited).toMatchObject({
      object: 'balance_transaction',
      amount: 300,
      source: latest_charge,
      type: 'charge',
      reporting_category: 'charge',
    });
    expect(credited.fee).toBeGreaterThan(0);
    expect(credited.net).toBe(300 - credited.fee);
    expect(credited.fee_details).toMatchObject([{ amount: credited.fee, type: 'stripe_fee' }]);
    expect(await stripe.balanceTransactions.retrieve(credited.id)).toMatchObject({ fee: credited.fee });
  });

  test('a refund takes the amount and returns no fee', async () => {
    const { id } = await pay(stripe);
    const expand = ['balance_transaction'];
    const refund = await stripe.refunds.create({ payment_intent: id, amount: 100, expand });
    expect(refund.balance_transaction).toMatchObject({ amount: -100, fee: 0, net: -100, source: refund.id });
  });

  test('a dispute takes the amount and its fee', async () => {
    const paid = await pay(stripe, 'disputed');
    const dispute = await eventually(async () => {
      const { data } = await stripe.disputes.list({ payment_intent: paid.id });
      return data.find(({ balance_transactions }) => balance_transactions.length > 0);
    });
    const [withdrawn] = dispute.balance_transactions;
    expect(withdrawn).toMatchObject({ amount: -300, type: 'adjustment', reporting_category: 'dispute' });
    expect(withdrawn?.fee).toBeGreaterThan(0);
  });

  test.each([['amount'], ['latest_charge.paid'], ['nothing']])(
    '%s is not an object, and is not expanded',
    async (field) => {
      const { id } = await pay(stripe);
      const refused = await refusal(stripe.paymentIntents.retrieve(id, { expand: [field] }));
      expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
      expect(refused.message).toContain('cannot be expanded');
    },
  );
});

describe('lists, newest first', () => {
  test('the refunds and disputes of one payment, with the payment on request', async () => {
    const [paid, other, disputed] = [await pay(stripe), await pay(stripe), await pay(stripe, 'disputed')];
    const refund = (payment_intent: string, amount: number) => stripe.refunds.create({ payment_intent, amount });
    const [older, newer] = [await refund(paid.id, 100), await refund(paid.id, 50)];
    await refund(other.id, 10);
    const { data } = await stripe.refunds.list({ payment_intent: paid.id, expand: ['data.charge'] });
    expect(data.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(data[0]?.charge).toMatchObject({ id: paid.latest_charge, amount_refunded: 150 });
    const disputes = await eventually(async () => {
      const page = await stripe.disputes.list({ charge: disputed.latest_charge });
      return page.data.length > 0 ? page.data : undefined;
    });
    expect(disputes).toMatchObject([{ payment_intent: disputed.id }]);
    expect((await stripe.disputes.list({ payment_intent: paid.id })).data).toEqual([]);
  });

  test('page after page, each object once', async () => {
    const { id: payment_intent } = await pay(stripe);
    const made: string[] = [];
    for (const amount of [10, 20, 30]) made.unshift((await stripe.refunds.create({ payment_intent, amount })).id);
    const first = await stripe.refunds.list({ payment_intent, limit: 2 });
    expect(first.has_more).toBe(true);
    const listed: string[] = [];
    for await (const { id } of stripe.refunds.list({ payment_intent, limit: 2 })) listed.push(id);
    expect(listed).toEqual(made);
  });

  test('the events of some types since a time, or of a group of types', async () => {
    const paid = await pay(stripe);
    const refund = await stripe.refunds.create({ payment_intent: paid.id });
    const types = ['refund.created', 'charge.refunded'];
    const listed = await eventually(async () => {
      const { data } = await stripe.events.list({ types, created: { gte: refund.created }, limit: 100 });
      const ids = data.map(({ data: { object } }) => (object as Stripe.Charge | Stripe.Refund).id);
      return ids.includes(refund.id) && ids.includes(paid.latest_charge) ? data : undefined;
    });
    for (const { type, created } of listed) {
      expect(types).toContain(type);
      expect(created).toBeGreaterThanOrEqual(refund.created);
    }
    const ofCharges = await stripe.events.list({ type: 'charge.*', limit: 100 });
    expect(ofCharges.data.every(({ type }) => type.startsWith('charge.'))).toBe(true);
    expect((await stripe.events.list({ types, created: { gt: refund.created + 3600 } })).data).toEqual([]);
    expect(await refusal(stripe.events.list({ type: 'charge.*', types }))).toMatchObject({ statusCode: 400 });
    const tooMany = Array.from({ length: 21 }, () => 'charge.refunded');
    expect(await refusal(stripe.events.list({ types: tooMany }))).toMatchObject({ statusCode: 400, param: 'types' });
  });

  test('after an object that does not exist is refused', async () => {
    expect(await refusal(stripe.events.list({ starting_after: 'evt_none' }))).toMatchObject({
      code: 'resource_missing',
      param: 'starting_after',
    });
  });
});
