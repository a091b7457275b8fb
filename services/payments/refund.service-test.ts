import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { microsOfCents } from '../../shared/money.ts';
import type { PlanName } from '../../shared/plans/plan.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { balancesOf, booked, onePayment } from '../test/booked.ts';
import { intents, paymentChange } from '../test/intents.ts';
import { laptop } from '../test/laptop.ts';
import {
  askStripe,
  eventAbout,
  opened,
  paidOutsideProduct,
  payAt,
  postEvent,
  refundedOf,
  type Session,
  sessionAtStripe,
  sessionIdOf,
} from '../test/payments.ts';
import { newArtist, type Person, profiles, table } from '../test/people.ts';
import { current, freshKey, releases, stored } from '../test/releases.ts';
import { testLog } from '../test/test-log.ts';
import { cardPayoutRepository } from './card-payout-repository.ts';
import { checkoutRepository } from './checkout-repository.ts';
import type { ProviderSession } from './payment.ts';
import { paymentFrom } from './payment-from.ts';
import { paymentListRepository } from './payment-list-repository.ts';
import { providerEventRepository } from './provider-event-repository.ts';
import { settlement } from './settlement.ts';
import type { Provider } from './stripe-gateway.ts';

const checkouts = checkoutRepository(table);
const cents = { single: 300, ep: 600, album: 900 } as const;

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const releaseOf = (tracks: number): Promise<Release> =>
  stored(aCompleteDraft({ artistId: artist.artistId, ...inOrder(Array.from({ length: tracks }, () => aTrack())) }));

/** A release with a paid plan, and a second paid session, as from two tabs. */
async function paidTwice(held: PlanName, again: PlanName = held) {
  const release = await releaseOf(1);
  const first = await paidOutsideProduct(cents[held]);
  await opened(release, { sessionId: first.id, plan: held, cents: cents[held] });
  await postEvent(eventAbout(first));
  const second = await paidOutsideProduct(cents[again]);
  const before = await opened(await current(release), { sessionId: second.id, plan: again, cents: cents[again] });
  return { before, second };
}
const verify = (sessionId: string) => artist.api('POST /api/payments/verify', { body: { sessionId } });
const paidInto = ({ id: releaseId, artistId }: Release, session: Session) => ({
  owned: { artistId, releaseId },
  session,
  outcome: 'already-covered' as const,
});
const recordedOf = async ({ payment_intent }: Session) => {
  const intent = await intents.find(payment_intent ?? '');
  return intent && paymentFrom(intent);
};
const refundsOf = async ({ payment_intent }: Session): Promise<number> => {
  const { data } = await askStripe<{ data: { data: { object: { payment_intent: string } } }[] }>(
    'GET',
    '/v1/events?type=refund.created&limit=100',
  );
  return data.filter(({ data: { object } }) => object.payment_intent === payment_intent).length;
};

/** Checks that the release kept its plan and history, and that the books contain only that plan's payment. */
async function expectGivenBack(before: Release, session: Session, held: PlanName) {
  expect([await refundedOf(session.id), await refundsOf(session)]).toEqual([session.amount_total, 1]);
  expect(await recordedOf(session)).toMatchObject({
    state: 'refunded',
    returned: 'already-covered',
    cents: session.amount_total,
    refundedAt: expect.any(String),
  });
  const { ledger } = await booked(before);
  expect(ledger.map(({ key }) => key.replace(/:.*/, '')).sort()).toEqual(['plan', 'plan', 'refund']);
  const held_ = microsOfCents(cents[held]);
  expect(await balancesOf(before)).toEqual({ 'card-clearing': held_, 'plan-revenue': -held_ });
  expect(await current(before)).toEqual({ ...before, checkout: null, rev: before.rev + 1 });
}

describe('refunds a payment for a plan that is already covered at once (product 10.11)', () => {
  it.each<[string, PlanName, PlanName]>([
    ['the same plan again, from another tab', 'single', 'single'],
    ['a smaller plan after a larger one', 'ep', 'single'],
    ['the plan below, in a race of upgrades', 'album', 'ep'],
  ])('%s', async (_, held, again) => {
    const { before, second } = await paidTwice(held, again);
    expect(await postEvent(eventAbout(second))).toEqual({ status: 200, received: true });
    await expectGivenBack(before, second, held);
  });

  it('and shows it to the artist whenever the page asks', async () => {
    const { before, second } = await paidTwice('single');
    for (let n = 0; n < 3; n++) {
      await expect(verify(second.id)).rejects.toMatchObject({
        code: 'payment-refunded',
        details: { reason: 'already-covered' },
      });
    }
    await expectGivenBack(before, second, 'single');
  });

  it('once, for five concurrent events and five requests from the page', async () => {
    const { before, second } = await paidTwice('single');
    const text = eventAbout(second);
    await Promise.all([
      ...Array.from({ length: 5 }, () => postEvent(text)),
      ...Array.from({ length: 5 }, () => verify(second.id).catch(() => undefined)),
    ]);
    expect((await postEvent(text)).status).toBe(200);
    await expectGivenBack(before, second, 'single');
  });

  it('of two concurrent payments, one buys the plan and the other is refunded', async () => {
    const release = await releaseOf(1);
    const sessions = [await paidOutsideProduct(300), await paidOutsideProduct(300)] as const;
    for (const { id } of sessions) {
      const now = await opened(await current(release), { sessionId: id });
      await checkouts.close({ artistId: now.artistId, releaseId: now.id }, id);
    }
    await Promise.all(sessions.map((session) => postEvent(eventAbout(session))));
    for (const session of sessions) expect((await postEvent(eventAbout(session))).status).toBe(200);
    const back = await Promise.all(sessions.map(({ id }) => refundedOf(id)));
    expect(back.sort()).toEqual([0, 300]);
    expect(await balancesOf(release)).toEqual({ 'card-clearing': 3_000_000n, 'plan-revenue': -3_000_000n });
    const { plan, events } = await current(release);
    expect(plan).toMatchObject({ name: 'single' });
    expect(events.filter(({ kind }) => kind === 'plan-paid')).toHaveLength(1);
  });

  it('but applies a plan that has become too small since tracks were added: only the difference is due', async () => {
    const release = await releaseOf(1);
    const params = { releaseId: release.id };
    const body = { plan: 'single' } as const;
    const { url } = await artist.api('POST /api/releases/{releaseId}/checkout', { params, body, ...freshKey() });
    await artist.api('POST /api/releases/{releaseId}/tracks', { params, ...freshKey() });
    await payAt(url);
    expect(await verify(sessionIdOf(url))).toMatchObject({ plan: 'single' });
    expect(await booked(release)).toEqual(onePayment('single', 300));
    expect(await refundedOf(sessionIdOf(url))).toBe(0);
  });
});

describe('the decision is guarded in the write: it fails, and is made again', () => {
  it('if the release no longer has the plan that covers it', async () => {
    const session = await paidOutsideProduct(300);
    const release = await releaseOf(1);
    const plan = { name: 'single', percentage: 100, paidAt: '2026-11-20T09:00:00.000Z' } as const;
    await expect(intents.save(paymentChange(paidInto(release, session), { ...release, plan }))).rejects.toMatchObject({
      code: 'release-changed',
    });
    expect(await booked(release)).toEqual({ payments: [], ledger: [] });
  });

  it('if the release got a plan since it was read without one', async () => {
    const { before, second } = await paidTwice('single');
    const paid = { ...paidInto(before, second), outcome: 'applied' as const };
    await expect(intents.save(paymentChange(paid, { ...before, plan: null }))).rejects.toMatchObject({
      code: 'release-changed',
    });
    expect(await current(before)).toEqual(before);
  });

  it('if the release is not gone', async () => {
    const session = await paidOutsideProduct(300);
    const release = await releaseOf(1);
    const paid = { ...paidInto(release, session), outcome: 'release-gone' as const };
    await expect(intents.save(paymentChange(paid, undefined))).rejects.toMatchObject({ code: 'release-changed' });
    expect(await booked(release)).toEqual({ payments: [], ledger: [] });
  });

  it('if it is already recorded: nothing is posted twice', async () => {
    const { before, second } = await paidTwice('single');
    await postEvent(eventAbout(second));
    await expect(intents.save(paymentChange(paidInto(before, second), before))).rejects.toMatchObject({
      code: 'release-changed',
    });
    await expectGivenBack(before, second, 'single');
  });
});

describe('an interrupted refund is finished by the next report, and never made twice', () => {
  /** A function that is killed at one step of the settlement; the provider and the table are real. */
  const stoppedAt = (step: 'refund' | 'record', givesBack: boolean) => {
    let saves = 0;
    return settlement({
      releases,
      profiles,
      checkouts,
      intents: {
        ...intents,
        save: async (change) => {
          if (step === 'record' && ++saves === 2) await stop();
          await intents.save(change);
        },
      },
      lists: paymentListRepository(table),
      events: providerEventRepository(table),
      cardPayouts: cardPayoutRepository(table, laptop.outputs.LedgerTableName),
      stripe: {
        refund: async ({ paymentId }: { paymentId: string }) => {
          if (givesBack) await askStripe('POST', '/v1/refunds', { payment_intent: paymentId });
          if (step === 'refund') await stop();
          return { refunds: { re_1: { cents: 300, at: new Date().toISOString(), status: 'given' } } };
        },
      } as unknown as Provider,
      log: testLog(),
      now: () => new Date(),
    });
  };
  const stop = async () => {
    throw new Error('killed');
  };
  const paidSession = (session: Session): ProviderSession => ({
    id: session.id,
    isPaid: true,
    isExpired: false,
    cents: session.amount_total,
    currency: session.currency,
    paymentIntentId: session.payment_intent,
    releaseId: null,
  });

  it.each([
    ['before the provider was asked', 'refund', false],
    ['after the provider gave it back, before we heard', 'refund', true],
    ['before its record', 'record', true],
  ] as const)('%s', async (_, step, givesBack) => {
    const { before, second } = await paidTwice('single');
    await expect(stoppedAt(step, givesBack).apply(paidSession(second))).rejects.toThrow('killed');
    if (!givesBack) {
      expect(await recordedOf(second)).toMatchObject({ state: 'refunding', returned: 'already-covered' });
      // The money is owed until it is refunded, and is not revenue.
      expect(await balancesOf(before)).toEqual({
        'card-clearing': 6_000_000n,
        'plan-revenue': -3_000_000n,
        'refunds-due': -3_000_000n,
      });
    }
    expect((await postEvent(eventAbout(second))).status).toBe(200);
    await expectGivenBack(before, second, 'single');
  });
});

describe('a payment for a release whose item was deleted by hand', () => {
  const deleteByHand = ({ artistId, id: releaseId }: Release) =>
    table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.release({ artistId, releaseId }) }));

  it('is refunded the same way, once, whoever reports it', async () => {
    const session = await paidOutsideProduct(300);
    const release = await opened(await releaseOf(1), { sessionId: session.id });
    await deleteByHand(release);
    for (let n = 0; n < 2; n++) expect(await postEvent(eventAbout(session))).toEqual({ status: 200, received: true });
    await expect(verify(session.id)).rejects.toMatchObject({
      code: 'payment-refunded',
      details: { reason: 'release-gone' },
    });
    expect([await refundedOf(session.id), await refundsOf(session)]).toEqual([300, 1]);
    expect(await recordedOf(session)).toMatchObject({ state: 'refunded', returned: 'release-gone' });
    expect(await balancesOf(release)).toEqual({});
    await expect(current(release)).rejects.toMatchObject({ code: 'release-not-found' });
  });

  it('is left unchanged if it was posted before: the books are not reversed', async () => {
    const session = await paidOutsideProduct(300);
    const release = await opened(await releaseOf(1), { sessionId: session.id });
    await postEvent(eventAbout(session));
    await deleteByHand(release);
    expect((await postEvent(eventAbout(await sessionAtStripe(session.id)))).status).toBe(200);
    expect(await refundedOf(session.id)).toBe(0);
    expect(await booked(release)).toEqual(onePayment('single', 300));
  });
});
