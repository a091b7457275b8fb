import { settingsFrom, settingTexts } from './setting-texts.ts';

const names = ['currency', 'month', 'mark', 'controlAmount', 'controlLines', 'rate'] as const;

test('product 30.4: values are read as people type them', () => {
  const texts = { ...settingTexts({ mark: ',' }), currency: 'eur ', controlAmount: '1,234.50', controlLines: '12 000' };
  expect(settingsFrom(texts, names)).toEqual({
    settings: { currency: 'EUR', mark: ',', controlAmount: '1234.50', controlLines: 12_000 },
    errors: {},
  });
});

test('product 30.4: an invalid value is reported beside its field', () => {
  const texts = { ...settingTexts({}), currency: 'euro', month: '2026-13', rate: '0' };
  expect(Object.keys(settingsFrom(texts, names).errors)).toEqual(['currency', 'month', 'rate']);
});
