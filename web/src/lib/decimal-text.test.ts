import { countText, decimalText, shortDecimalText } from './decimal-text.ts';

test('a decimal keeps all its significant digits, and at least two decimals', () => {
  expect(decimalText('1234567.8')).toBe('1,234,567.80');
  expect(decimalText('-0.000123000')).toBe('-0.000123');
  expect(decimalText('9007199254740993')).toBe('9,007,199,254,740,993.00');
  expect(decimalText('1e5')).toBe('1e5');
  expect(shortDecimalText('12.999999')).toBe('12.99');
  expect(shortDecimalText('-3')).toBe('-3.00');
  expect([countText('12345'), countText('1.50')]).toEqual(['12,345', '1.50']);
});
