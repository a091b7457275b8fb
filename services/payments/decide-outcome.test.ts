import type { ReleaseId } from '../../shared/ids.ts';
import type { HeldPlanName, PlanName } from '../../shared/plans/plan.ts';
import { AN_ARTIST, aCompleteDraft, anId, aTrack, inOrder, NOW } from '../../shared/test/builders.ts';
import { decideOutcome } from './decide-outcome.ts';

const sale = (plan: PlanName) => ({
  sessionId: 'cs_1',
  artistId: AN_ARTIST,
  releaseId: anId<ReleaseId>('rel_1'),
  plan,
  cents: 300,
});
const releaseWith = (plan: HeldPlanName | null, tracks = 1) => ({
  ...aCompleteDraft(inOrder(Array.from({ length: tracks }, () => aTrack()))),
  plan: plan && { name: plan, percentage: 100, paidAt: '2026-11-20T09:00:00.000Z' },
});

describe('a payment (product 10.11)', () => {
  it.each<[PlanName, HeldPlanName | null]>([
    ['single', null],
    ['ep', 'single'],
    ['album', 'ep'],
    ['single', 'paid_5'],
    ['single', 'annual_9'],
  ])('for %s is applied to a release with %s', (plan, held) => {
    expect(decideOutcome(sale(plan), releaseWith(held), 'Mara')).toMatchObject({
      outcome: 'applied',
      title: 'Night Ferry',
      artistName: 'Mara',
      percentage: 100,
    });
  });

  it('records the legacy plan that it replaces, and no other', () => {
    const replaced = (held: HeldPlanName | null) => decideOutcome(sale('ep'), releaseWith(held), '').replaced?.name;
    expect([replaced('annual_9'), replaced('single'), replaced(null)]).toEqual(['annual_9', undefined, undefined]);
  });

  it.each<[PlanName, HeldPlanName]>([
    ['single', 'single'],
    ['ep', 'ep'],
    ['single', 'album'],
    ['ep', 'album'],
  ])('for %s is returned if the release has %s', (plan, held) => {
    expect(decideOutcome(sale(plan), releaseWith(held), '').outcome).toBe('already-covered');
  });

  it('for a plan that has become too small for the tracks is applied: only the difference is due', () => {
    expect(decideOutcome(sale('single'), releaseWith(null, 3), '').outcome).toBe('applied');
  });

  it('for a withdrawn release is returned, whatever its plan', () => {
    const submission = { at: NOW.toISOString(), agreementVersion: '2026-11', by: AN_ARTIST };
    const withdrawn = { ...releaseWith(null), status: 'withdrawn' as const, submission, withdrawnAt: submission.at };
    expect(decideOutcome(sale('single'), withdrawn, '').outcome).toBe('release-withdrawn');
  });

  it('for a deleted release is returned', () => {
    expect(decideOutcome(sale('single'), undefined, '').outcome).toBe('release-gone');
  });
});
