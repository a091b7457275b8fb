import { randomUUID } from 'node:crypto';
import type { AccountStatus } from '../../shared/accounts/profile.ts';
import { brand } from '../../shared/brand.ts';
import type { PaidPlan } from '../../shared/plans/paid-plan.ts';
import type { HeldPlanName } from '../../shared/plans/plan.ts';
import { shareInForce } from '../../shared/plans/plan-in-force.ts';
import { type RequiredItem, requiredItems } from '../../shared/releases/completeness.ts';
import type { DraftRelease, Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { admin, newArtist, type Person, table } from '../test/people.ts';
import { rawCall } from '../test/raw-call.ts';
import { current, newDraft, once, releases, stored } from '../test/releases.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

type Body = { agreementVersion: string; plan: 'paid' | 'basic' };
const submit = (releaseId: string, body: Partial<Body> = {}) =>
  artist.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId },
    body: { agreementVersion: brand.agreementVersion, plan: 'basic', ...body },
    ...once(),
  });

const draft = (different: Partial<DraftRelease> = {}) =>
  stored(aCompleteDraft({ artistId: artist.artistId, ...different }));

test('S2 section 4, decisions "Agreement": a complete draft becomes submitted, with who agreed to what, and when', async () => {
  const release = await draft();
  const before = Date.now();
  const submitted = await submit(release.id);
  expect(submitted).toMatchObject({
    status: 'submitted',
    submission: { agreementVersion: brand.agreementVersion, by: artist.artistId, plan: 'basic' },
    rev: release.rev + 1,
  });
  const { submission } = submitted as typeof submitted & { status: 'submitted' };
  expect(Date.parse(submission.at)).toBeGreaterThanOrEqual(before - 1);
  expect(await current(release)).toEqual(submitted);
});

test('S2 section 5: an empty release cannot be submitted; all ten missing items are named', async () => {
  const { id } = await newDraft(artist);
  await expect(submit(id)).rejects.toMatchObject({
    code: 'release-incomplete',
    details: { missing: Object.values(requiredItems).map(({ name }) => name) },
  });
});

const without: [RequiredItem, Partial<DraftRelease>][] = [
  ['title', { title: 'Untitled Release' }],
  ['cover', { cover: null }],
  ['primaryGenre', { primaryGenre: '' }],
  ['albumArtist', inOrder([aTrack({ artists: [] })])],
  ['explicit', inOrder([aTrack({ explicit: '' })])],
  ['metadataLanguage', { metadataLanguage: '' }],
  ['pLine', { pLine: null }],
  ['cLine', { cLine: null }],
  ['salesStart', { salesStart: '' }],
];
test.each(without)('S2 section 5: without %s it is blocked, by that name', async (item, lack) => {
  const release = await draft(lack);
  await expect(submit(release.id)).rejects.toMatchObject({
    code: 'release-incomplete',
    details: { missing: [requiredItems[item].name] },
  });
  expect(await current(release)).toEqual(release);
});

describe('decisions, "Choice at submission"', () => {
  const paid = (name: HeldPlanName, expiresAt?: string): PaidPlan => ({
    name,
    percentage: name === 'paid_5' ? 95 : 100,
    paidAt: '2026-01-01T00:00:00.000Z',
    ...(expiresAt && { expiresAt }),
  });
  const withTracks = (count: number, plan: PaidPlan | null) =>
    draft({ plan, ...inOrder(Array.from({ length: count }, (_, n) => aTrack({ title: `Crossing ${n + 1}` }))) });
  const choice = (release: Release) => (release.status === 'draft' ? undefined : release.submission.plan);

  it.each<[string, number, PaidPlan | null, { plan: string; cents: number }]>([
    ['nothing is paid', 1, null, { plan: 'single', cents: 300 }],
    ['a Single has grown to two tracks', 2, paid('single'), { plan: 'ep', cents: 300 }],
    ['a Single has grown to fifteen', 15, paid('single'), { plan: 'album', cents: 600 }],
    ['an EP has grown to seven', 7, paid('ep'), { plan: 'album', cents: 300 }],
    ['a yearly plan has ended', 2, paid('annual_9', '2026-01-02T00:00:00.000Z'), { plan: 'ep', cents: 600 }],
  ])('“paid” is refused with what is still to be paid when %s; “basic” submits', async (_, count, plan, due) => {
    const release = await withTracks(count, plan);
    await expect(submit(release.id, { plan: 'paid' })).rejects.toMatchObject({
      code: 'plan-not-covered',
      details: due,
    });
    expect(await current(release)).toEqual(release);
    const submitted = await submit(release.id, { plan: 'basic' });
    expect(choice(submitted)).toBe('basic');
    expect(shareInForce(submitted.plan, count, new Date())).toBe(95);
  });

  it.each<[string, number, PaidPlan, share: number]>([
    ['the plan of the tracks', 2, paid('ep'), 100],
    ['a higher plan', 1, paid('album'), 100],
    ['a yearly plan that runs', 9, paid('annual_9', '2099-01-01T00:00:00.000Z'), 100],
    ['a plan of earlier years', 3, paid('paid_5'), 95],
  ])('“paid” submits with %s, and the choice stands in the history', async (_, count, plan, share) => {
    const submitted = await submit((await withTracks(count, plan)).id, { plan: 'paid' });
    expect(choice(submitted)).toBe('paid');
    expect(submitted.events.at(-1)).toMatchObject({ kind: 'submitted', plan: 'paid' });
    expect(shareInForce(submitted.plan, count, new Date())).toBe(share);
  });

  it('a body that does not choose is refused', async () => {
    const release = await withTracks(1, paid('single'));
    const body = { agreementVersion: brand.agreementVersion };
    const call = { token: artist.token, params: { releaseId: release.id }, idempotencyKey: randomUUID() };
    const answer = await rawCall('POST /api/releases/{releaseId}/submit', { ...call, body });
    expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  /** As a writer would that forgets to move the revision. */
  const changeBehindTheRevision = ({ artistId, id: releaseId }: Release, change: string, values: object) =>
    table.update({
      Key: keys.release({ artistId, releaseId }),
      UpdateExpression: change,
      ExpressionAttributeNames: { '#plan': 'plan' },
      ExpressionAttributeValues: { ...values },
    });

  it('the write itself asks for the plan that was judged', async () => {
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

  it('the write itself asks for as many tracks as were judged', async () => {
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

test('what stops a submission by its tracks is named: a title, a named primary artist, for each of them', async () => {
  const tracks = [aTrack(), aTrack({ title: 'Track 2' }), aTrack({ title: '' }), aTrack({ artists: [aCredit('')] })];
  const release = await draft(inOrder(tracks));
  await expect(submit(release.id)).rejects.toMatchObject({
    code: 'release-incomplete',
    details: { missing: ['Primary artist of track 4', 'Title of track 2', 'Title of track 3'] },
  });
});

test('every track needs its audio: those without are named by their number', async () => {
  const release = await draft(inOrder([aTrack(), aTrack({ audio: null }), aTrack({ audio: null })]));
  await expect(submit(release.id)).rejects.toMatchObject({
    details: { missing: ['Audio file of track 2', 'Audio file of track 3'] },
  });
});

test('decisions, "Agreement": an older or invented version of the agreement is not accepted', async () => {
  const release = await draft();
  for (const version of ['2020-01', '', '2099-01']) {
    await expect(submit(release.id, { agreementVersion: version })).rejects.toMatchObject({
      code: 'agreement-outdated',
      details: { inForce: brand.agreementVersion },
    });
  }
  expect(await current(release)).toEqual(release);
});

test('submitted twice at once, with two intentions: one is, the other is told', async () => {
  const release = await draft();
  const results = await Promise.allSettled([submit(release.id), submit(release.id)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'release-already-submitted' },
  });
  expect((await current(release)).rev).toBe(release.rev + 1);
  await expect(submit(release.id)).rejects.toMatchObject({ code: 'release-already-submitted' });
});

describe.each(['new', 'pending', 'rejected'] as const satisfies AccountStatus[])(
  'decisions: an account that is %s',
  (status) => {
    it('cannot create, add a track, upload, check out or submit, and keeps editing its drafts', async () => {
      const office = await admin();
      const person = await newArtist('active');
      const release = await stored(aCompleteDraft({ artistId: person.artistId }));
      await office.api('PATCH /api/admin/users/{artistId}/status', {
        params: { artistId: person.artistId },
        body: { from: 'active', to: status },
      });
      const params = { releaseId: release.id };
      const [trackId = ''] = release.trackIds;
      const refused = [
        rawCall('POST /api/releases', { token: person.token, idempotencyKey: randomUUID() }),
        rawCall('POST /api/releases/{releaseId}/tracks', { token: person.token, params, idempotencyKey: randomUUID() }),
        rawCall('POST /api/releases/{releaseId}/uploads', {
          token: person.token,
          params,
          body: { target: { kind: 'cover' }, fileName: 'c.jpg', contentType: 'image/jpeg', size: 10 },
        }),
        rawCall('POST /api/releases/{releaseId}/checkout', {
          token: person.token,
          params,
          body: { plan: 'single' },
          idempotencyKey: randomUUID(),
        }),
        rawCall('POST /api/releases/{releaseId}/submit', {
          token: person.token,
          params,
          body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
          idempotencyKey: randomUUID(),
        }),
      ];
      for (const answer of refused) expect(await answer).toMatchObject({ status: 403, code: 'account-inactive' });
      expect(await current(release)).toEqual(release);

      const body = { field: 'title', from: 'Night Ferry', to: 'Day Ferry' } as const;
      const edited = await person.api('PATCH /api/releases/{releaseId}', { params, body });
      expect(edited.title).toBe('Day Ferry');
      const track = { field: 'title', from: 'Harbour Light', to: 'Harbour Dark' } as const;
      await person.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
        params: { ...params, trackId },
        body: track,
      });
    });
  },
);
