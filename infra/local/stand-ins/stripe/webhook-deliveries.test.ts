/** Left out with STRIPE_TEST_KEY (see `stripe.test.ts`): the real Stripe cannot reach a receiver on this machine. */
import type Stripe from 'stripe';
import { eventually, localAccount, locally, oneRelease, pay, pressPay, webhookReceiver } from './stripe-under-test.ts';

locally('webhook deliveries', () => {
  test('a payment is reported, signed, with the session as it was then', async () => {
    const receiver = await webhookReceiver();
    const account = await localAccount({ webhook: receiver.webhook });
    const session = await account.stripe.checkout.sessions.create(oneRelease({ metadata: { release: 'rel_1' } }));
    await pressPay(session.url);
    const completed = await receiver.delivery('checkout.session.completed');
    expect(completed).toMatchObject({
      object: 'event',
      livemode: false,
      pending_webhooks: 1,
      data: { object: { id: session.id, payment_status: 'paid', metadata: { release: 'rel_1' } } },
    });
    await receiver.delivery('payment_intent.created');
    await receiver.delivery('charge.succeeded');
    await receiver.delivery('payment_intent.succeeded');
    await account.stop();
    await receiver.stop();
  });

  test('refusals, refunds, expiries and disputes are reported', async () => {
    const receiver = await webhookReceiver();
    const account = await localAccount({ webhook: receiver.webhook });
    const session = await account.stripe.checkout.sessions.create(oneRelease());
    await pressPay(session.url, { card: '4000000000000002' });
    await receiver.delivery('charge.failed');
    await receiver.delivery('payment_intent.payment_failed');
    await account.stripe.checkout.sessions.expire(session.id);
    await receiver.delivery('checkout.session.expired');
    await receiver.delivery('payment_intent.canceled');

    const intent = await pay(account.stripe);
    const refund = await account.stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: 'refund-1' });
    const created = await receiver.delivery('refund.created');
    expect(created.data.object).toMatchObject({ id: refund.id });
    expect(created.request).toMatchObject({ id: refund.lastResponse.requestId, idempotency_key: 'refund-1' });
    await receiver.delivery('charge.refunded');

    const disputed = await pay(account.stripe, 'disputed');
    const opened = await receiver.delivery('charge.dispute.created');
    expect(opened.data.object).toMatchObject({ payment_intent: disputed.id, status: 'needs_response' });
    await receiver.delivery('charge.dispute.funds_withdrawn');
    const { id } = opened.data.object as Stripe.Dispute;
    await account.stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
    await receiver.delivery('charge.dispute.funds_reinstated');
    expect((await receiver.delivery('charge.dispute.closed')).data.object).toMatchObject({ status: 'won' });
    await account.stop();
    await receiver.stop();
  });

  test('an event is sent again until it is answered 2xx; a redirect is no such answer', async () => {
    const answers = [500, 302, 200];
    const receiver = await webhookReceiver((event, earlier) =>
      event.type === 'checkout.session.expired' ? (answers[earlier] ?? 200) : 200,
    );
    const account = await localAccount({ webhook: receiver.webhook, retryDelays: [5, 10] });
    const { id } = await account.stripe.checkout.sessions.create(oneRelease());
    await account.stripe.checkout.sessions.expire(id);
    const third = await receiver.delivery('checkout.session.expired', 3);
    expect(receiver.received.map((event) => event.id)).toEqual([third.id, third.id, third.id]);
    await eventually(async () => {
      const { data } = await account.stripe.events.list();
      return data.find((event) => event.id === third.id && event.pending_webhooks === 0);
    });
    await account.stop();
    const restarted = await localAccount({ webhook: receiver.webhook, directory: account.directory });
    const { id: another } = await restarted.stripe.checkout.sessions.create(oneRelease());
    await restarted.stripe.checkout.sessions.expire(another);
    await receiver.delivery('checkout.session.expired', 4);
    expect(receiver.received.filter((event) => event.id === third.id)).toHaveLength(3);
    await restarted.stop();
    await receiver.stop();
  });

  test('what was not delivered before a stop is delivered after the next start', async () => {
    const down = await webhookReceiver(() => 503);
    const account = await localAccount({ webhook: down.webhook, retryDelays: [60_000] });
    const { id } = await account.stripe.checkout.sessions.create(oneRelease());
    await account.stripe.checkout.sessions.expire(id);
    const refused = await down.delivery('checkout.session.expired');
    const { data } = await account.stripe.events.list();
    expect(data.map((event) => [event.id, event.pending_webhooks])).toEqual([[refused.id, 1]]);
    await account.stop();
    await down.stop();

    const up = await webhookReceiver();
    const restarted = await localAccount({ webhook: up.webhook, directory: account.directory });
    expect((await up.delivery('checkout.session.expired')).id).toBe(refused.id);
    await restarted.stop();
    await up.stop();
  });

  test('a session past its time expires, is reported, and cannot be paid', async () => {
    let later = 0;
    const receiver = await webhookReceiver();
    const account = await localAccount({ webhook: receiver.webhook, now: () => new Date(Date.now() + later) });
    const session = await account.stripe.checkout.sessions.create(oneRelease());
    later = 24 * 3600 * 1000 + 1000;
    expect((await pressPay(session.url)).status).toBe(410);
    expect((await receiver.delivery('checkout.session.expired')).data.object).toMatchObject({ id: session.id });
    await account.stop();
    await receiver.stop();
  });

  test('a session expires at its time also when nobody asks', async () => {
    let later = 0;
    const receiver = await webhookReceiver();
    const account = await localAccount({ webhook: receiver.webhook, now: () => new Date(Date.now() + later) });
    const session = await account.stripe.checkout.sessions.create(oneRelease());
    later = session.expires_at * 1000 - Date.now() - 300;
    expect((await account.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await receiver.delivery('checkout.session.expired')).data.object).toMatchObject({ id: session.id });
    await account.stop();
    await receiver.stop();
  });
});
