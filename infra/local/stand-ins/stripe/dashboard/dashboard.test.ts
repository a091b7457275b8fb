/**
 * Tests the stand-in's dashboard. Skipped with STRIPE_TEST_KEY (see `../stripe.test.ts`), because Stripe's own
 * dashboard needs a browser and a sign-in.
 */
import type Stripe from 'stripe';
import { localAccount, locally, oneRelease, pay, pressPay, webhookReceiver } from '../stripe-under-test.ts';

locally('the dashboard', () => {
  async function shop() {
    const receiver = await webhookReceiver();
    const account = await localAccount({ webhook: receiver.webhook });
    const press = (id: string, action: string, fields: Record<string, string> = {}) =>
      fetch(`${account.url}/dashboard/payments/${id}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ action, ...fields }),
      });
    const shown = async () => (await fetch(`${account.url}/dashboard`)).text();
    return { ...receiver, ...account, press, shown };
  }
  const objectOf = (event: Stripe.Event) => event.data.object;

  test('shows paid and refused payments, newest first, with texts of others escaped', async () => {
    const { stripe, shown } = await shop();
    expect(await shown()).toContain('No payments yet');
    await pay(stripe);
    const { url } = await stripe.checkout.sessions.create(oneRelease({}, { name: '<b>Album</b>', unit_amount: 900 }));
    await pressPay(url, { card: '4000 0000 0000 0002' });
    const html = await shown();
    expect(html).toMatch(/\$9\.00<\/b> <span class="state">Failed.*\$3\.00<\/b> <span class="state">Paid/s);
    expect(html).not.toContain('<b>Album');
  });

  test('refunds a part, then the rest, and reports both to the webhook, though no API call made them', async () => {
    const { stripe, press, shown, delivery } = await shop();
    const { id, latest_charge } = await pay(stripe);
    expect((await press(id, 'refund', { dollars: '1.25' })).status).toBe(303);
    const first = await delivery('charge.refunded');
    expect(first.request).toEqual({ id: null, idempotency_key: null });
    expect(objectOf(first)).toMatchObject({ id: latest_charge, amount_refunded: 125 });
    expect(await shown()).toContain('Partly refunded');
    await press(id, 'refund');
    expect(objectOf(await delivery('charge.refunded', 2))).toMatchObject({ amount_refunded: 300, refunded: true });
    const refused = await press(id, 'refund');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('role="alert">Charge ');
  });

  test('a refund that fails later is subtracted from the refunded amount', async () => {
    const { stripe, press, delivery } = await shop();
    const { id, latest_charge } = await pay(stripe);
    await press(id, 'refund');
    await press(id, 'fail-refund');
    expect(objectOf(await delivery('refund.failed'))).toMatchObject({ status: 'failed', amount: 300 });
    expect(await stripe.charges.retrieve(latest_charge)).toMatchObject({ amount_refunded: 0, refunded: false });
  });

  test.each([
    ['win-dispute', 'won'],
    ['lose-dispute', 'lost'],
  ])('any payment can be disputed, once; %s ends it as %s', async (action, status) => {
    const { stripe, press, delivery } = await shop();
    const { id } = await pay(stripe);
    await press(id, 'dispute');
    expect(objectOf(await delivery('charge.dispute.created'))).toMatchObject({ payment_intent: id, amount: 300 });
    expect((await press(id, 'dispute')).status).toBe(400);
    await press(id, action);
    expect(objectOf(await delivery('charge.dispute.closed'))).toMatchObject({ status });
    expect((await press(id, action)).status).toBe(400);
  });

  test.each([
    ['succeed', 'checkout.session.async_payment_succeeded', 'paid'],
    ['fail', 'checkout.session.async_payment_failed', 'unpaid'],
  ])('a payment that stays pending: %s', async (action, event, payment_status) => {
    const { stripe, press, delivery } = await shop();
    const { id, url } = await stripe.checkout.sessions.create(oneRelease());
    await pressPay(url, { card: '000000000009' });
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
    await press(String(payment_intent), action);
    expect(objectOf(await delivery(event))).toMatchObject({ id, payment_status });
  });

  test('all events of a payment can be sent again unchanged', async () => {
    const { stripe, press, received, delivery } = await shop();
    const { id } = await pay(stripe);
    const first = await delivery('checkout.session.completed');
    await delivery('charge.updated');
    await press(id, 'send-events-again');
    expect(await delivery('checkout.session.completed', 2)).toMatchObject({ id: first.id });
    await delivery('charge.updated', 2);
    expect(new Set(received.map((event) => event.id)).size).toBeLessThan(received.length);
  });

  test('an invalid payment, action or amount is refused', async () => {
    const { stripe, press } = await shop();
    const { id } = await pay(stripe);
    expect((await press('pi_none', 'refund')).status).toBe(404);
    expect((await press(id, 'constructor')).status).toBe(400);
    expect((await press(id, 'refund', { dollars: '-1' })).status).toBe(400);
    expect((await press(id, 'refund', { dollars: '4' })).status).toBe(400);
    expect((await press(id, 'win-dispute')).status).toBe(400);
  });
});
