import { newId } from '../../shared/test/builders.ts';
import { causeFromKey } from './cause-from-key.ts';

const artistId = '3f0c8d1e-5b5a-4b0e-9c39-0d5b4c1f2a11';
const lines = [
  { account: 'cash' as const, micros: 5n },
  { account: `artist:${artistId}` as const, micros: -5n },
];

test('reads the cause of a transaction from its key (product 28.3)', () => {
  const payoutId = newId('payout');
  expect(causeFromKey({ key: `payout:${payoutId}:completed`, lines })).toEqual({ kind: 'payout', payoutId, artistId });
  expect(causeFromKey({ key: 'payout:forged:completed', lines })).toBeUndefined();
  expect(causeFromKey({ key: 'plan:pi_1', lines })).toEqual({ kind: 'payment', paymentId: 'pi_1' });
  expect(causeFromKey({ key: 'refund:re_1', lines })).toBeUndefined();
  expect(causeFromKey({ key: 'refund:re_1', lines, result: { paymentId: 'pi_1' } })).toEqual({
    kind: 'payment',
    paymentId: 'pi_1',
  });
  const result = { cardPayoutId: 'po_1' };
  for (const key of ['card-payout:po_1', 'card-payout-failed:po_1', 'card-payout-fee:txn_1'])
    expect(causeFromKey({ key, lines, result })).toEqual({ kind: 'card-payout', cardPayoutId: 'po_1' });
  const advanceId = newId('advance');
  expect(causeFromKey({ key: `advance:${advanceId}:granted`, lines })).toEqual({ kind: 'advance', advanceId });
  expect(causeFromKey({ key: 'advance:forged:granted', lines })).toBeUndefined();
  expect(causeFromKey({ key: `statement:stm_1:${artistId}:0`, lines })).toMatchObject({
    statementId: 'stm_1',
    isReversal: false,
  });
  expect(causeFromKey({ key: 'suspense:stm_1:pty_1:0', lines })).toMatchObject({
    statementId: 'stm_1',
    isReversal: false,
  });
  expect(causeFromKey({ key: `reversal:stm_1:${artistId}:0`, lines })).toMatchObject({
    statementId: 'stm_1',
    isReversal: true,
  });
});
