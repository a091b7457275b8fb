import type { ReleaseId } from '../../shared/ids.ts';
import type { HeldPlanName, PlanName } from '../../shared/plans/plan.ts';
import { AN_ARTIST, aCompleteDraft, anId, aTrack, inOrder } from '../../shared/test/builders.ts';
import { decidePayment } from './decide-payment.ts';

const taken = (plan: PlanName) => ({
  paymentIntentId: 'pi_1',
  sessionId: 'cs_1',
  artistId: AN_ARTIST,
  releaseId: anId<ReleaseId>('rel_1'),
  plan,
  cents: 300,
  paidAt: '2026-11-21T09:00:00.000Z',
});
const releaseWith = (plan: HeldPlanName | null, tracks = 1) => ({
  ...aCompleteDraft(inOrder(Array.from({ length: tracks }, () => aTrack()))),
  plan: plan && { name: plan, percentage: 100, paidAt: '2026-11-20T09:00:00.000Z' },
});

describe('product 10.11: a payment', () => {
  it.each<[PlanName, HeldPlanName | null]>([
    ['single', null],
    ['ep', 'single'],
    ['album', 'ep'],
    ['single', 'paid_5'],
    ['single', 'annual_9'],
  ])('of %s is applied to a release that has %s', (plan, held) => {
    const release = releaseWith(held);
    expect(decidePayment(taken(plan), release)).toEqual({ payment: { ...taken(plan), state: 'applied' }, release });
  });

  it.each<[PlanName, HeldPlanName]>([
    ['single', 'single'],
    ['ep', 'ep'],
    ['single', 'album'],
    ['ep', 'album'],
  ])('of %s goes back when the release has %s', (plan, held) => {
    expect(decidePayment(taken(plan), releaseWith(held)).payment).toEqual({
      ...taken(plan),
      state: 'refunding',
      reason: 'already-covered',
    });
  });

  it('of a plan that is too small for the tracks by now is applied: only the difference is due', () => {
    expect(decidePayment(taken('single'), releaseWith(null, 3)).payment.state).toBe('applied');
  });

  it('for a release that is gone goes back', () => {
    expect(decidePayment(taken('single'), undefined).payment).toMatchObject({
      state: 'refunding',
      reason: 'release-gone',
    });
  });
});
