import { addDecimals, type Decimal, decimalOf, decimalText } from './exact-decimal.ts';

test('reads the same number however it is written', () => {
  const sum = ['1.10', '-.1', '+2.', '0'].map((text) => decimalOf(text) as Decimal).reduce(addDecimals);
  expect(decimalText(sum)).toBe('3');
  expect(['', '.', '-', '1e3', '1,5', ' 1'].map(decimalOf)).toEqual(Array(6).fill(undefined));
  expect(['-0.50', '-0', '100'].map((text) => decimalText(decimalOf(text) as Decimal))).toEqual(['-0.5', '0', '100']);
});
