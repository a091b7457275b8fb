import { microsOfCents } from '../../shared/money.ts';
import { anId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { auditItems } from '../test/audits.ts';
import { earn } from '../test/earnings.ts';
import { apiAs } from '../test/laptop.ts';
import { savedMethod } from '../test/payout-methods.ts';
import { admin, newArtist, newColleague, type Person, table } from '../test/people.ts';
import { freshKey, until } from '../test/releases.ts';
import { resigned } from '../test/tokens.ts';

const dollar = microsOfCents(100);
const request = { method: 'PayPal m••••@segno.test', methodKind: 'paypal', notes: 'Please before May' };

/** Requests a payout to the person's saved method, saving one first if there is none. */
async function ask({ api, artistId }: Person) {
  const [saved] = (await api('GET /api/me/payout-methods')).items;
  const { methodId } = saved ?? (await savedMethod(artistId));
  return api('POST /api/me/payouts', { body: { methodId, notes: request.notes }, ...freshKey() });
}
const decide = async ({ artistId }: Person, payoutId: string, body: object) =>
  (await admin()).api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision', {
    params: { artistId, payoutId: anId(payoutId) },
    body: body as never,
    ...freshKey(),
  });
const balanceOf = async ({ api }: Person) => {
  const entries = Object.entries(await api('GET /api/me/balance')).map(([name, micros]) => [name, BigInt(micros)]);
  return Object.fromEntries(entries) as Record<string, bigint>;
};
/** Lists everything that is pending at the office, which includes payouts that other tests requested. */
async function allPending({ api }: Person) {
  const found = [];
  let cursor: string | undefined;
  do {
    const page = await api('GET /api/admin/payouts', { query: { tab: 'pending', cursor } });
    found.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return found;
}

const mailsOf = async (payoutId: string) => {
  const sent = await Promise.all(
    ['requested', 'processing', 'completed', 'rejected', 'cancelled', 'failed', 'returned'].map(async (state) => {
      const item = await table.get(keys.outbox({ eventId: `payout-${payoutId}-${state}` }), { consistent: true });
      return item ? [state] : [];
    }),
  );
  return sent.flat();
};

describe('requesting the whole balance (product 24.1, 24.2)', () => {
  it('an artist without statements has no balance, and cannot request a payout', async () => {
    const artist = await newArtist('new');
    expect(await balanceOf(artist)).toEqual({
      earnedMicros: 0n,
      paidOutMicros: 0n,
      availableMicros: 0n,
      pendingMicros: 0n,
      heldMicros: 0n,
      advancedMicros: 0n,
    });
    await expect(ask(artist)).rejects.toMatchObject({ code: 'balance-below-minimum' });
  });

  it('pays out all of it in whole cents, from $50.00 on, whatever the account’s status; the request has no amount', async () => {
    const artist = await newArtist('pending');
    await earn(artist.artistId, 50n * dollar - 1n);
    await expect(ask(artist)).rejects.toMatchObject({ code: 'balance-below-minimum' });
    await earn(artist.artistId, 10_000n);
    const { methodId } = await savedMethod(artist.artistId);
    const body = { methodId, amountMicros: '90000000' };
    await expect(artist.api('POST /api/me/payouts', { body, ...freshKey() })).rejects.toMatchObject({
      code: 'invalid-request',
    });
    await expect(artist.api('POST /api/me/payouts', { body: {} as never, ...freshKey() })).rejects.toMatchObject({
      code: 'invalid-request',
    });
    const payout = await ask(artist);
    expect(payout).toMatchObject({ amountMicros: '50000000', state: 'requested', ...request });
    expect(payout.isLeaving).toBeUndefined();
    expect(await balanceOf(artist)).toMatchObject({ availableMicros: 9_999n, pendingMicros: 50n * dollar });
    expect((await artist.api('GET /api/me/payouts', { query: {} })).items).toEqual([payout]);
    expect(await mailsOf(payout.payoutId)).toEqual(['requested']);
    await expect(ask(artist)).rejects.toMatchObject({ code: 'payout-open' });
  });
});

it('pays any remainder, from a cent on, to an artist who deletes the account, and tells the office why (product 24.2)', async () => {
  const [artist, finance] = [await newArtist('active'), await newColleague('finance')];
  await earn(artist.artistId, 9_999n);
  const { methodId } = await savedMethod(artist.artistId);
  const leave = () => artist.api('POST /api/me/payouts', { body: { methodId, isLeaving: true }, ...freshKey() });
  await expect(leave()).rejects.toMatchObject({ code: 'balance-below-minimum' });
  await earn(artist.artistId, 12n * dollar);
  await expect(ask(artist)).rejects.toMatchObject({ code: 'balance-below-minimum' });
  const payout = await leave();
  expect(payout).toMatchObject({ amountMicros: '12000000', isLeaving: true });
  const isMine = ({ payoutId }: { payoutId: string }) => payoutId === payout.payoutId;
  const shown = await until(
    () => allPending(finance),
    (items) => items.some(isMine),
    'the list',
  );
  expect(shown.find(isMine)).toMatchObject({ isLeaving: true });
});

describe('deciding a request (product 24.3, 24.5)', () => {
  it('completes it with the bank’s reference: paid out, audited, and visible to artist and office', async () => {
    const [artist, finance] = [await newArtist('active'), await newColleague('finance')];
    await earn(artist.artistId, 80n * dollar);
    const { payoutId } = await ask(artist);
    const pending = () => allPending(finance);
    const isMine = ({ payoutId: id }: { payoutId: string }) => id === payoutId;
    const mine = (await until(pending, (items) => items.some(isMine), 'the list')).find(isMine);
    expect(mine).toMatchObject({ artistId: artist.artistId, fullName: 'Mara Ellis', ...request });
    const done = await finance.api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision', {
      params: { artistId: artist.artistId, payoutId },
      body: { to: 'completed', reference: 'ACH 4711' },
      ...freshKey(),
    });
    const by = { id: finance.artistId, name: expect.any(String) };
    expect(done).toMatchObject({ state: 'completed', reference: 'ACH 4711', processedBy: by });
    expect(await balanceOf(artist)).toMatchObject({ paidOutMicros: 80n * dollar, pendingMicros: 0n });
    await until(pending, (items) => !items.some(isMine), 'the payout off the list');
    const [own] = (await artist.api('GET /api/me/payouts', { query: {} })).items;
    expect(own).toMatchObject({ state: 'completed', processedAt: done.processedAt });
    expect(own).not.toHaveProperty('processedBy');
    expect(await mailsOf(payoutId)).toEqual(['requested', 'completed']);
    const audited = await auditItems(({ object }) => (object as { payoutId?: string }).payoutId === payoutId);
    expect(audited).toMatchObject([
      { what: 'payout-completed', from: 'requested', to: 'completed', why: 'ACH 4711', who: { role: 'finance' } },
    ]);
  });

  it.each([
    ['rejected', [{ to: 'rejected', reason: 'The account is closed' }]],
    ['failed', [{ to: 'processing' }, { to: 'failed', reason: 'The account is closed' }]],
    [
      'returned',
      [
        { to: 'completed', reference: 'ACH 4711' },
        { to: 'returned', reason: 'The account is closed' },
      ],
    ],
  ])('%s: returns the money to the artist, who can request it again', async (state, steps) => {
    const artist = await newArtist('active');
    await earn(artist.artistId, 80n * dollar);
    const { payoutId } = await ask(artist);
    for (const decision of steps) await decide(artist, payoutId, decision);
    const before = { availableMicros: 80n * dollar, pendingMicros: 0n, paidOutMicros: 0n, earnedMicros: 80n * dollar };
    expect(await balanceOf(artist)).toMatchObject(before);
    const [payout] = (await artist.api('GET /api/me/payouts', { query: {} })).items;
    expect(payout).toMatchObject({ state, reason: 'The account is closed' });
    expect(await mailsOf(payoutId)).toContain(state);
    expect(await ask(artist)).toMatchObject({ amountMicros: '80000000' });
  });

  it('lets only its artist cancel it, while it is undecided', async () => {
    const [artist, other] = [await newArtist('active'), await newArtist('active')];
    await earn(artist.artistId, 80n * dollar);
    const { payoutId } = await ask(artist);
    const cancel = ({ api }: Person) =>
      api('POST /api/me/payouts/{payoutId}/cancel', { params: { payoutId }, ...freshKey() });
    await expect(cancel(other)).rejects.toMatchObject({ code: 'payout-not-found' });
    expect(await cancel(artist)).toMatchObject({ state: 'cancelled' });
    expect(await balanceOf(artist)).toMatchObject({ availableMicros: 80n * dollar, pendingMicros: 0n });
    const paid = await ask(artist);
    await decide(artist, paid.payoutId, { to: 'processing' });
    await expect(
      artist.api('POST /api/me/payouts/{payoutId}/cancel', { params: { payoutId: paid.payoutId }, ...freshKey() }),
    ).rejects.toMatchObject({ code: 'payout-decided' });
  });

  it('lets nobody decide on their own request, whatever their role', async () => {
    const finance = await newColleague('finance');
    await earn(finance.artistId, 80n * dollar);
    const { payoutId } = await ask(finance);
    await expect(
      finance.api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision', {
        params: { artistId: finance.artistId, payoutId },
        body: { to: 'completed', reference: 'ACH 4711' },
        ...freshKey(),
      }),
    ).rejects.toMatchObject({ code: 'own-payout' });
    expect(await balanceOf(finance)).toMatchObject({ pendingMicros: 80n * dollar });
  });

  it('requires a recent sign-in, however new the token (product 24.12)', async () => {
    const [artist, finance] = [await newArtist('active'), await newColleague('finance')];
    await earn(artist.artistId, 80n * dollar);
    const { payoutId } = await ask(artist);
    const auth_time = Math.floor(Date.now() / 1000) - 31 * 60;
    const stale = apiAs(resigned(finance.token, { auth_time }));
    const params = { artistId: artist.artistId, payoutId };
    const refusal = { code: 'sign-in-again', details: { minutes: 30 } };
    const body = { to: 'processing' } as const;
    await expect(
      stale('POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision', { params, body, ...freshKey() }),
    ).rejects.toMatchObject(refusal);
    await expect(
      stale('POST /api/admin/artists/{artistId}/payouts/{payoutId}/method', { params }),
    ).rejects.toMatchObject(refusal);
    expect((await artist.api('GET /api/me/payouts', { query: {} })).items).toMatchObject([{ state: 'requested' }]);
  });

  it('decides once: one of many concurrent decisions succeeds, and the others are rejected', async () => {
    const artist = await newArtist('active');
    await earn(artist.artistId, 80n * dollar);
    const { payoutId } = await ask(artist);
    const decisions = Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? { to: 'completed', reference: `ACH ${n}` } : { to: 'rejected', reason: `No ${n}` },
    );
    const ends = await Promise.all(
      decisions.map((decision) =>
        decide(artist, payoutId, decision).then(
          () => 'done',
          ({ code }) => code as string,
        ),
      ),
    );
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.filter((end) => end !== 'done' && end !== 'payout-decided' && end !== 'busy')).toEqual([]);
    const { pendingMicros, paidOutMicros, availableMicros } = await balanceOf(artist);
    expect([pendingMicros, (paidOutMicros ?? 0n) + (availableMicros ?? 0n)]).toEqual([0n, 80n * dollar]);
  });
});
