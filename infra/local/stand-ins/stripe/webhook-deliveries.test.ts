/**
 * Skipped with STRIPE_TEST_KEY (see `stripe.test.ts`), because the real Stripe cannot reach a receiver on this machine.
 */
import type Stripe from 'stripe';
import { eventually, localAccount, locally, oneRelease, pay, pressPay, webhookReceiver } from './stripe-under-test.ts';

/** Opens an account whose receiver responds as `answer` decides. */
async function shop(
  answer?: (event: Stripe.Event, earlier: number) => number,
  options: Parameters<typeof localAccount>[0] = {},
) {
  const receiver = await webhookReceiver(answer);
  const account = await localAccount({ webhook: receiver.webhook, ...options });
  const open = () => account.stripe.checkout.sessions.create(oneRelease({ metadata: { release: 'rel_1' } }));
  const expire = async () => account.stripe.checkout.sessions.expire((await open()).id);
  return { ...receiver, ...account, open, expire };
}
const EXPIRED = 'checkout.session.expired';

locally('webhook deliveries', () => {
  test('a payment is reported, signed, with the session as it was then', async () => {
    const { open, delivery } = await shop();
    const session = await open();
    await pressPay(session.url);
    expect(await delivery('checkout.session.completed')).toMatchObject({
      object: 'event',
      livemode: false,
      pending_webhooks: 1,
      data: { object: { id: session.id, payment_status: 'paid', metadata: { release: 'rel_1' } } },
    });
    for (const type of ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']) await delivery(type);
  });

  test('refusals, refunds, expiries and disputes are reported', async () => {
    const { stripe, open, delivery } = await shop();
    const { id: declined, url } = await open();
    await pressPay(url, { card: '4000000000000002' });
    await stripe.checkout.sessions.expire(declined);
    const types = ['charge.failed', 'payment_intent.payment_failed', EXPIRED, 'payment_intent.canceled'];
    for (const type of types) await delivery(type);

    const { id: payment_intent } = await pay(stripe);
    const refund = await stripe.refunds.create({ payment_intent }, { idempotencyKey: 'refund-1' });
    expect(await delivery('refund.created')).toMatchObject({
      data: { object: { id: refund.id } },
      request: { id: refund.lastResponse.requestId, idempotency_key: 'refund-1' },
    });
    await delivery('charge.refunded');

    const disputed = await pay(stripe, 'disputed');
    const { object } = (await delivery('charge.dispute.created')).data as { object: Stripe.Dispute };
    expect(object).toMatchObject({ payment_intent: disputed.id, status: 'needs_response' });
    await delivery('charge.dispute.funds_withdrawn');
    await stripe.disputes.update(object.id, { evidence: { uncategorized_text: 'winning_evidence' } });
    await delivery('charge.dispute.funds_reinstated');
    expect((await delivery('charge.dispute.closed')).data.object).toMatchObject({ status: 'won' });
  });

  test('an event is retried until the answer is 2xx, and then no more; a redirect does not count', async () => {
    const answers = [500, 302, 200];
    const { stripe, expire, delivery, received, webhook, directory, stop } = await shop(
      (_, earlier) => answers[earlier] ?? 200,
      { retryDelays: [5, 10] },
    );
    await expire();
    const third = await delivery(EXPIRED, 3);
    expect(received.map(({ id }) => id)).toEqual([third.id, third.id, third.id]);
    await eventually(async () => {
      const { data } = await stripe.events.list();
      return data.find(({ id, pending_webhooks }) => id === third.id && pending_webhooks === 0);
    });
    await stop();
    const restarted = await localAccount({ webhook, directory });
    const { id } = await restarted.stripe.checkout.sessions.create(oneRelease());
    await restarted.stripe.checkout.sessions.expire(id);
    await delivery(EXPIRED, 4);
    expect(received.filter((event) => event.id === third.id)).toHaveLength(3);
  });

  test('events not delivered before a stop are delivered after the next start', async () => {
    const down = await shop(() => 503, { retryDelays: [60_000] });
    await down.expire();
    const refused = await down.delivery(EXPIRED);
    const { data } = await down.stripe.events.list();
    expect(data.map((event) => [event.id, event.pending_webhooks])).toEqual([[refused.id, 1]]);
    await down.stop();
    const up = await shop(undefined, { directory: down.directory });
    expect((await up.delivery(EXPIRED)).id).toBe(refused.id);
  });

  test('a session expires on time without a request, is reported, and cannot be paid', async () => {
    let later = 0;
    const { stripe, open, delivery } = await shop(undefined, { now: () => new Date(Date.now() + later) });
    const session = await open();
    later = session.expires_at * 1000 - Date.now() - 300;
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await delivery(EXPIRED)).data.object).toMatchObject({ id: session.id });
    expect((await pressPay(session.url)).status).toBe(410);
  });
});
