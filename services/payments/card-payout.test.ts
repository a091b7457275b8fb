import { type CardPayout, cardPayoutPostings, cardPayoutView, mergeCardPayouts } from './card-payout.ts';
import { accountBalance } from './postings-from.ts';

const base = {
  cardPayoutId: 'po_1',
  cents: 261,
  createdAt: '2026-11-21T10:00:00.000Z',
  arrivesOn: '2026-11-23',
  fees: {},
};
const fee = { txn_1: { cents: 50, at: '2026-11-21T10:00:00.000Z' } };
const paid: CardPayout = { ...base, paidAt: '2026-11-23T00:00:00.000Z', fees: fee };
const failed: CardPayout = { ...base, failed: { at: '2026-11-25T00:00:00.000Z', code: 'account_closed' }, fees: fee };

const known = (...told: CardPayout[]) => told.reduce<CardPayout | undefined>(mergeCardPayouts, undefined) as CardPayout;
const held = (payout: CardPayout) =>
  (['cash', 'card-clearing', 'card-fees'] as const).map((account) =>
    accountBalance(account, cardPayoutPostings(payout)),
  );

test('moves the paid amount to cash and books the fee as a cost (product 28.5)', () => {
  expect(held(paid)).toEqual([2_610_000n, -3_110_000n, 500_000n]);
  expect(cardPayoutView(paid)).toMatchObject({ state: 'paid', amountMicros: '2610000', feeMicros: '500000' });
});

test.each([
  ['paid, then failed', [paid, failed]],
  ['failed, then paid', [failed, paid]],
  ['each twice', [paid, failed, paid, failed]],
  ['the failure alone', [failed]],
])('books a failed payout back, whatever arrives first or twice: %s (product 28.5)', (_, reports) => {
  expect(held(known(...reports))).toEqual([0n, -500_000n, 500_000n]);
  const keys = cardPayoutPostings(known(...reports)).map(({ key }) => key);
  expect(keys).toEqual(['card-payout:po_1', 'card-payout-failed:po_1', 'card-payout-fee:txn_1']);
  expect(cardPayoutView(known(...reports))).toMatchObject({ state: 'failed', failureCode: 'account_closed' });
});

test('books a debit of our bank as a negative payout (product 28.5)', () => {
  expect(held({ ...paid, cents: -100, fees: {} })).toEqual([-1_000_000n, 1_000_000n, 0n]);
});
