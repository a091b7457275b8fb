import { decimalOf } from './exact-decimal.ts';
import { totalAgrees } from './total-agrees.ts';

test.each([
  ['5.27', '5.265463726206831', true],
  ['5.26', '5.265463726206831', false],
  ['5.265463726206831', '5.265463726206831', true],
  ['5.26546372620683', '5.265463726206831', true],
  ['4.51', '4.5', false],
  ['0.30000000000000004', '0.3', true],
  ['0.30000001', '0.3', false],
  ['3813', '5.27', false],
  ['-12.3', '-12.345', true],
  ['12.3', '-12.345', false],
  ['0', '0', true],
])('a total of %s agrees with the sum %s: %s (product 23.25)', (total, sum, expected) => {
  const [stated, read] = [decimalOf(total), decimalOf(sum)];
  expect(stated && read && totalAgrees(stated, read)).toBe(expected);
});
