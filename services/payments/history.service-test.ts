import type { PlanName } from '../../shared/plans/plan.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { balancesOf } from '../test/booked.ts';
import {
  aPaidSession,
  askStripe,
  eventAbout,
  opened,
  paidOutsideProduct,
  payAt,
  postEvent,
  sessionIdOf,
} from '../test/payments.ts';
import { admin, newArtist, type Person } from '../test/people.ts';
import { addTrack, current, freshKey, stored, until } from '../test/releases.ts';
import { runSchedule } from '../test/run-schedule.ts';

let artist: Person;
let office: Person;
beforeAll(async () => {
  artist = await newArtist('active');
  office = await admin();
});

const releaseOf = (tracks: number): Promise<Release> =>
  stored(aCompleteDraft({ artistId: artist.artistId, ...inOrder(Array.from({ length: tracks }, () => aTrack())) }));

/** Buys a plan as an artist does, and returns the payment's id. */
async function buy({ id: releaseId }: Release, plan: PlanName, card?: string): Promise<string> {
  const params = { releaseId };
  const { url } = await artist.api('POST /api/releases/{releaseId}/checkout', {
    params,
    body: { plan },
    ...freshKey(),
  });
  await payAt(url, card);
  await artist.api('POST /api/payments/verify', { body: { sessionId: sessionIdOf(url) } }).catch(() => undefined);
  const listed = async () =>
    (await artist.api('GET /api/payments', { query: {} })).items.find(
      (payment) => payment.releaseId === releaseId && payment.plan === plan,
    );
  return (await until(listed, Boolean, 'the payment in the list'))?.paymentId ?? '';
}
const detail = (paymentId: string) => office.api('GET /api/admin/payments/{paymentId}', { params: { paymentId } });
const stateOf = async (paymentId: string) => (await detail(paymentId)).payment.state;
const refund = (paymentId: string, cents?: number) =>
  office.api('POST /api/admin/payments/{paymentId}/refund', {
    params: { paymentId },
    body: { reason: 'The release was withdrawn', ...(cents && { cents }) },
    ...freshKey(),
  });
const untilState = (paymentId: string, state: string) =>
  until(
    () => stateOf(paymentId),
    (now) => now === state,
    `the payment to be ${state}`,
  );
const historyOf = async (release: Release) => (await current(release)).events.map(({ kind }) => kind);

describe('the office refunds a payment (product 10.21)', () => {
  it('in full: the plan ends, the payment keeps its state, and the books balance', async () => {
    const release = await releaseOf(1);
    const paymentId = await buy(release, 'single');
    expect(await refund(paymentId)).toMatchObject({ state: 'refunding', reason: 'The release was withdrawn' });
    expect(await current(release)).toMatchObject({ plan: null });
    expect(await historyOf(release)).toEqual(['created', 'plan-paid', 'plan-fell']);
    expect(await balancesOf(release)).toEqual({});
    const { payment, refunds, mails, postings } = await detail(paymentId);
    expect(payment).toMatchObject({ state: 'refunded', refundedCents: 300, refundedAt: expect.any(String) });
    expect(refunds).toMatchObject([{ state: 'given', cents: 300, by: expect.any(String) }]);
    expect(mails.map(({ template }) => template)).toEqual(['receipt', 'refunded']);
    expect(postings.map(({ key }) => key.replace(/:.*/, ''))).toEqual(
      expect.arrayContaining(['plan', 'refund-owed', 'refund']),
    );
  });

  it('in part: the plan stays, and no more than the rest can be refunded', async () => {
    const release = await releaseOf(1);
    const paymentId = await buy(release, 'single');
    await refund(paymentId, 100);
    expect((await detail(paymentId)).payment).toMatchObject({ state: 'partly-refunded', refundedCents: 100 });
    // The office has a separate list for each state (product 10.20).
    const listed = async (state: 'paid' | 'partly-refunded') =>
      (await office.api('GET /api/admin/payments', { query: { state } })).items.map((one) => one.paymentId);
    expect(await listed('partly-refunded')).toContain(paymentId);
    expect(await listed('paid')).not.toContain(paymentId);
    expect(await current(release)).toMatchObject({ plan: { name: 'single' } });
    await expect(refund(paymentId, 201)).rejects.toMatchObject({
      code: 'payment-not-refundable',
      details: { leftCents: 200 },
    });
    await refund(paymentId);
    expect((await detail(paymentId)).payment).toMatchObject({ state: 'refunded', refundedCents: 300 });
    expect(await current(release)).toMatchObject({ plan: null });
    expect(await balancesOf(release)).toEqual({});
  });

  it('for an upgrade: the release has its previous plan again', async () => {
    const release = await releaseOf(1);
    const single = await buy(release, 'single');
    await addTrack(artist, release.id, 'Day Ferry');
    const ep = await buy(release, 'ep');
    expect((await current(release)).plan).toMatchObject({ name: 'ep' });
    await refund(ep);
    expect((await current(release)).plan).toMatchObject({ name: 'single' });
    await refund(single);
    expect((await current(release)).plan).toBeNull();
    expect(await historyOf(release)).toEqual(['created', 'plan-paid', 'plan-paid', 'plan-fell', 'plan-fell']);
  });

  it('requested by five admins concurrently: the amount is refunded once', async () => {
    const release = await releaseOf(1);
    const paymentId = await buy(release, 'single');
    const ends = await Promise.allSettled(Array.from({ length: 5 }, () => refund(paymentId)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await detail(paymentId)).payment).toMatchObject({ state: 'refunded', refundedCents: 300 });
    expect(await balancesOf(release)).toEqual({});
  });

  it('after which a draft can be deleted', async () => {
    const release = await releaseOf(1);
    const paymentId = await buy(release, 'single');
    const params = { releaseId: release.id };
    await expect(artist.api('DELETE /api/releases/{releaseId}', { params })).rejects.toMatchObject({
      code: 'release-paid',
    });
    await refund(paymentId);
    expect(await artist.api('DELETE /api/releases/{releaseId}', { params })).toEqual({ deleted: true });
    expect((await detail(paymentId)).payment).toMatchObject({ state: 'refunded', title: 'Night Ferry' });
  });

  it('except an unknown payment, or one held by the bank', async () => {
    await expect(refund('pi_nothing')).rejects.toMatchObject({ code: 'payment-not-found' });
    const paymentId = await buy(await releaseOf(1), 'single', '4000 0000 0000 0259');
    await untilState(paymentId, 'disputed');
    await expect(refund(paymentId)).rejects.toMatchObject({ code: 'payment-not-refundable' });
  });
});

describe('a dispute (product 10.22)', () => {
  const disputeOf = async (paymentId: string) => {
    const { data } = await askStripe<{ data: { id: string }[] }>('GET', `/v1/disputes?payment_intent=${paymentId}`);
    return data[0]?.id ?? '';
  };
  const end = async (paymentId: string, evidence: 'winning_evidence' | 'losing_evidence') =>
    askStripe('POST', `/v1/disputes/${await disputeOf(paymentId)}`, { 'evidence[uncategorized_text]': evidence });

  it('removes the plan while the bank decides, and returns it if won', async () => {
    const release = await releaseOf(1);
    const paymentId = await buy(release, 'single', '4000 0000 0000 0259');
    await untilState(paymentId, 'disputed');
    expect((await current(release)).plan).toBeNull();
    expect(await balancesOf(release)).toEqual({});
    await end(paymentId, 'winning_evidence');
    await untilState(paymentId, 'paid');
    expect((await current(release)).plan).toMatchObject({ name: 'single', percentage: 100 });
    // The dispute removed the plan, and the bank's decision returned it.
    expect((await historyOf(release)).at(-1)).toBe('plan-returned');
    expect(await balancesOf(release)).toEqual({ 'card-clearing': 3_000_000n, 'plan-revenue': -3_000_000n });
  });

  it('stays lost if lost, and the provider’s fees are booked', async () => {
    const release = await releaseOf(1);
    const paymentId = await buy(release, 'single', '4000 0000 0000 0259');
    await untilState(paymentId, 'disputed');
    await end(paymentId, 'losing_evidence');
    await untilState(paymentId, 'dispute-lost');
    expect((await current(release)).plan).toBeNull();
    const fees = await until(
      async () => (await detail(paymentId)).postings.filter(({ key }) => key.startsWith('fee:')),
      ({ length }) => length === 2,
      'both fees',
    );
    // The fees are 2.9% and 30 cents for the payment, and $15.00 for the dispute.
    expect(fees.map(({ entries }) => entries[0]).sort()).toEqual(
      expect.arrayContaining([
        { account: 'card-fees', amountMicros: '390000' },
        { account: 'card-fees', amountMicros: '15000000' },
      ]),
    );
  });
});

describe('actions in the provider’s own dashboard (product 10.24)', () => {
  it('are followed: a refund there is a refund here, and ends the plan', async () => {
    const release = await releaseOf(1);
    const paymentId = await buy(release, 'single');
    await askStripe('POST', '/v1/refunds', { payment_intent: paymentId });
    await untilState(paymentId, 'refunded');
    expect((await current(release)).plan).toBeNull();
    expect((await detail(paymentId)).refunds).toEqual([
      { refundId: expect.any(String), cents: 300, at: expect.any(String), state: 'given' },
    ]);
    expect(await balancesOf(release)).toEqual({});
  });
});

describe('unmatched events (product 10.19)', () => {
  const unmatched = async (eventId: string) =>
    (await office.api('GET /api/admin/provider-events', { query: {} })).items.find(
      (event) => event.eventId === eventId,
    );
  const untilUnmatched = (eventId: string) => until(() => unmatched(eventId), Boolean, 'the unmatched event');
  const idOf = (text: string) => String(JSON.parse(text).id);
  const aRefund = (paymentId: string) => ({
    id: `re_${paymentId.slice(3)}`,
    amount: 300,
    currency: 'usd',
    created: Math.floor(Date.now() / 1000),
    status: 'succeeded',
    payment_intent: paymentId,
    metadata: {},
  });

  it.each([
    ['another account', { account: 'acct_1' }, 'account'],
    ['the live mode', { livemode: true }, 'mode'],
  ])('an event of %s is not applied, and is shown to the office', async (_, different, reason) => {
    const session = aPaidSession(300);
    const release = await opened(await releaseOf(1), { sessionId: session.id });
    const text = JSON.stringify({ ...JSON.parse(eventAbout(session)), ...different });
    expect(await postEvent(text)).toEqual({ status: 200, received: true });
    expect(await untilUnmatched(idOf(text))).toMatchObject({ outcome: 'unmatched', reason });
    expect(await current(release)).toEqual(release);
  });

  it('an event with a wrong amount is shown too', async () => {
    const session = aPaidSession(300);
    await opened(await releaseOf(1), { sessionId: session.id });
    const text = eventAbout({ ...session, amount_total: 1 });
    await postEvent(text);
    expect(await untilUnmatched(idOf(text))).toMatchObject({ reason: 'amount', cents: 1 });
  });

  it('a refund that arrives before its payment waits, and then counts', async () => {
    const session = aPaidSession(300);
    const release = await opened(await releaseOf(1), { sessionId: session.id });
    const text = eventAbout(aRefund(session.payment_intent), 'refund.created');
    for (let n = 0; n < 2; n++) expect((await postEvent(text)).status).toBe(200);
    expect(await untilUnmatched(idOf(text))).toMatchObject({ reason: 'no checkout' });
    await postEvent(eventAbout(session));
    await until(
      () => unmatched(idOf(text)),
      (event) => event === undefined,
      'the event to be matched',
    );
    expect(await stateOf(session.payment_intent)).toBe('refunded');
    expect((await current(release)).plan).toBeNull();
    expect(await balancesOf(release)).toEqual({});
  });

  it('stores each event once, however often it arrives', async () => {
    const session = aPaidSession(300);
    await opened(await releaseOf(1), { sessionId: session.id });
    const text = eventAbout(session);
    await Promise.all(Array.from({ length: 5 }, () => postEvent(text)));
    await postEvent(text);
    expect((await detail(session.payment_intent)).events).toHaveLength(1);
  });
});

describe('healing (product 10.24)', () => {
  it('applies what a lost webhook left, once, however often it runs', async () => {
    const release = await releaseOf(1);
    const session = await paidOutsideProduct(300);
    // The webhook arrived before the checkout was known, so it had no effect.
    await opened(release, { sessionId: session.id });
    expect((await current(release)).plan).toBeNull();
    await runSchedule('Healing');
    expect((await current(release)).plan).toMatchObject({ name: 'single' });
    const { rev } = await current(release);
    await runSchedule('Healing');
    expect((await current(release)).rev).toBe(rev);
  });
});
