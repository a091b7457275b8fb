import { parsePartialRefund } from './parse-partial-refund.ts';

test.each([
  ['1', 100],
  ['1.5', 150],
  ['1,50', 150],
  ['$1.05', 105],
  [' 2.99 ', 299],
  ['0.01', 1],
])('%j is a valid part of $3.00', (typed, cents) => {
  expect(parsePartialRefund(typed, 300)).toEqual({ cents });
});

test.each(['', '0', '0.00', '1.505', '-1', '1e2', '1.2.3', 'all'])('%j is not an amount', (typed) => {
  expect(parsePartialRefund(typed, 300)).toEqual({ error: 'Please enter an amount in dollars, such as 1.50' });
});

test.each(['3', '3.00', '12'])('%j is not less than the remaining amount', (typed) => {
  expect(parsePartialRefund(typed, 300)).toEqual({ error: 'Must be less than $3.00' });
});
