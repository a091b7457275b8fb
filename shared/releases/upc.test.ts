import fc from 'fast-check';
import { asEan, checkDigitOf, isUpc, upcOf, upcsOf } from './upc.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const body = fc.oneof(digits(11), digits(12));

test.each(['036000291452', '012345678905', '4006381333931', '5901234123457', '0000000000000'])(
  'GS1, check digits: %s is right',
  (code) => expect(isUpc(code)).toBe(true),
);

test.each([
  '036000291453',
  '4006381333930',
  '',
  '12345678901',
  '40063813339310',
  // The check digits are right, but these have eleven and fourteen digits.
  '12345678905',
  '00036000291452',
  '03600029145x',
  ' 036000291452',
  '٠٣٦٠٠٠٢٩١٤٥٢',
])('"%s" is not a UPC', (text) => expect(isUpc(text)).toBe(false));

test('GS1: exactly one of the ten possible check digits is right', () => {
  fc.assert(
    fc.property(body, (code) => {
      const right = Array.from({ length: 10 }, (_, last) => code + last).filter(isUpc);
      expect(right).toEqual([code + checkDigitOf(code)]);
    }),
  );
});

test('GS1: one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(body, fc.nat(12), fc.integer({ min: 1, max: 9 }), (code, at, by) => {
      const right = code + checkDigitOf(code);
      const place = at % right.length;
      const wrong = [...right].map((digit, n) => (n === place ? String((Number(digit) + by) % 10) : digit)).join('');
      expect(isUpc(wrong)).toBe(false);
    }),
  );
});

test('a UPC is the same code as the EAN with a leading 0, and both are valid or neither', () => {
  fc.assert(
    fc.property(digits(11), (code) => {
      const upc = code + checkDigitOf(code);
      expect(isUpc(`0${upc}`)).toBe(true);
      expect(asEan(upc)).toBe(asEan(`0${upc}`));
    }),
  );
});

test('product 9.7: every number of a prefix makes a different, valid UPC of twelve digits', () => {
  const prefix = fc.integer({ min: 6, max: 10 }).chain((length) => digits(length));
  fc.assert(
    fc.property(prefix, fc.nat(), fc.nat(), (of, one, two) => {
      const numbers = [one % upcsOf(of), two % upcsOf(of)] as const;
      const codes = numbers.map((number) => upcOf(of, number));
      for (const code of codes) {
        expect(code).toHaveLength(12);
        expect(code.startsWith(of)).toBe(true);
        expect(isUpc(code)).toBe(true);
      }
      expect(codes[0] === codes[1]).toBe(numbers[0] === numbers[1]);
    }),
  );
  expect([6, 7, 8, 9, 10].map((length) => upcsOf('8'.repeat(length)))).toEqual([100_000, 10_000, 1_000, 100, 10]);
  expect(upcOf('860012', 0)).toBe(`86001200000${checkDigitOf('86001200000')}`);
});
