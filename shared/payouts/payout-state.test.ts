import { isOpen, mayBecome, payoutStates } from './payout-state.ts';

test('what a payout may become; what has ended becomes nothing, but what was paid may come back (product 24.3)', () => {
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

test('pending is what is asked for or on its way (product 24.3)', () =>
  expect(payoutStates.filter(isOpen)).toEqual(['requested', 'processing']));
