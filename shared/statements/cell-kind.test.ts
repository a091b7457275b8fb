import { areAmounts, type CellKind, cellKind } from './cell-kind.ts';

test.each<[CellKind, string[]]>([
  ['empty', ['', '  ']],
  ['isrc', ['ZZR4L2600001', 'zz-r4l-26-00001']],
  ['upc', ['4006381333931', '036000291452']],
  [
    'date',
    ['2026-08', '202608', '20260831', '2026-08-31', '2026-08-31 10:00', '31.08.2026', '8/3/26 1:15am', '08/2026'],
  ],
  [
    'date',
    [
      'Aug 2026',
      'August 2026',
      'Aug-26',
      'août 2026',
      '31 August 2026',
      '2026年8月',
      'Q3 2026',
      '2026-08-31T10:00:00Z',
    ],
  ],
  ['percent', ['85%', '12,5 %']],
  ['number', ['0', '1204', '1,204', '0,45', '-0.01', '.5', '1.5e-7', '2.220446049250313e-16', '12345678901234']],
  [
    'number',
    [
      '$0.28',
      '-$0.01',
      '$(0.01)',
      'R$ 1.234,50',
      '0,45 €',
      '1.23-',
      '−1.23',
      '0.45 USD',
      "1'234.50",
      '1 234,50',
      '¥120',
    ],
  ],
  ['text', ['Low Tide', '1999 (Remix)', 'Spotify', 'DE', 'USD', 'Credit', '1/2', '-', 'May', '12" Mix']],
])('product 23.22: cells that are %s', (kind, cells) => {
  expect(cells.map((cell) => [cell, cellKind(cell)])).toEqual(cells.map((cell) => [cell, kind]));
});

test('product 23.22: a column may be the amount if one of its filled cells is a number, or all are empty', () => {
  expect(areAmounts(['', '-', '0.5'])).toBe(true);
  expect(areAmounts(['', ''])).toBe(true);
  expect(areAmounts(['Spotify', ''])).toBe(false);
  expect(areAmounts(['2026-08', '2026-09'])).toBe(false);
});
