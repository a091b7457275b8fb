import { typedAmount } from './typed-amount.ts';

test.each([
  ['12.50', '12.5'],
  [' 1,234,567.80 ', '1234567.8'],
  ['0.000001', '0.000001'],
  ['007', '7'],
])('parses %s as %s', (typed, amount) => expect(typedAmount(typed)).toBe(amount));

test.each(['', '0', '0.00', '-1', '1,5', '1.2345678', 'twelve', '1.234,50'])('rejects %p', (typed) =>
  expect(typedAmount(typed)).toBeUndefined(),
);
