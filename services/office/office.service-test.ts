import { accountStatuses } from '../../shared/accounts/account-status.ts';
import { officeCard } from '../../shared/releases/release-card.ts';
import { AN_ARTIST, aCompleteDraft, newId } from '../../shared/test/builders.ts';
import { providerEventRepository } from '../payments/provider-event-repository.ts';
import { revenueBucket } from '../payments/revenue-bucket.ts';
import { payoutListRepository } from '../payouts/payout-list-repository.ts';
import { payoutTally } from '../payouts/payout-tally.ts';
import { counters } from '../platform/counters.ts';
import { keys } from '../platform/keys.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { takedownRepository } from '../takedowns/takedown-repository.ts';
import { ownTable } from '../test/own-table.ts';
import { aPaidSession, eventAbout, opened, postEvent } from '../test/payments.ts';
import { admin, newArtist } from '../test/people.ts';
import { current, newDraft } from '../test/releases.ts';
import { aTakedown } from '../test/takedowns.ts';
import { auditRepository } from './audit-repository.ts';
import { officeHandlers } from './handlers.ts';
import { totalsRepository } from './totals-repository.ts';

/** A separate platform, so that its figures are exact. */
async function aPlatform() {
  const table = await ownTable();
  const cards = cardRepository(table);
  const card = (different: Partial<ReturnType<typeof officeCard>>) =>
    cards.put({ ...officeCard(aCompleteDraft()), ...different }, undefined);
  await card({ trackCount: 3 });
  await card({ status: 'submitted', plan: 'single', trackCount: 1 });
  await card({ status: 'submitted', plan: 'single', trackCount: 2 });
  await card({ status: 'exported', plan: 'annual_9', trackCount: 12 });
  await card({ status: 'exported', plan: 'annual_9', isPlanOver: true });
  for (const status of accountStatuses)
    await table.transact([counters(table, keys.userTotals).add(status, { [status]: 2 })]);
  const paid = {
    payments: 2,
    revenueMicros: 8_250_000n,
    [revenueBucket('single')]: 2_250_000n,
    [revenueBucket('ep')]: 6_000_000n,
  };
  await table.transact([counters(table, keys.paymentTotals).add('pi_1', paid)]);
  const events = providerEventRepository(table);
  const at = '2026-11-01T10:00:00.000Z';
  await events.store({
    eventId: 'evt_1',
    type: 'charge.refunded',
    at,
    receivedAt: at,
    objectId: 'ch_1',
    outcome: 'unmatched',
  });
  for (const [id, state] of [
    ['pyo_1', 'requested'],
    ['pyo_2', 'processing'],
    ['pyo_3', 'completed'],
  ] as const) {
    const payout = payoutTally({ state, micros: 60_000_000n });
    await table.transact([counters(table, keys.payoutTotals).add(id, payout)]);
  }
  const payouts = payoutListRepository(table);
  const takedowns = takedownRepository(table);
  const takedown = aTakedown({ artistId: AN_ARTIST, releaseId: newId('release') });
  await takedowns.save(takedown, { ver: 0, takedowns: [takedown] }, []);
  const [totals, entries] = [totalsRepository(table), auditRepository(table)];
  return officeHandlers({ totals, events, payouts, takedowns, entries });
}

test('the dashboard’s figures are the totals, and waiting items are counted (product 20.2)', async () => {
  const handlers = await aPlatform();
  expect(await handlers['GET /api/admin/overview']({} as never)).toEqual({
    users: 8,
    releases: 5,
    tracks: 19,
    revenueMicros: '8250000',
    pendingPayoutMicros: '120000000',
    waiting: {
      toTakeDown: { count: 1, hasMore: false },
      toReview: { count: 2 },
      toLookAt: { count: 2 },
      toActivate: { count: 2 },
      toPay: { count: 2 },
      toMatch: { count: 1, hasMore: false },
    },
  });
});

test('shows for each plan its releases, the active ones, and its revenue (product 20.3)', async () => {
  const handlers = await aPlatform();
  const of = (plan: string, releases: number, active: number, revenueMicros: string) => ({
    plan,
    releases,
    active,
    revenueMicros,
  });
  expect(await handlers['GET /api/admin/plans']({} as never)).toEqual({
    revenueMicros: '8250000',
    releases: 4,
    plans: [
      of('single', 2, 1, '2250000'),
      of('ep', 0, 0, '6000000'),
      of('album', 0, 0, '0'),
      of('paid_5', 0, 0, '0'),
      of('annual_9', 2, 1, '0'),
    ],
  });
});

test('product 20.3: a payment is revenue of its plan, in its own transaction', async () => {
  const office = await admin();
  const revenueOf = async () => {
    const { plans } = await office.api('GET /api/admin/plans');
    return BigInt(plans.find(({ plan }) => plan === 'single')?.revenueMicros ?? 0);
  };
  const before = await revenueOf();
  const session = aPaidSession(300);
  await opened(await current(await newDraft(await newArtist('active'))), { sessionId: session.id });
  await postEvent(eventAbout(session));
  // Other tests pay and refund concurrently on the same local stack, so the test can only tell that the revenue
  // changed.
  expect(await revenueOf()).not.toBe(before);
});
