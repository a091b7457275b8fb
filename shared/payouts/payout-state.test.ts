import { isOpen, mayBecome, payoutStates } from './payout-state.ts';

test('allows these changes of state; final states do not change, but a paid payout may be returned (product 24.3)', () => {
  const ways = payoutStates.flatMap((from) =>
    payoutStates.filter((to) => mayBecome(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(ways).toEqual([
    'requested > processing',
    'requested > completed',
    'requested > rejected',
    'requested > cancelled',
    'processing > completed',
    'processing > failed',
    'completed > returned',
  ]);
});

test('counts requested payouts and those on their way as pending (product 24.3)', () =>
  expect(payoutStates.filter(isOpen)).toEqual(['requested', 'processing']));
