import { type PlanName, planFor, plans } from '../../shared/plans/plan.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { booked, onePayment } from '../test/booked.ts';
import { laptop } from '../test/laptop.ts';
import { payAt, sessionAtStripe, sessionIdOf } from '../test/payments.ts';
import { newArtist, type Person } from '../test/people.ts';
import { rawCall } from '../test/raw-call.ts';
import { addTrack, current, freshKey, stored } from '../test/releases.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const releaseOf = (tracks: number): Promise<Release> =>
  stored(aCompleteDraft({ artistId: artist.artistId, ...inOrder(Array.from({ length: tracks }, () => aTrack())) }));

const checkout = async ({ id }: Release, plan: PlanName) => {
  const { url } = await artist.api('POST /api/releases/{releaseId}/checkout', {
    params: { releaseId: id },
    body: { plan },
    ...freshKey(),
  });
  return { url, sessionId: sessionIdOf(url) };
};
const verify = (sessionId: string, by = artist) => by.api('POST /api/payments/verify', { body: { sessionId } });

describe('only sells the plan that matches the number of tracks (product 10.2)', () => {
  it.each(Array.from({ length: 16 }, (_, tracks) => tracks))('a release with %i tracks', async (tracks) => {
    const release = await releaseOf(tracks);
    for (const plan of ['single', 'ep', 'album'] as const) {
      if (plan !== planFor(tracks)) {
        await expect(checkout(release, plan)).rejects.toMatchObject({ code: 'plan-mismatch' });
        continue;
      }
      const session = await sessionAtStripe((await checkout(release, plan)).sessionId);
      expect(session).toMatchObject({ amount_total: plans[plan].cents, currency: 'usd', payment_status: 'unpaid' });
    }
    expect((await current(release)).plan).toBeNull();
  });
});

test.each([
  ['an unknown plan', { plan: 'platinum' }],
  ['a legacy plan', { plan: 'annual_9' }],
  ['a price', { plan: 'single', cents: 1 }],
  ['nothing', {}],
])('rejects a request with %s (product 10.7)', async (_, body) => {
  const { id: releaseId } = await releaseOf(1);
  const answer = await rawCall('POST /api/releases/{releaseId}/checkout', {
    token: artist.token,
    params: { releaseId },
    body,
    ...freshKey(),
  });
  expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
});

test('does not sell a plan again that is already paid (product 10.8)', async () => {
  const release = await releaseOf(1);
  const { url, sessionId } = await checkout(release, 'single');
  await payAt(url);
  expect(await verify(sessionId)).toEqual({
    releaseId: release.id,
    title: release.title,
    submission: 'open',
    plan: 'single',
    royaltyPercentage: 100,
  });
  await expect(checkout(release, 'single')).rejects.toMatchObject({ code: 'plan-already-covered' });
});

test('charges the difference for an EP after a Single, and books both payments (product 10.6)', async () => {
  const release = await releaseOf(1);
  const single = await checkout(release, 'single');
  await payAt(single.url);
  await verify(single.sessionId);
  await addTrack(artist, release.id, 'Day Ferry');

  const ep = await checkout(release, 'ep');
  expect((await sessionAtStripe(ep.sessionId)).amount_total).toBe(300);
  await payAt(ep.url);
  expect(await verify(ep.sessionId)).toMatchObject({ plan: 'ep', royaltyPercentage: 100 });
  expect((await current(release)).plan).toMatchObject({ name: 'ep', percentage: 100 });

  const { payments, ledger } = await booked(release);
  expect(payments.map(({ plan, cents }) => `${plan} ${cents}`).sort()).toEqual(['ep 300', 'single 300']);
  for (const each of ledger) expect(each).toEqual(onePayment('', 300).ledger[0]);
  expect(ledger).toHaveLength(2);
});

describe('verify asks the provider (product 10.9)', () => {
  it('and applies nothing for an unpaid session', async () => {
    const release = await releaseOf(1);
    const { sessionId } = await checkout(release, 'single');
    await expect(verify(sessionId)).rejects.toMatchObject({ code: 'payment-not-completed' });
    expect(await booked(release)).toEqual({ payments: [], ledger: [] });
    expect((await current(release)).plan).toBeNull();
  });

  it('and reports a payment that failed for good, after which the release can be paid again', async () => {
    const release = await releaseOf(1);
    const { url, sessionId } = await checkout(release, 'single');
    await payAt(url, '000000000009');
    await expect(verify(sessionId)).rejects.toMatchObject({ code: 'payment-not-completed' });
    const { payment_intent } = await sessionAtStripe(sessionId);
    const body = new URLSearchParams({ action: 'fail' });
    await fetch(`${laptop.addresses.stripe}/dashboard/payments/${payment_intent}`, { method: 'POST', body });
    await expect(verify(sessionId)).rejects.toMatchObject({ code: 'payment-failed' });
    expect((await current(release)).checkout).toBeNull();
    const again = await checkout(release, 'single');
    await payAt(again.url);
    expect(await verify(again.sessionId)).toMatchObject({ plan: 'single' });
  });

  it('and treats somebody else’s session as nonexistent, even if it is paid', async () => {
    const other = await newArtist('active');
    const release = await releaseOf(1);
    const { url, sessionId } = await checkout(release, 'single');
    await payAt(url);
    await expect(verify(sessionId, other)).rejects.toMatchObject({ code: 'payment-not-found' });
    await expect(verify('cs_test_nothing')).rejects.toMatchObject({ code: 'payment-not-found' });
  });

  it.each([
    ['half a letter', 'cs_test_\ud83d'],
    ['another kind of id', 'pi_123'],
    ['a path', 'cs_test_1/../../refunds'],
    ['more than 255 characters', `cs_${'a'.repeat(253)}`],
    ['a line break', 'cs_test_1\n'],
    ['nothing', ''],
  ])('and refuses %s as a session', async (_, sessionId) => {
    const answer = await rawCall('POST /api/payments/verify', { token: artist.token, body: { sessionId } });
    expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  it('as often as the page likes, with the same reply', async () => {
    const release = await releaseOf(7);
    const { url, sessionId } = await checkout(release, 'album');
    await payAt(url);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(sessionId)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ releaseId: release.id, plan: 'album', royaltyPercentage: 100 });
    }
    expect(await booked(release)).toEqual(onePayment('album', 900));
  });
});

test('upgrades a submitted release without any other change (product 10.6)', async () => {
  const release = await stored(aCompleteDraft({ artistId: artist.artistId }), 'submitted');
  const { url, sessionId } = await checkout(release, 'single');
  await payAt(url);
  await verify(sessionId);
  const { plan, rev, events, updatedAt: _, ...after } = await current(release);
  expect(plan).toMatchObject({ name: 'single', percentage: 100 });
  // One step for the opened checkout, and one for the payment.
  expect(rev).toBe(release.rev + 2);
  expect(events.map(({ kind }) => kind)).toEqual(['created', 'submitted', 'plan-paid']);
  expect(release).toMatchObject(after);
});
