import { aCompleteDraft } from '../../shared/test/builders.ts';
import { laptop } from '../test/laptop.ts';
import { aPaidSession, eventAbout, opened, postEvent } from '../test/payments.ts';
import { admin, newArtist, type Person, table } from '../test/people.ts';
import { current, stored } from '../test/releases.ts';
import { paymentNamesRepository } from './payment-names-repository.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

/** A release whose plan has been paid for. */
async function paid(title: string) {
  const session = aPaidSession(300);
  const release = await stored(aCompleteDraft({ artistId: artist.artistId, title }));
  await opened(release, { sessionId: session.id });
  await postEvent(eventAbout(session));
  return { release: await current(release), paymentId: session.payment_intent };
}

describe('an artist’s own payments (product 10.17)', () => {
  it('are listed newest first, each as on its receipt', async () => {
    const [first, second] = [await paid('Night Ferry'), await paid('Day Ferry')];
    const { items } = await artist.api('GET /api/payments', { query: {} });
    expect(items.map(({ paymentId }) => paymentId)).toEqual([second.paymentId, first.paymentId]);
    expect(items[1]).toEqual({
      paymentId: first.paymentId,
      releaseId: first.release.id,
      title: 'Night Ferry',
      plan: 'single',
      percentage: 100,
      cents: 300,
      refundedCents: 0,
      state: 'paid',
      paidAt: first.release.plan?.paidAt,
    });
    const params = { paymentId: first.paymentId };
    expect(await artist.api('GET /api/payments/{paymentId}', { params })).toEqual(items[1]);
  });

  it('are visible to nobody else', async () => {
    const { paymentId } = await paid('Night Ferry');
    const other = await newArtist('active');
    await expect(other.api('GET /api/payments/{paymentId}', { params: { paymentId } })).rejects.toMatchObject({
      code: 'payment-not-found',
    });
    expect(await other.api('GET /api/payments', { query: {} })).toEqual({ items: [] });
  });
});

describe('the office (product 10.18)', () => {
  it('sees all payments, with title and artist as of then, and counts them', async () => {
    const office = await admin();
    const before = (await office.api('GET /api/admin/payments', { query: {} })).totals;
    const { paymentId, release } = await paid('Night Ferry');
    await artist.api('PATCH /api/releases/{releaseId}', {
      params: { releaseId: release.id },
      body: { field: 'title', from: 'Night Ferry', to: 'Renamed' },
    });
    const { items, totals } = await office.api('GET /api/admin/payments', { query: {} });
    expect(items.find((payment) => payment.paymentId === paymentId)).toMatchObject({
      title: 'Night Ferry',
      artistId: artist.artistId,
      artistName: expect.stringMatching(/./),
      state: 'paid',
    });
    expect(totals.count).toBeGreaterThan(before.count);
    expect(BigInt(totals.revenueMicros)).toBeGreaterThanOrEqual(BigInt(before.revenueMicros) + 3_000_000n);
  });

  it('polls every 30 seconds, and gets the list again only if a payment changed', async () => {
    const { token } = await admin();
    const list = (known = '') =>
      fetch(`${laptop.addresses.site}/api/admin/payments`, {
        headers: { authorization: `Bearer ${token}`, ...(known && { 'if-none-match': known }) },
      });
    // Other tests pay concurrently, and a version expires over time, so several attempts are made; one of them meets
    // neither.
    const first = await list();
    let tag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    let again = await list(tag);
    for (let n = 0; n < 5 && again.status === 200; n++) {
      tag = again.headers.get('etag') ?? '';
      again = await list(tag);
    }
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    await paid('Night Ferry');
    const changed = await list(tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  it('sees a payment of an erased account without the artist’s name', async () => {
    const { paymentId } = await paid('Night Ferry');
    const names = paymentNamesRepository(table);
    for (let n = 0; n < 2; n++) await names.forget(artist.artistId);
    const { payment } = await (await admin()).api('GET /api/admin/payments/{paymentId}', { params: { paymentId } });
    expect(payment).toMatchObject({ artistName: '', title: '', cents: 300, state: 'paid' });
    const { items } = await (await admin()).api('GET /api/admin/payments', { query: {} });
    expect(items.find((one) => one.paymentId === paymentId)?.artistName).toBe('');
  });

  it('sees what was posted and emailed for a payment', async () => {
    const { paymentId } = await paid('Night Ferry');
    const detail = await (await admin()).api('GET /api/admin/payments/{paymentId}', { params: { paymentId } });
    expect(detail.postings).toMatchObject([
      {
        key: `plan:${paymentId}`,
        entries: [
          { account: 'card-clearing', amountMicros: '3000000' },
          { account: 'plan-revenue', amountMicros: '-3000000' },
        ],
      },
    ]);
    expect(detail.mails).toMatchObject([{ template: 'receipt' }]);
  });
});
