/**
 * Tests the page at a session's `url`. Skipped with STRIPE_TEST_KEY (see `../stripe.test.ts`), because Stripe's page
 * needs a browser.
 */
import type Stripe from 'stripe';
import { type LocalAccount, localAccount, locally, oneRelease, pressPay } from '../stripe-under-test.ts';

locally('the pay page', () => {
  let account: LocalAccount;
  beforeAll(async () => {
    account = await localAccount();
  });

  const newSession = (changes?: Partial<Stripe.Checkout.SessionCreateParams>, item?: { name: string }) =>
    account.stripe.checkout.sessions.create(oneRelease(changes, item));
  const read = (id: string) => account.stripe.checkout.sessions.retrieve(id);
  const intentOf = async (id: string) =>
    account.stripe.paymentIntents.retrieve(String((await read(id)).payment_intent));
  const chargeOf = async (id: string) => account.stripe.charges.retrieve(String((await intentOf(id)).latest_charge));
  const shown = async (url: string | null) => (await fetch(url ?? '')).text();

  test('shows the items and the price, and can be filled in by keyboard and screen reader', async () => {
    const session = await newSession({ customer_email: 'ada@example.com' });
    const reply = await fetch(session.url ?? '');
    const html = await reply.text();
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain('text/html');
    for (const part of [
      'Single: Blue Hour',
      '<button>Pay $3.00</button>',
      'type="email" autocomplete="email" required value="ada@example.com" readonly',
      'href="https://segno.example/releases">Cancel</a>',
      'Local stand-in for Stripe Checkout. No money moves.',
      '<label>Pay with <select name="card">',
      '<optgroup label="Card"><option value="4242424242424242">',
      'Insufficient funds (4000 0000 0000 9995)',
    ])
      expect(html).toContain(part);
    expect(html).not.toContain('<script');
  });

  test('paying completes the session and sends the buyer to success_url with the id of the session', async () => {
    const session = await newSession();
    const reply = await pressPay(session.url);
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe(`https://segno.example/paid?session=${session.id}`);
    const paid = { status: 'complete', payment_status: 'paid', url: null };
    expect(await read(session.id)).toMatchObject({ ...paid, customer_details: { email: 'ada@example.com' } });
    expect(await intentOf(session.id)).toMatchObject({ status: 'succeeded' });
    expect(await chargeOf(session.id)).toMatchObject({
      billing_details: { email: 'ada@example.com' },
      payment_method_details: { card: { last4: '4242', brand: 'visa' } },
    });
  });

  test('the payment and its charge carry the metadata of payment_intent_data; the session has its own', async () => {
    const metadata = { releaseId: 'rel_1', plan: 'single' };
    const session = await newSession({ metadata: { of: 'session' }, payment_intent_data: { metadata } });
    await pressPay(session.url);
    expect((await read(session.id)).metadata).toEqual({ of: 'session' });
    expect((await intentOf(session.id)).metadata).toEqual(metadata);
    expect((await chargeOf(session.id)).metadata).toEqual(metadata);
  });

  test('the charge is reported before its balance transaction, as with asynchronous capture', async () => {
    const session = await newSession();
    await pressPay(session.url);
    const { id } = await chargeOf(session.id);
    const { data } = await account.stripe.events.list({ types: ['charge.succeeded', 'charge.updated'], limit: 2 });
    expect(data).toMatchObject([
      { type: 'charge.updated', data: { object: { id, balance_transaction: expect.stringMatching(/^txn_/) } } },
      { type: 'charge.succeeded', data: { object: { id, balance_transaction: null } } },
    ]);
  });

  test.each([
    ['4000 0000 0000 0002', 'generic_decline', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'insufficient_funds', 'Your card has insufficient funds.'],
  ])('%s is refused with %s; another card can then pay the same payment', async (card, decline_code, message) => {
    const session = await newSession();
    const refused = await pressPay(session.url, { card });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain(`role="alert">${message}`);
    expect(await read(session.id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    const tried = await intentOf(session.id);
    expect(tried).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'card_declined', decline_code, message },
    });
    expect(await chargeOf(session.id)).toMatchObject({ status: 'failed', paid: false });
    expect((await pressPay(session.url)).status).toBe(303);
    expect(await read(session.id)).toMatchObject({ payment_status: 'paid', payment_intent: tried.id });
  });

  test('a card whose bank asks for confirmation is charged after the answer, and not before', async () => {
    const card = '4000 0027 6000 3184';
    const session = await newSession();
    const confirmation = await pressPay(session.url, { card });
    expect(confirmation.status).toBe(200);
    const html = await confirmation.text();
    expect(html).toContain('<button name="confirm" value="yes">Confirm payment</button>');
    expect(html).toContain('<input type="hidden" name="email" value="ada@example.com">');
    expect(await intentOf(session.id)).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url' },
      latest_charge: null,
    });
    const refused = await pressPay(session.url, { card, confirm: 'no' });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain('role="alert">We are unable to authenticate your payment method.');
    expect(await intentOf(session.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
      latest_charge: null,
    });
    // A confirmation is ignored until the bank has asked for one.
    expect(await (await pressPay(session.url, { card, confirm: 'yes' })).text()).toContain(
      'Are you making this payment?',
    );
    expect((await pressPay(session.url, { card, confirm: 'yes' })).status).toBe(303);
    expect(await intentOf(session.id)).toMatchObject({ status: 'succeeded', next_action: null });
    expect(await read(session.id)).toMatchObject({ payment_status: 'paid' });
  });

  test.each([
    ['email', 'ada', 'Your email is incomplete.'],
    ['card', '4111 1111 1111 1111', 'Only the test cards and accounts'],
  ])('%s "%s" is not attempted; the page says why', async (name, value, message) => {
    const session = await newSession();
    const reply = await pressPay(session.url, { [name]: value });
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain(`<p role="alert">${message}`);
    expect(await read(session.id)).toMatchObject({ status: 'open', payment_intent: null });
  });

  test('a buyer with a known address pays with that address', async () => {
    const session = await newSession({ customer_email: 'ada@example.com' });
    await pressPay(session.url, { email: 'eve@example.com' });
    expect(await read(session.id)).toMatchObject({ customer_details: { email: 'ada@example.com' } });
  });

  test('pressing Pay twice charges once, and both presses end at success_url', async () => {
    const session = await newSession();
    const replies = await Promise.all([pressPay(session.url), pressPay(session.url), pressPay(session.url)]);
    const back = `https://segno.example/paid?session=${session.id}`;
    expect(replies.map((reply) => reply.headers.get('location'))).toEqual([back, back, back]);
    const { data } = await account.stripe.events.list({ type: 'charge.succeeded', limit: 100 });
    const { id } = await intentOf(session.id);
    expect(data.filter((event) => (event.data.object as Stripe.Charge).payment_intent === id)).toHaveLength(1);
  });

  test('a paid session says so and links to the shop', async () => {
    const session = await newSession();
    await pressPay(session.url);
    const html = await shown(session.url);
    expect(html).toContain('Already paid');
    expect(html).toContain(`href="https://segno.example/paid?session=${session.id}"`);
    expect(html).not.toContain('<form');
  });

  test('an expired session says so, links to the shop and takes no money', async () => {
    const session = await newSession();
    await account.stripe.checkout.sessions.expire(session.id);
    const html = await shown(session.url);
    expect(html).toContain('This checkout has expired');
    expect(html).toContain('href="https://segno.example/releases"');
    expect((await pressPay(session.url)).status).toBe(410);
    expect(await read(session.id)).toMatchObject({ payment_status: 'unpaid', payment_intent: null });
  });

  test('names are shown as text, never as HTML; an unknown session is a 404', async () => {
    const session = await newSession({}, { name: '<img src=x onerror=alert(1)>' });
    expect(await shown(session.url)).not.toContain('<img');
    expect((await fetch(`${account.url}/c/pay/cs_test_none`)).status).toBe(404);
  });
});
