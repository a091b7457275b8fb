import { randomUUID } from 'node:crypto';
import type { ArtistId } from '../../../shared/ids.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../../shared/test/builders.ts';
import { booksRepository } from '../../ledger/books-repository.ts';
import { checkWallet } from '../../ledger/check-wallet.ts';
import { walletKeys } from '../../platform/keys.ts';
import { laptop } from '../../test/laptop.ts';
import { savedMethod } from '../../test/payout-methods.ts';
import { newArtist, newColleague, type Person } from '../../test/people.ts';
import { postedStatement } from '../../test/posted-statement.ts';
import { stored } from '../../test/releases.ts';
import { W8BEN } from '../../test/tax-forms.ts';

const books = booksRepository({ ledger: laptop.outputs.LedgerTableName, wallets: laptop.outputs.WalletTableName });

let finance: Person;
beforeAll(async () => {
  finance = await newColleague('finance');
});

/** Creates an artist who earned 95 dollars in the United States, and the same amount in Germany. */
async function earner() {
  const artist = await newArtist('active');
  const release = await stored(aCompleteDraft({ artistId: artist.artistId, ...inOrder([aTrack()]) }), 'submitted');
  await postedStatement(release, [
    { track: 0, month: '2026-08', store: 'Spotify', country: 'US', streams: 10_000, amount: '100' },
    { track: 0, month: '2026-08', store: 'Spotify', country: 'DE', streams: 10_000, amount: '100' },
  ]);
  const { methodId } = await savedMethod(artist.artistId);
  return { ...artist, methodId, release };
}
const ask = ({ api, methodId }: Awaited<ReturnType<typeof earner>>) =>
  api('POST /api/me/payouts', { body: { methodId }, idempotencyKey: randomUUID() });
const decide = (artistId: ArtistId, payoutId: Awaited<ReturnType<typeof ask>>['payoutId'], body: object) =>
  finance.api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision', {
    params: { artistId, payoutId },
    body: body as { to: 'processing' },
    idempotencyKey: randomUUID(),
  });
const send = ({ api }: Person) => api('POST /api/me/tax-forms', { body: { form: W8BEN, isCertified: true } });

test('withholds 30% of US earnings without a form, once, and posts it (product 27.2, 27.3)', async () => {
  const artist = await earner();
  const { artistId, api } = artist;
  expect(await api('GET /api/me/tax')).toMatchObject({
    isWithheld: true,
    basis: 'none',
    percent: 30,
    usMicros: '95000000',
    withheldMicros: '28500000',
  });
  const payout = await ask(artist);
  expect(payout).toMatchObject({
    amountMicros: '190000000',
    tax: { withheldMicros: '28500000', usMicros: '95000000' },
  });

  // The payout is rejected, so its earnings are taxed with the next payout.
  await decide(artistId, payout.payoutId, { to: 'rejected', reason: 'Not this bank' });
  await send(artist);
  expect(await api('GET /api/me/tax')).toMatchObject({ basis: 'w8ben', percent: 15, withheldMicros: '14250000' });
  const again = await ask(artist);
  await decide(artistId, again.payoutId, { to: 'completed', reference: 'ACH 4711' });
  const wallet = await books.wallet(walletKeys.wallet({ artistId }));
  expect(wallet).toMatchObject({ available: 0n, paidOut: 190_000_000n, earned: 190_000_000n });
  expect(checkWallet(artistId, wallet, await books.entries(`artist:${artistId}`, wallet.months))).toEqual([]);
  // Later earnings from elsewhere do not cause the US earnings to be taxed again.
  const elsewhere = { track: 0, month: '2026-09', store: 'Spotify', country: 'DE', streams: 10_000, amount: '100' };
  await postedStatement(artist.release, [elsewhere]);
  expect(await api('GET /api/me/tax')).toMatchObject({ usMicros: '0', withheldMicros: '0' });

  // The bank returned the payout: the money is back in the balance, and is taxed when it is paid.
  await decide(artistId, again.payoutId, { to: 'returned', reason: 'Account closed' });
  expect(await api('GET /api/me/tax')).toMatchObject({ usMicros: '95000000', withheldMicros: '14250000' });
});

test('checks and masks a form, and shows it whole only to finance, audited (product 27.1)', async () => {
  const artist = await newArtist('active');
  const wrong = { form: { ...W8BEN, signature: 'Somebody else' }, isCertified: true as const };
  await expect(artist.api('POST /api/me/tax-forms', { body: wrong })).rejects.toMatchObject({
    code: 'tax-form-wrong',
    details: { field: 'signature' },
  });
  const { taxFormId, maskedNumber } = await send(artist);
  expect(maskedNumber).toBe('•••• 234F');
  const { form } = await artist.api('GET /api/me/tax');
  expect(JSON.stringify(form)).not.toContain(W8BEN.taxNumber);
  const params = { artistId: artist.artistId, taxFormId };
  const details = 'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/details';
  expect(await finance.api(details, { params })).toEqual(W8BEN);
  await expect(artist.api(details, { params })).rejects.toMatchObject({ code: 'admin-only' });
});

test('treats a rejected form as none, and rejects it once (product 27.4)', async () => {
  const artist = await earner();
  const { taxFormId } = await send(artist);
  const call = { params: { artistId: artist.artistId, taxFormId }, body: { reason: 'The name is another one' } };
  const route = 'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/reject';
  expect(await finance.api(route, call)).toMatchObject({
    isNewest: true,
    rejected: { reason: 'The name is another one' },
  });
  await expect(finance.api(route, call)).rejects.toMatchObject({ code: 'tax-form-decided' });
  expect(await artist.api('GET /api/me/tax')).toMatchObject({ basis: 'none', percent: 30 });
});
