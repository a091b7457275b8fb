import { isInProgress, mayBecome, statementStates } from './statement-state.ts';

test('product 23.8: a posted statement can be reversed or pay later matches, and a final state has no next one', () => {
  const ways = statementStates.flatMap((from) =>
    statementStates.filter((to) => mayBecome(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(ways).toEqual([
    'awaiting-file > reading',
    'awaiting-file > discarded',
    'reading > stopped',
    'reading > ready',
    'reading > discarded',
    'stopped > reading',
    'stopped > discarded',
    'ready > reading',
    'ready > approved',
    'ready > discarded',
    'approved > reading',
    'approved > posting',
    'posting > posted',
    'posted > posting',
    'posted > reversing',
    'reversing > reversed',
  ]);
});

test('a stage works on a statement that advances by itself', () =>
  expect(statementStates.filter(isInProgress)).toEqual(['reading', 'approved', 'posting', 'reversing']));
