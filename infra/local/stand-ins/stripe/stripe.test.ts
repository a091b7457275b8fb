/**
 * What Segno asks of Stripe. Against the stand-in:
 *   jest --selectProjects unit infra/local/stand-ins/stripe
 * Against Stripe's test mode (an account that may be written to; nothing is charged):
 *   STRIPE_TEST_KEY=sk_test_… jest --selectProjects unit infra/local/stand-ins/stripe
 * The second leaves out, and says so, what only the stand-in has.
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
  test('a new session is open, unpaid, adds its items up and expires after 24 hours', async () => {
    const single = { name: 'Single', unit_amount: 300, quantity: 2 };
    const album = { name: 'Album', unit_amount: 900, quantity: 1 };
    const asked = {
      metadata: { release: 'rel_1' },
      client_reference_id: 'order_1',
      customer_email: 'ada@example.com',
    };
    const line_items = [single, album].flatMap((item) => oneRelease({}, item).line_items ?? []);
    const session = await create(oneRelease({ ...asked, line_items }));
    expect(session).toMatchObject({
      ...asked,
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

  test('an open session can be expired once; its page is gone', async () => {
    const { id } = await create(oneRelease());
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    const refused = await refusal(stripe.checkout.sessions.expire(id));
    expect(refused).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
    expect(refused.message).toContain('expired');
  });

  test('those that can be paid are listed, newest first', async () => {
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

  test('more than is left is refused and changes nothing', async () => {
    const paid = await pay(stripe);
    await refund(paid, 100);
    const refused = await refusal(refund(paid, 201));
    expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
    expect(refused.message).toContain('$2.01');
    expect(await charge(paid)).toMatchObject({ amount_refunded: 100 });
  });

  test('of a payment that does not exist is refused', async () => {
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

  test('what happened is listed by type', async () => {
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

describe('disputes', () => {
  const disputeOf = (paid: Paid) =>
    eventually(async () => {
      const { data } = await stripe.events.list({ type: 'charge.dispute.created', limit: 100 });
      const about = data.map((event) => event.data.object as Stripe.Dispute);
      return about.find(({ payment_intent }) => payment_intent === paid.id);
    });

  test.each([
    ['winning_evidence', 'won'],
    ['losing_evidence', 'lost'],
  ])('a disputed payment cannot be refunded; with %s the dispute is %s', async (uncategorized_text, outcome) => {
    const paid = await pay(stripe, 'disputed');
    const opened = await disputeOf(paid);
    expect(opened).toMatchObject({
      amount: 300,
      charge: paid.latest_charge,
      reason: 'fraudulent',
      status: 'needs_response',
    });
    expect(await stripe.charges.retrieve(paid.latest_charge)).toMatchObject({ disputed: true });
    expect(await refusal(stripe.refunds.create({ payment_intent: paid.id }))).toMatchObject({
      code: 'charge_disputed',
    });
    const answer = () => stripe.disputes.update(opened.id, { evidence: { uncategorized_text } });
    await answer();
    await eventually(async () => {
      const { status } = await stripe.disputes.retrieve(opened.id);
      return status === outcome || undefined;
    });
    expect(await refusal(answer())).toMatchObject({ statusCode: 400 });
  });
});
