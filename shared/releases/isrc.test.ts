import fc from 'fast-check';
import { ISRCS_PER_YEAR, isIsrc, isrcOf, isrcYear } from './isrc.ts';

test.each(['USRC17607839', 'PTA1B2600001', 'ZZSEG0099999'])('ISO 3901: %s has the form', (code) =>
  expect(isIsrc(code)).toBe(true),
);

test.each(['', 'USRC1760783', 'USRC176078390', 'usrc17607839', 'US-RC1-76-07839', '1SRC17607839', 'USRC1760783٩'])(
  'ISO 3901: "%s" has not',
  (text) => expect(isIsrc(text)).toBe(false),
);

test('product 9.7: every number of a prefix and a year makes a different ISRC', () => {
  const prefix = fc.stringMatching(/^[A-Z]{2}[A-Z0-9]{3}$/);
  const number = fc.nat(ISRCS_PER_YEAR - 1);
  fc.assert(
    fc.property(prefix, fc.nat(99), number, number, (of, year, one, two) => {
      const yy = String(year).padStart(2, '0');
      const codes = [isrcOf(of, yy, one), isrcOf(of, yy, two)];
      for (const code of codes) {
        expect(isIsrc(code)).toBe(true);
        expect(code.startsWith(of + yy)).toBe(true);
      }
      expect(codes[0] === codes[1]).toBe(one === two);
    }),
  );
});

test.each([
  ['2026-12-31T23:59:59.999Z', '26'],
  ['2027-01-01T00:00:00.000Z', '27'],
  ['2100-06-01T00:00:00.000Z', '00'],
  ['2109-06-01T00:00:00.000Z', '09'],
])('the year of an ISRC that is assigned at %s is %s', (at, year) => expect(isrcYear(new Date(at))).toBe(year));
