import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { booked, onePayment } from '../test/booked.ts';
import { intents, paymentChange } from '../test/intents.ts';
import {
  aPaidSession,
  askStripe,
  eventAbout,
  opened,
  openSession,
  paidOutsideProduct,
  payAt,
  postEvent,
  sessionAtStripe,
  sessionIdOf,
} from '../test/payments.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { current, freshKey, releases, stored, until } from '../test/releases.ts';
import { checkoutRepository } from './checkout-repository.ts';

const checkouts = checkoutRepository(table);

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const releaseOf = (tracks: number): Promise<Release> =>
  stored(aCompleteDraft({ artistId: artist.artistId, ...inOrder(Array.from({ length: tracks }, () => aTrack())) }));
const checkout = async ({ id }: Release, plan: 'single' | 'ep' = 'single') => {
  const { url } = await artist.api('POST /api/releases/{releaseId}/checkout', {
    params: { releaseId: id },
    body: { plan },
    ...freshKey(),
  });
  return { url, sessionId: sessionIdOf(url) };
};
const expire = ({ id }: Release) =>
  artist.api('DELETE /api/releases/{releaseId}/checkout', { params: { releaseId: id } });
const verify = (sessionId: string) => artist.api('POST /api/payments/verify', { body: { sessionId } });
const statusOf = async (sessionId: string) => (await sessionAtStripe(sessionId)).status;

describe('a release has an open checkout', () => {
  it('from the moment it is opened', async () => {
    const release = await releaseOf(1);
    const { sessionId } = await checkout(release);
    const { expires_at } = await sessionAtStripe(sessionId);
    const { checkout: open, rev } = await current(release);
    expect(open).toEqual({ sessionId, expiresAt: new Date(expires_at * 1000).toISOString() });
    expect(rev).toBe(release.rev + 1);
  });

  it('until it is paid', async () => {
    const release = await releaseOf(1);
    const { url, sessionId } = await checkout(release);
    await payAt(url);
    await verify(sessionId);
    expect(await current(release)).toMatchObject({ checkout: null, plan: { name: 'single' } });
  });

  it('until the provider expires it, which is no edit by the artist, so the library keeps its order', async () => {
    const release = await releaseOf(1);
    const { sessionId } = await checkout(release);
    const { updatedAt } = await current(release);
    await askStripe('POST', `/v1/checkout/sessions/${sessionId}/expire`);
    const after = await until(
      () => current(release),
      ({ checkout: open }) => open === null,
      'the end of the checkout',
    );
    expect(after).toMatchObject({ rev: release.rev + 2, updatedAt, plan: null });
  });

  it.each(['checkout.session.expired', 'checkout.session.async_payment_failed'])(
    'until the provider reports %s, in any order, and for that one only',
    async (type) => {
      const [first, second] = [aPaidSession(300), aPaidSession(300)];
      const ended = eventAbout({ ...first, payment_status: 'unpaid', status: 'expired' }, type);
      const before = await opened(await releaseOf(1), { sessionId: first.id });
      for (let n = 0; n < 2; n++) expect((await postEvent(ended)).status).toBe(200);
      expect(await current(before)).toMatchObject({ checkout: null, rev: before.rev + 1 });
      const again = await opened(await current(before), { sessionId: second.id });
      expect((await postEvent(ended)).status).toBe(200);
      expect(await current(before)).toEqual(again);
    },
  );

  it('even if another one is reported as paid late', async () => {
    const [late, open] = [aPaidSession(300), aPaidSession(600)];
    const release = await opened(await releaseOf(2), { sessionId: late.id });
    await checkouts.close({ artistId: release.artistId, releaseId: release.id }, late.id);
    await opened(await current(release), { sessionId: open.id, plan: 'ep', cents: 600 });
    await postEvent(eventAbout(late));
    expect(await current(release)).toMatchObject({ checkout: { sessionId: open.id }, plan: { name: 'single' } });
  });

  it('even if it was stored before open checkouts were', async () => {
    const { checkout: _, ...old } = aCompleteDraft({ artistId: artist.artistId });
    await releases.create(old as typeof old & { checkout: null });
    const release = await current(old);
    expect(release.checkout).toBeNull();
    const { sessionId } = await checkout(release);
    expect((await current(release)).checkout).toMatchObject({ sessionId });
  });
});

describe('a new checkout expires the release’s open one (product 10.8)', () => {
  it('at the provider too', async () => {
    const release = await releaseOf(1);
    const first = await checkout(release);
    const second = await checkout(release);
    expect(second.sessionId).not.toBe(first.sessionId);
    expect([await statusOf(first.sessionId), await statusOf(second.sessionId)]).toEqual(['expired', 'open']);
    expect((await current(release)).checkout).toMatchObject({ sessionId: second.sessionId });
  });

  it('even from another device concurrently: only one can be paid, whoever opened it', async () => {
    const release = await releaseOf(1);
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => checkout(release)));
    const sessions = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.sessionId] : []));
    const { checkout: open } = await current(release);
    expect(sessions).toContain(open?.sessionId);
    const { data } = await askStripe<{ data: { id: string; client_reference_id: string | null; status: string }[] }>(
      'GET',
      '/v1/checkout/sessions?limit=100&status=open',
    );
    const payable = data.filter(({ client_reference_id }) => client_reference_id === release.id);
    expect(payable.map(({ id }) => id)).toEqual([open?.sessionId]);
  });

  it('unless that was paid in the meantime: then it is applied, and the same plan is not sold again', async () => {
    const release = await releaseOf(1);
    const session = await openSession(300);
    await opened(release, { sessionId: session.id });
    await payAt(session.url ?? '');
    await expect(checkout(release)).rejects.toMatchObject({ code: 'plan-already-covered' });
    expect(await booked(release)).toEqual(onePayment('single', 300));
    expect(await current(release)).toMatchObject({ checkout: null, plan: { name: 'single' } });
  });

  it('and costs the difference to what was paid in the meantime', async () => {
    const release = await releaseOf(2);
    const session = await openSession(300);
    await opened(release, { sessionId: session.id });
    await payAt(session.url ?? '');
    const { sessionId } = await checkout(release, 'ep');
    expect((await sessionAtStripe(sessionId)).amount_total).toBe(300);
  });

  it('but an invalid request leaves it unchanged', async () => {
    const release = await releaseOf(1);
    const { sessionId } = await checkout(release);
    await expect(checkout(release, 'ep')).rejects.toMatchObject({ code: 'plan-mismatch' });
    expect(await statusOf(sessionId)).toBe('open');
  });
});

describe('DELETE checkout', () => {
  it('expires it, as often as it is asked', async () => {
    const release = await releaseOf(1);
    const { sessionId } = await checkout(release);
    for (let n = 0; n < 3; n++) expect(await expire(release)).toEqual({ expired: true });
    expect(await statusOf(sessionId)).toBe('expired');
    expect(await current(release)).toMatchObject({ checkout: null, plan: null, rev: release.rev + 2 });
  });

  it('does nothing if there is none', async () => {
    const release = await releaseOf(1);
    expect(await expire(release)).toEqual({ expired: true });
    expect(await current(release)).toEqual(release);
  });

  it('forgets one that the provider does not know', async () => {
    const release = await opened(await releaseOf(1), { sessionId: 'cs_test_of_another_account' });
    expect(await expire(release)).toEqual({ expired: true });
    expect((await current(release)).checkout).toBeNull();
  });

  it('applies one that was paid in the meantime, and says so', async () => {
    const release = await releaseOf(1);
    const session = await paidOutsideProduct(300);
    await opened(release, { sessionId: session.id });
    await expect(expire(release)).rejects.toMatchObject({ code: 'checkout-paid' });
    expect(await booked(release)).toEqual(onePayment('single', 300));
    expect(await current(release)).toMatchObject({ checkout: null, plan: { name: 'single' } });
  });
});

describe('a payment is guarded in its write: it fails and is read again', () => {
  const pay = (release: Release, session: ReturnType<typeof aPaidSession>) => {
    const owned = { artistId: release.artistId, releaseId: release.id };
    return intents.save(paymentChange({ owned, session, outcome: 'applied' }, release));
  };

  it('if its checkout ended since the release was read, and another one is open', async () => {
    const [session, other] = [aPaidSession(300), aPaidSession(300)];
    const read = await opened(await releaseOf(1), { sessionId: session.id });
    await checkouts.close({ artistId: read.artistId, releaseId: read.id }, session.id);
    const now = await opened(await current(read), { sessionId: other.id });
    await expect(pay(read, session)).rejects.toMatchObject({
      code: 'release-changed',
    });
    expect(await current(read)).toEqual(now);
    expect((await booked(read)).payments).toEqual([]);
  });

  it('if its checkout was opened since the release was read', async () => {
    const session = aPaidSession(300);
    const read = await releaseOf(1);
    const now = await opened(read, { sessionId: session.id });
    await expect(pay(read, session)).rejects.toMatchObject({
      code: 'release-changed',
    });
    expect(await current(read)).toEqual(now);
  });
});

describe('opening is guarded in its write: it fails', () => {
  const anotherCheckout = (release: Release, rev: number, sessionId = aPaidSession(300).id) =>
    checkouts.open(
      {
        sessionId,
        artistId: release.artistId,
        releaseId: release.id,
        plan: 'single',
        cents: 300,
        createdAt: new Date().toISOString(),
      },
      { rev, open: { sessionId, expiresAt: new Date().toISOString() } },
    );

  it('if the release has changed since it was priced', async () => {
    const release = await releaseOf(1);
    await expect(anotherCheckout(release, release.rev - 1)).rejects.toMatchObject({ code: 'release-changed' });
    expect(await current(release)).toEqual(release);
  });

  it('if the release has another open checkout', async () => {
    const release = await opened(await releaseOf(1), { sessionId: aPaidSession(300).id });
    await expect(anotherCheckout(release, release.rev)).rejects.toMatchObject({ code: 'release-changed' });
    expect(await current(release)).toEqual(release);
  });

  it('if the release is gone, which stays gone', async () => {
    const release = await releaseOf(1);
    await releases.remove({ artistId: release.artistId, releaseId: release.id });
    await expect(anotherCheckout(release, release.rev)).rejects.toMatchObject({ code: 'release-not-found' });
    await expect(current(release)).rejects.toMatchObject({ code: 'release-not-found' });
  });
});
