import { randomUUID } from 'node:crypto';
import { brand } from '../../../shared/brand.ts';
import type { ReleaseId } from '../../../shared/ids.ts';
import type { PaidPlan } from '../../../shared/plans/paid-plan.ts';
import type { HeldPlanName, PlanChoice, PlanName } from '../../../shared/plans/plan.ts';
import { shareInForce } from '../../../shared/plans/plan-in-force.ts';
import type { DraftRelease, Release } from '../../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { payAt, sessionIdOf } from '../../test/payments.ts';
import { newArtist, type Person, table } from '../../test/people.ts';
import { rawCall } from '../../test/raw-call.ts';
import { current, freshKey, releases, stored } from '../../test/releases.ts';
import { trackRepository } from '../tracks/track-repository.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const submit = (releaseId: ReleaseId, plan: PlanChoice) =>
  artist.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId },
    body: { agreementVersion: brand.agreementVersion, plan },
    ...freshKey(),
  });

describe('the choice of a plan (product 11.7)', () => {
  const paid = (name: HeldPlanName, expiresAt?: string): PaidPlan => ({
    name,
    percentage: name === 'paid_5' ? 95 : 100,
    paidAt: '2026-01-01T00:00:00.000Z',
    ...(expiresAt && { expiresAt }),
  });
  const withTracks = (count: number, plan: PaidPlan | null) =>
    stored(
      aCompleteDraft({
        artistId: artist.artistId,
        plan,
        ...inOrder(Array.from({ length: count }, (_, n) => aTrack({ title: `Crossing ${n + 1}` }))),
      }),
    );
  const choice = (release: Release) => (release.status === 'draft' ? undefined : release.submission.plan);

  it.each<[string, number, PaidPlan | null, { plan: string; cents: number }]>([
    ['nothing is paid', 1, null, { plan: 'single', cents: 300 }],
    ['a Single has grown to two tracks', 2, paid('single'), { plan: 'ep', cents: 300 }],
    ['a Single has grown to fifteen', 15, paid('single'), { plan: 'album', cents: 600 }],
    ['an EP has grown to seven', 7, paid('ep'), { plan: 'album', cents: 300 }],
    ['a yearly plan has ended', 2, paid('annual_9', '2026-01-02T00:00:00.000Z'), { plan: 'ep', cents: 600 }],
  ])('“paid” is refused with what is still to be paid when %s; “basic” submits', async (_, count, plan, due) => {
    const release = await withTracks(count, plan);
    await expect(submit(release.id, 'paid')).rejects.toMatchObject({
      code: 'plan-not-covered',
      details: due,
    });
    expect(await current(release)).toEqual(release);
    const submitted = await submit(release.id, 'basic');
    expect(choice(submitted)).toBe('basic');
    expect(shareInForce(submitted.plan, count, new Date())).toBe(95);
  });

  it.each<[string, number, PaidPlan, share: number]>([
    ['the plan of the tracks', 2, paid('ep'), 100],
    ['a higher plan', 1, paid('album'), 100],
    ['a yearly plan that runs', 9, paid('annual_9', '2099-01-01T00:00:00.000Z'), 100],
    ['a plan of earlier years', 3, paid('paid_5'), 95],
  ])('“paid” submits with %s, and the choice stands in the history', async (_, count, plan, share) => {
    const submitted = await submit((await withTracks(count, plan)).id, 'paid');
    expect(choice(submitted)).toBe('paid');
    expect(submitted.events.at(-1)).toMatchObject({ kind: 'submitted', plan: 'paid' });
    expect(shareInForce(submitted.plan, count, new Date())).toBe(share);
  });

  it('a Single whose checkout was opened for one track and paid with two has the basic share until the difference is paid', async () => {
    const release = await withTracks(1, null);
    const params = { releaseId: release.id };
    const open = async (plan: PlanName) => {
      const { url } = await artist.api('POST /api/releases/{releaseId}/checkout', {
        params,
        body: { plan },
        ...freshKey(),
      });
      return url;
    };
    const verify = (url: string) => artist.api('POST /api/payments/verify', { body: { sessionId: sessionIdOf(url) } });

    const single = await open('single');
    const owned = { artistId: artist.artistId, ...params };
    await trackRepository(table).add(owned, { track: aTrack({ title: 'Crossing 2' }), count: 1, now: new Date() });
    await payAt(single);
    expect(await verify(single)).toMatchObject({ ...params, plan: 'single', royaltyPercentage: 95 });
    const due = { plan: 'ep', cents: 300 };
    await expect(submit(release.id, 'paid')).rejects.toMatchObject({ code: 'plan-not-covered', details: due });

    const ep = await open('ep');
    await payAt(ep);
    expect(await verify(ep)).toMatchObject({ ...params, plan: 'ep', royaltyPercentage: 100 });
    expect(choice(await submit(release.id, 'paid'))).toBe('paid');
  });

  it('a body without a choice is rejected', async () => {
    const release = await withTracks(1, paid('single'));
    const body = { agreementVersion: brand.agreementVersion };
    const call = { token: artist.token, params: { releaseId: release.id }, idempotencyKey: randomUUID() };
    const answer = await rawCall('POST /api/releases/{releaseId}/submit', { ...call, body });
    expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  /** Writes without raising the revision, as a faulty writer would. */
  const changeBehindTheRevision = ({ artistId, id: releaseId }: Release, change: string, values: object) =>
    table.update({
      Key: keys.release({ artistId, releaseId }),
      UpdateExpression: change,
      ExpressionAttributeNames: { '#plan': 'plan' },
      ExpressionAttributeValues: { ...values },
    });

  it('the write requires the plan that was checked', async () => {
    const release = await withTracks(2, paid('ep'));
    await changeBehindTheRevision(release, 'SET #plan = :plan', { ':plan': paid('single') });
    const submission = {
      at: new Date().toISOString(),
      agreementVersion: 'v',
      by: release.artistId,
      plan: 'paid',
    } as const;
    const judged = { ...(release as DraftRelease), status: 'submitted' as const, submission };
    await expect(releases.saveSubmitted(judged)).rejects.toMatchObject({ code: 'release-changed' });
    await changeBehindTheRevision(release, 'SET #plan = :plan', { ':plan': null });
    await expect(releases.saveSubmitted(judged)).rejects.toMatchObject({ code: 'release-changed' });
    await expect(releases.saveSubmitted({ ...judged, plan: paid('single') })).rejects.toMatchObject({
      code: 'release-changed',
    });
    expect((await releases.saveSubmitted({ ...judged, plan: null })).status).toBe('submitted');
  });

  it('the write requires the number of tracks that was checked', async () => {
    const release = await withTracks(1, paid('single'));
    const { id } = aTrack();
    const add = 'SET trackIds = list_append(trackIds, :id), #plan = #plan';
    await changeBehindTheRevision(release, add, { ':id': [id] });
    const submission = {
      at: new Date().toISOString(),
      agreementVersion: 'v',
      by: release.artistId,
      plan: 'paid',
    } as const;
    const judged = { ...(release as DraftRelease), status: 'submitted' as const, submission };
    await expect(releases.saveSubmitted(judged)).rejects.toMatchObject({ code: 'release-changed' });
  });
});
