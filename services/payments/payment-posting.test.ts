import type { ReleaseId } from '../../shared/ids.ts';
import { AN_ARTIST, anId } from '../../shared/test/builders.ts';
import type { AppliedPayment, RefundingPayment } from './payment.ts';
import { refundPosting, takenPosting } from './payment-posting.ts';

const taken = {
  paymentIntentId: 'pi_1',
  sessionId: 'cs_1',
  artistId: AN_ARTIST,
  releaseId: anId<ReleaseId>('rel_1'),
  plan: 'single' as const,
  cents: 300,
  paidAt: '2026-11-21T09:00:00.000Z',
};
const applied: AppliedPayment = { ...taken, state: 'applied' };
const refunding: RefundingPayment = { ...taken, state: 'refunding', reason: 'release-gone' };

test('what buys a plan is revenue, at the moment that it was paid', () => {
  expect(takenPosting(applied)).toEqual({
    key: 'plan:pi_1',
    what: 'plan single of rel_1',
    entries: [
      { account: 'card-clearing', micros: 3_000_000n },
      { account: 'plan-revenue', micros: -3_000_000n },
    ],
    at: new Date('2026-11-21T09:00:00.000Z'),
  });
});

test('design 3.5: what buys nothing is never revenue, but owed until it is back', () => {
  expect(takenPosting(refunding).entries).toEqual([
    { account: 'card-clearing', micros: 3_000_000n },
    { account: 'refunds-due', micros: -3_000_000n },
  ]);
});

test('a refund takes it from there, under a key of its own, when it is made', () => {
  const at = new Date('2026-11-22T09:00:00.000Z');
  expect(refundPosting(refunding, at)).toEqual({
    key: 'refund:pi_1',
    what: 'refund of plan single of rel_1',
    entries: [
      { account: 'refunds-due', micros: 3_000_000n },
      { account: 'card-clearing', micros: -3_000_000n },
    ],
    at,
  });
});
