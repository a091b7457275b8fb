import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { booked, onePayment } from '../test/booked.ts';
import {
  aPaidSession,
  eventAbout,
  opened,
  type PaidSession,
  payAt,
  postEvent,
  sessionAtStripe,
  sessionIdOf,
  signatureOf,
} from '../test/payments.ts';
import { newArtist, type Person } from '../test/people.ts';
import { current, freshKey, stored } from '../test/releases.ts';
import { roundsOf } from '../test/rounds.ts';

let artist: Person;
let release: Release;
/** A paid session as the provider reports it. Only this test uses it, so no other test posts events about it. */
let paid: PaidSession;

beforeAll(async () => {
  artist = await newArtist('active');
});
beforeEach(async () => {
  release = await stored(aCompleteDraft({ artistId: artist.artistId }));
  paid = aPaidSession(300);
  release = await opened(release, { sessionId: paid.id });
});

const expectUnpaid = async () => {
  expect(await booked(release)).toEqual({ payments: [], ledger: [] });
  expect(await current(release)).toEqual(release);
};

test('a signed event makes the release paid, and posts the money (product 10.9)', async () => {
  expect(await postEvent(eventAbout(paid))).toEqual({ status: 200, received: true });
  expect(await booked(release)).toEqual(onePayment('single', 300));
  expect((await current(release)).plan).toMatchObject({ name: 'single', percentage: 100 });
});

describe('rejects an event, and applies nothing, if its signature', () => {
  const body = () => eventAbout(paid);
  it.each<[string, (text: string) => string | undefined]>([
    ['is missing', () => ''],
    ['is no signature', () => 'yes'],
    ['is by another secret', (text) => signatureOf(text, { secret: 'whsec_somebody' })],
    ['is by the empty secret', (text) => signatureOf(text, { secret: '' })],
    ['is of ten minutes ago', (text) => signatureOf(text, { ageSeconds: 600 })],
    ['is of another event', () => signatureOf(eventAbout({ ...paid, amount_total: 1 }))],
    ['has no time', (text) => signatureOf(text).replace(/^t=\d+,/, '')],
    [
      'has another time than was signed',
      (text) => signatureOf(text, { ageSeconds: 60 }).replace(/^t=\d+/, `t=${Math.floor(Date.now() / 1000)}`),
    ],
    ['is of another scheme', (text) => signatureOf(text).replace('v1=', 'v0=')],
    ['is cut', (text) => signatureOf(text).slice(0, -2)],
  ])('%s', async (_, sign) => {
    const text = body();
    expect(await postEvent(text, sign(text) ?? '')).toMatchObject({ status: 400, code: 'signature-wrong' });
    await expectUnpaid();
  });

  it('does not match the bytes, even if only a space was added', async () => {
    const text = body();
    const signature = signatureOf(text);
    for (const changed of [`${text} `, text.replace('"paid"', '"paid" '), text.replace(/pi_\w/, 'pi_0')]) {
      if (changed === text) continue;
      expect(await postEvent(changed, signature)).toMatchObject({ status: 400, code: 'signature-wrong' });
    }
    await expectUnpaid();
  });
});

describe('repeated reports', () => {
  it('five times the same event: one payment, one ledger transaction', async () => {
    const text = eventAbout(paid);
    for (let n = 0; n < 5; n++) expect((await postEvent(text)).status).toBe(200);
    expect(await booked(release)).toEqual(onePayment('single', 300));
    expect((await current(release)).rev).toBe(release.rev + 1);
  });

  it('five different events concurrently: one payment, one ledger transaction', async () => {
    const kinds = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];
    const texts = Array.from({ length: 6 }, (_, n) => eventAbout(paid, kinds[n % 2]));
    const answers = await Promise.all(texts.map((text) => postEvent(text)));
    // An event that failed with a conflict is retried by the provider; after the retry, everything is accepted.
    for (const [n, { status }] of answers.entries()) {
      if (status !== 200) expect((await postEvent(texts[n] ?? '')).status).toBe(200);
    }
    expect(await booked(release)).toEqual(onePayment('single', 300));
    expect((await current(release)).rev).toBe(release.rev + 1);
  });

  it('events and the page’s verify together, around the provider’s own: one payment', async () => {
    const params = { releaseId: release.id };
    const body = { plan: 'single' } as const;
    const { url } = await artist.api('POST /api/releases/{releaseId}/checkout', { params, body, ...freshKey() });
    const sessionId = sessionIdOf(url);
    await payAt(url);
    const text = eventAbout(await sessionAtStripe(sessionId));
    await Promise.all([
      ...Array.from({ length: 5 }, () => postEvent(text)),
      ...Array.from({ length: 5 }, () => artist.api('POST /api/payments/verify', { body: { sessionId } })),
    ]);
    expect(await booked(release)).toEqual(onePayment('single', 300));
    expect((await current(release)).plan).toMatchObject({ name: 'single' });
  });

  it('many events and requests from the page concurrently: one revenue entry', async () => {
    const params = { releaseId: release.id };
    const body = { plan: 'single' } as const;
    const { url } = await artist.api('POST /api/releases/{releaseId}/checkout', { params, body, ...freshKey() });
    const sessionId = sessionIdOf(url);
    await payAt(url);
    const session = await sessionAtStripe(sessionId);
    const verify = () => artist.api('POST /api/payments/verify', { body: { sessionId } });
    const length = roundsOf(15, 50);
    await Promise.allSettled([
      ...Array.from({ length }, () => postEvent(eventAbout(session))),
      ...Array.from({ length }, verify),
    ]);
    // A caller whose reply was lost calls again.
    expect(await verify()).toMatchObject({ plan: 'single', royaltyPercentage: 100 });
    expect(await booked(release)).toEqual(onePayment('single', 300));
  });

  it('while the artist edits: both are kept', async () => {
    const params = { releaseId: release.id };
    const edits = (async () => {
      let from = release.title;
      for (let n = 0; n < 10; n++) {
        const to = `Take ${n}`;
        await artist.api('PATCH /api/releases/{releaseId}', { params, body: { field: 'title', from, to } });
        from = to;
      }
    })();
    await Promise.all([edits, postEvent(eventAbout(paid))]);
    expect(await current(release)).toMatchObject({ title: 'Take 9', plan: { name: 'single' }, rev: release.rev + 11 });
    expect(await booked(release)).toEqual(onePayment('single', 300));
  });
});

describe('a signed event that does not match the checkout', () => {
  it.each([
    ['a cent short', { amount_total: 299 }],
    ['more than the price', { amount_total: 900 }],
    ['free', { amount_total: 0 }],
    ['in another currency', { currency: 'eur' }],
  ])('because it is %s is not applied, and not repeated: only a person can fix it', async (_, different) => {
    expect(await postEvent(eventAbout({ ...paid, ...different }))).toEqual({ status: 200, received: true });
    await expectUnpaid();
  });

  it('because the money has not arrived yet is accepted and ignored, until it has', async () => {
    expect(await postEvent(eventAbout({ ...paid, payment_status: 'unpaid' }))).toEqual({ status: 200, received: true });
    await expectUnpaid();
    await postEvent(eventAbout(paid, 'checkout.session.async_payment_succeeded'));
    expect(await booked(release)).toEqual(onePayment('single', 300));
  });

  it.each(['charge.succeeded', 'invoice.paid', 'checkout.session.created'])(
    'because it is a %s is accepted and ignored',
    async (type) => {
      expect(await postEvent(eventAbout(paid, type))).toEqual({ status: 200, received: true });
      await expectUnpaid();
    },
  );

  it('because the session is for another product of the same account is accepted and ignored', async () => {
    const elsewhere = { ...paid, id: 'cs_test_elsewhere' };
    expect(await postEvent(eventAbout(elsewhere))).toEqual({ status: 200, received: true });
    await expectUnpaid();
  });

  it('because it names somebody else’s release still pays only for the agreed release', async () => {
    const other = await stored(aCompleteDraft({ artistId: artist.artistId }));
    await postEvent(
      eventAbout({ ...paid, client_reference_id: other.id, metadata: { releaseId: other.id, plan: 'album' } }),
    );
    expect(await booked(release)).toEqual(onePayment('single', 300));
    expect(await current(other)).toEqual(other);
  });
});
