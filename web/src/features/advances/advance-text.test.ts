import { parseCents, parsePercent } from './advance-text.ts';

test('product 26.2: amounts are in dollars, with at most two decimals', () => {
  expect(['500', '$1,250.5', '0.01', ' 12.34 '].map(parseCents)).toEqual([50_000, 125_050, 1, 1234]);
  expect(['', '0', '0.00', '-5', '1.234', 'five', '12345678'].map(parseCents)).toEqual(Array(7).fill(undefined));
});

test('product 26.2: percentages have at most two decimals', () => {
  expect(['50', '100', '12.5 %', '0.01'].map(parsePercent)).toEqual([5_000, 10_000, 1_250, 1]);
  expect(['', '0', '101', '-5', '1.234', 'half'].map(parsePercent)).toEqual(Array(6).fill(undefined));
});
