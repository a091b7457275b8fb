/**
 * Tests changes that happen some time after an action by the buyer or the shop. Skipped with STRIPE_TEST_KEY (see
 * `stripe.test.ts`), because at Stripe they take days.
 */
import type Stripe from 'stripe';
import { SETTLES_AFTER_SECONDS } from './schedule-settlement.ts';
import { eventually, type LocalAccount, localAccount, locally, oneRelease, pressPay } from './stripe-under-test.ts';

locally('delayed changes', () => {
  let later = 0;
  let account: LocalAccount;
  beforeEach(async () => {
    later = 0;
    account = await localAccount({ now: () => new Date(Date.now() + later) });
  });
  const aWhile = () => {
    later = (SETTLES_AFTER_SECONDS + 1) * 1000;
  };
  const paidWith = async (card: string) => {
    const session = await account.stripe.checkout.sessions.create(oneRelease());
    await pressPay(session.url, { card });
    return account.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
  };
  const again = ({ id }: Stripe.Checkout.Session) =>
    account.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge.balance_transaction'] });
  const eventsSince = async (type: string) => {
    const { data } = await account.stripe.events.list({ limit: 100 });
    const types = data.map((event) => String(event.type)).reverse();
    return types.slice(types.lastIndexOf(type) + 1);
  };

  test('a bank account that pays: the checkout is complete at once, and paid when the money arrives', async () => {
    const session = await paidWith('000123456789');
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', latest_charge: { status: 'pending', paid: false } },
    });
    expect(await (await fetch(`${account.url}/c/pay/${session.id}`)).text()).toContain('Payment on its way');
    aWhile();
    expect(await again(session)).toMatchObject({
      payment_status: 'paid',
      payment_intent: {
        status: 'succeeded',
        latest_charge: {
          status: 'succeeded',
          paid: true,
          payment_method_details: { type: 'us_bank_account', us_bank_account: { last4: '6789' } },
          balance_transaction: { type: 'payment', amount: 300, fee: 2, net: 298 },
        },
      },
    });
    expect(await eventsSince('checkout.session.completed')).toEqual([
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.async_payment_succeeded',
      'charge.updated',
    ]);
  });

  test('a bank account that cannot pay: the session is never paid', async () => {
    const session = await paidWith('000222222227');
    expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    aWhile();
    expect(await again(session)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { code: 'insufficient_funds' },
        latest_charge: { status: 'failed', failure_code: 'insufficient_funds' },
      },
    });
    expect(await eventsSince('checkout.session.completed')).toEqual([
      'charge.failed',
      'payment_intent.payment_failed',
      'checkout.session.async_payment_failed',
    ]);
  });

  test('a pending payment can be neither refunded nor cancelled', async () => {
    const session = await paidWith('000000000009');
    aWhile();
    const waiting = await again(session);
    expect(waiting).toMatchObject({ payment_intent: { status: 'processing' } });
    const { id: payment_intent } = waiting.payment_intent as Stripe.PaymentIntent;
    await expect(account.stripe.refunds.create({ payment_intent })).rejects.toThrow(
      'does not have a successful charge',
    );
    await expect(account.stripe.checkout.sessions.expire(session.id)).rejects.toThrow('status of complete');
  });

  const refundOf = async (card: string) => {
    const { payment_intent } = await paidWith(card);
    const { id, latest_charge } = payment_intent as Stripe.PaymentIntent;
    const refund = await account.stripe.refunds.create({ payment_intent: id });
    return { refund, chargeId: (latest_charge as Stripe.Charge).id };
  };

  test('a slow refund is pending, and then succeeds', async () => {
    const { refund, chargeId } = await refundOf('4000 0000 0000 7726');
    expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
    expect(await account.stripe.charges.retrieve(chargeId)).toMatchObject({ amount_refunded: 300, refunded: true });
    aWhile();
    expect(await account.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' });
    expect(await eventsSince('charge.refunded')).toEqual(['refund.updated', 'charge.refund.updated']);
  });

  test('a refund that the bank returns fails, and the charge is not refunded', async () => {
    const { refund, chargeId } = await refundOf('4000 0000 0000 5126');
    expect(refund).toMatchObject({ status: 'succeeded' });
    aWhile();
    const expand = ['failure_balance_transaction'];
    expect(await account.stripe.refunds.retrieve(refund.id, { expand })).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: { amount: 300, type: 'refund_failure' },
    });
    expect(await account.stripe.charges.retrieve(chargeId)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(await eventsSince('charge.refunded')).toEqual(['refund.updated', 'charge.refund.updated', 'refund.failed']);
  });

  test('a change happens on time, without a request, and after a restart', async () => {
    const session = await paidWith('000123456789');
    await account.stop();
    later = SETTLES_AFTER_SECONDS * 1000 - 200;
    const { directory } = account;
    account = await localAccount({ directory, now: () => new Date(Date.now() + later) });
    await eventually(async () => {
      const { payment_status } = await account.stripe.checkout.sessions.retrieve(session.id);
      return payment_status === 'paid' || undefined;
    });
  });
});
