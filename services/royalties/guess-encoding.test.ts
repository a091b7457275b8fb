import { guessEncoding } from './guess-encoding.ts';

/** Texts encoded by Python. */
const texts = [
  ['windows-1252', 'Café Nº 5', 'MDUuMTAuMjAyNjtRWlo7Q2Fm6SBOuiA1'],
  ['windows-1252', 'Don’t “Stop”', 'RG9uknQgk1N0b3CUO0JleW9uY+k7U2Xxb3JpdGE='],
  ['macintosh', 'Café Nº 5', 'Q2FmjiBOvCA1O0JleW9uY447U2lndXIgUpdz'],
  ['iso-8859-15', 'Žižek', 'vHV2cmU7tGm4ZWs7Q2Fm6SCkNQ=='],
  ['windows-1250', 'Dawid Podsiadło', 'RGF3aWQgUG9kc2lhZLNvO01hs29taWFzdGVjemtvd3k7S3dpYXQgSmFis29uaQ=='],
  ['iso-8859-2', 'Zażółć gęślą jaźń', 'WmG/87PmIGfqtmyxIGphvPE7o/NkvDumd2lhdA=='],
  ['windows-1254', 'Işık Doğudan Yükselir', 'QmFy/f4gTWFu5287R/xscGVtYmU7Sf79ayBEb/B1ZGFuIFn8a3NlbGly'],
  ['windows-1251', 'Группа крови', 'yujt7jvD8PPv7+Ag6vDu4ug='],
  ['koi8-r', 'Группа крови', '68nOzzvn0tXQ0MEgy9LP18k='],
  ['windows-1253', 'Βίκυ Λέανδρος', 'wt/q9SDL3eHt5PHv8jui8+Ug7OU='],
  ['shift_jis', '宇多田ヒカル', 'iUaRvZNjg3GDSoOLO4+Jl/Y='],
  ['euc-jp', '宇多田ヒカル', 'safCv8XEpdKlq6XrO73pzvg='],
  ['gb18030', '光年之外', '1ty93MLXO8fgu6i0yTu54sTq1q7N4g=='],
  ['big5', '光年之外', 'qVCqTq3bO6tDquGyoTul+qZ+pKelfg=='],
  ['euc-kr', '방탄소년단', 'vsbAzMCvO7nmxbq80rPitNw='],
] as const;

test.each(texts)('guesses %s, and decodes %s (product 23.14)', (encoding, preview, base64) => {
  expect(guessEncoding(Buffer.from(base64, 'base64'))[0]).toEqual({ encoding, preview });
});

test('offers the likely encodings, each with a sample cell (product 23.14)', () => {
  const candidates = guessEncoding(Buffer.from('05.10.2026;Caf\xe9 N\xba 5', 'latin1'));
  expect(candidates).toContainEqual({ encoding: 'windows-1250', preview: 'Café Nş 5' });
  expect(candidates).toContainEqual({ encoding: 'macintosh', preview: 'CafÈ N∫ 5' });
  expect(candidates.length).toBeLessThanOrEqual(6);
  expect(new Set(candidates.map(({ preview }) => preview)).size).toBe(candidates.length);
});

test('offers the encoding that the office chose, however odd the text looks (product 23.14)', () => {
  const candidates = guessEncoding(Buffer.from('Caf\xe9', 'latin1'), 'koi8-r');
  expect(candidates[0].encoding).toBe('windows-1252');
  expect(candidates).toContainEqual({ encoding: 'koi8-r', preview: 'CafИ' });
});
