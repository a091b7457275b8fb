/** Tests that each guard of a payout is part of its write (design 2.3, 3.16). */
import { randomUUID } from 'node:crypto';
import type { ArtistId } from '../../shared/ids.ts';
import { microsOfCents } from '../../shared/money.ts';
import { anId, newId } from '../../shared/test/builders.ts';
import { checkBooks } from '../ledger/check-books.ts';
import { walletKeys } from '../platform/keys.ts';
import { aPayout, earn } from '../test/earnings.ts';
import { ownBooks } from '../test/own-books.ts';
import { roundsOf } from '../test/rounds.ts';
import { payableAmount } from './payable-amount.ts';
import { payoutListRepository } from './payout-list-repository.ts';
import { payoutNamesRepository } from './payout-names-repository.ts';
import { type Change, payoutRepository } from './payout-repository.ts';
import { PayoutRules } from './payout-rules.ts';
import { walletRepository } from './wallet-repository.ts';

const dollar = microsOfCents(100);

const books = async () => {
  const own = await ownBooks();
  const artistId = anId<ArtistId>(randomUUID());
  const payouts = payoutRepository(own.table, own.tables);
  const lists = payoutListRepository(own.table);
  const totals = () => lists.totals();
  await earn(artistId, 200n * dollar, own);
  const wallet = () => walletRepository({ get: async () => own.books.wallet(walletKey) as never }).find(artistId);
  const walletKey = walletKeys.wallet({ artistId });
  const differences = async () => (await checkBooks(own)).differences;
  return { ...own, artistId, payouts, lists, totals, wallet, differences };
};
const become = (state: Change['state'], more: Partial<Change> = {}): Change => ({
  state,
  processedAt: new Date().toISOString(),
  decision: newId('request'),
  ...more,
});

it('allows one open request, even if the wallet could pay two (design 2.3, 3.16)', async () => {
  const { artistId, payouts, wallet } = await books();
  const half = { artistId, micros: 100n * dollar };
  await payouts.request(aPayout(half));
  await expect(payouts.request(aPayout(half))).rejects.toMatchObject({ code: 'payout-open' });
  expect(await wallet()).toMatchObject({ available: 100n * dollar, requested: 100n * dollar });
});

it('makes one of two hundred concurrent requests (product 24.2)', async () => {
  for (let round = 0; round < roundsOf(2, 50); round++) {
    const { artistId, payouts, wallet, totals } = await books();
    // Each of the concurrent requests has read the whole balance.
    const micros = payableAmount(await wallet());
    const ask = () => payouts.request(aPayout({ artistId, micros }));
    const ends = await Promise.all(
      Array.from({ length: 200 }, () =>
        ask().then(
          () => 'asked',
          ({ code }) => code as string,
        ),
      ),
    );
    expect(ends.filter((end) => end === 'asked')).toHaveLength(1);
    const answers = ['asked', 'payout-open', 'busy', 'outcome-unknown'];
    expect(ends.filter((end) => !answers.includes(end))).toEqual([]);
    expect(await wallet()).toMatchObject({ available: 0n, requested: 200n * dollar });
    expect(await totals()).toMatchObject({ all: 1, pendingMicros: '200000000' });
  }
});

it('pays nobody more than the current balance (design 2.3, 3.16)', async () => {
  const { artistId, payouts, totals } = await books();
  const much = aPayout({ artistId, micros: 201n * dollar });
  await expect(payouts.request(much)).rejects.toMatchObject({ code: 'balance-changed' });
  expect(await totals()).toEqual({ all: 0, pending: 0, pendingMicros: '0' });
});

it('lets a payout leave a state once, to only one other state (design 2.3, 3.16)', async () => {
  const { artistId, payouts, wallet, differences } = await books();
  const payout = aPayout({ artistId, micros: 200n * dollar });
  await payouts.request(payout);
  await payouts.become(payout, become('completed'));
  for (const state of ['completed', 'rejected', 'cancelled', 'processing'] as const)
    await expect(payouts.become(payout, become(state))).rejects.toMatchObject({
      code: 'payout-decided',
      details: { state: 'completed' },
    });
  expect(await wallet()).toMatchObject({ available: 0n, requested: 0n, inFlight: 0n, paidOut: 200n * dollar });
  expect(await differences()).toEqual([]);
});

it('treats a decision repeated after a lost reply as the same (design 2.3, 3.16)', async () => {
  const { artistId, payouts } = await books();
  const payout = aPayout({ artistId, micros: 200n * dollar });
  await payouts.request(payout);
  const completed = become('completed', { reference: 'ACH 4711' });
  await payouts.become(payout, completed);
  expect(await payouts.become(payout, completed)).toMatchObject({ state: 'completed', reference: 'ACH 4711' });
});

it('keeps the totals up to date with each step, and counts only open payouts as pending (design 2.3, 3.16)', async () => {
  const { artistId, payouts, lists, totals } = await books();
  const payout = aPayout({ artistId, micros: 200n * dollar });
  await payouts.request(payout);
  expect(await totals()).toEqual({ all: 1, pending: 1, pendingMicros: '200000000' });
  const sent = await payouts.become(payout, become('processing'));
  expect(await totals()).toEqual({ all: 1, pending: 1, pendingMicros: '200000000' });
  expect((await lists.pageOfOpen(undefined)).items).toMatchObject([{ state: 'processing' }]);
  await payouts.become(sent, become('failed', { reason: 'The account is closed' }));
  expect(await totals()).toEqual({ all: 1, pending: 0, pendingMicros: '0' });
  expect((await lists.pageOfOpen(undefined)).items).toEqual([]);
  // Tax is not paid to the artist, so the pending sum is the amount that leaves our bank.
  const tax = { basis: 'none', percent: 30, of: 'us', usMicros: '20000000', withheldMicros: '6000000' } as const;
  await payouts.request({ ...aPayout({ artistId, micros: 200n * dollar }), tax });
  expect(await totals()).toEqual({ all: 2, pending: 1, pendingMicros: '194000000' });
  // The office's list uses this counter to detect changes.
  expect((await lists.counted()).changes).toBe(4n);
});

it('approves no more on one day than the operator allows, in number or in sum (product 24.12)', async () => {
  const { payouts, table: own, tables } = await books();
  const rules = PayoutRules.parse({ PAYOUT_DAY_DOLLARS: 500, PAYOUT_DAY_COUNT: 2 });
  const request = async (dollars: bigint) => {
    const artistId = anId<ArtistId>(randomUUID());
    await earn(artistId, dollars * dollar, { table: own, tables });
    const payout = aPayout({ artistId, micros: dollars * dollar });
    await payouts.request(payout);
    return payout;
  };
  const approve = async (dollars: bigint) => payouts.become(await request(dollars), become('processing'), [], rules);
  const limit = { code: 'payout-limit' };
  await expect(approve(501n)).rejects.toMatchObject(limit);
  const first = await approve(200n);
  await expect(approve(301n)).rejects.toMatchObject(limit);
  await approve(250n);
  // There is room in the daily sum, but not in the daily number.
  await expect(approve(1n)).rejects.toMatchObject(limit);
  // Completing an approved payout does not count it again, and a rejected one is never counted.
  await payouts.become(first, become('completed'), [], rules);
  await payouts.become(await request(60n), become('rejected'), [], rules);
});

it('removes names and destinations from the payouts of an erased account (product 19.3)', async () => {
  const { artistId, payouts, table: own, lists } = await books();
  await payouts.request({ ...aPayout({ artistId, micros: 100n * dollar }), notes: 'To Mara' });
  for (let n = 0; n < 2; n++) await payoutNamesRepository(own).forget(artistId);
  const [payout] = (await lists.pageOfArtist(artistId, undefined)).items;
  expect(payout).toMatchObject({ artistName: '', fullName: '', method: '', micros: 100n * dollar });
  expect(payout).not.toHaveProperty('notes');
});
