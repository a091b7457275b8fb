import { givenFrom, givenTexts } from './given-texts.ts';

const names = ['currency', 'month', 'mark', 'controlAmount', 'controlLines', 'rate'] as const;

test('product 30.4: values are read as people type them', () => {
  const texts = { ...givenTexts({ mark: ',' }), currency: 'eur ', controlAmount: '1,234.50', controlLines: '12 000' };
  expect(givenFrom(texts, names)).toEqual({
    given: { currency: 'EUR', mark: ',', controlAmount: '1234.50', controlLines: 12_000 },
    errors: {},
  });
});

test('product 30.4: an invalid value is reported beside its field', () => {
  const texts = { ...givenTexts({}), currency: 'euro', month: '2026-13', rate: '0' };
  expect(Object.keys(givenFrom(texts, names).errors)).toEqual(['currency', 'month', 'rate']);
});
