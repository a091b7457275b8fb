import type { EarningsLine } from '../../../../shared/earnings/earnings-view.ts';
import { exactText } from './earnings-text.ts';
import { albumPartText, lineComputation, totalOfLines } from './line-sum.ts';

const line = (different: Partial<EarningsLine> = {}): EarningsLine => ({
  line: 7,
  text: 'a,b',
  trackId: 'trk_1' as EarningsLine['trackId'],
  store: 'Spotify',
  country: 'DE',
  use: 'stream',
  quantity: '3',
  amount: '0.0042',
  currency: 'EUR',
  percentage: 95,
  parts: [{ version: 0, parts: 10_000, days: 30, of: 30 }],
  exactMicros: '4323.963',
  ...different,
});

describe('the computation of a line (product 25.4)', () => {
  it.each([
    ['all of it the artist’s', line(), '1.0837', '0.0042 EUR × 1.0837 × 95% = $0.004323963'],
    ['in dollars', line({ currency: 'USD' }), '1', '0.0042 USD × 95% = $0.004323963'],
    [
      'shared',
      line({ parts: [{ version: 2, parts: 4_000, days: 30, of: 30 }], exactMicros: '1729.5852' }),
      '1.0837',
      '0.0042 EUR × 1.0837 × 95% × 4,000 of 10,000 (split version 2) = $0.0017295852',
    ],
    [
      'half of a whole release',
      line({ part: 500_000_000_000_000 }),
      '1.0837',
      '0.0042 EUR × 1.0837 × 1/2 × 95% = $0.004323963',
    ],
    [
      'shared within the month',
      line({
        parts: [
          { version: 0, parts: 10_000, days: 9, of: 30 },
          { version: 1, parts: 5_000, days: 21, of: 30 },
        ],
      }),
      '1.0837',
      '0.0042 EUR × 1.0837 × 95% × (10,000 of 10,000 for 9 of 30 days (not shared) + 5,000 of 10,000 for 21 of 30 days (split version 1)) = $0.004323963',
    ],
    ['taken back', line({ amount: '-1', exactMicros: '-1029515' }), '1.0837', '-1 EUR × 1.0837 × 95% = -$1.029515'],
  ])('%s', (_, shown, rate, text) => {
    expect(lineComputation(shown, rate)).toBe(text);
  });

  it('adds lines exactly', () => {
    expect(totalOfLines([line({ exactMicros: '0.333333333333' }), line({ exactMicros: '-2' })])).toBe(
      '-1.666666666667',
    );
    expect(exactText('1500000')).toBe('$1.50');
  });
});

it.each([
  [500_000_000_000_000, '1/2'],
  [333_333_333_333_333, '1/3'],
  [333_333_333_333_334, '1/3'],
  [90_909_090_909_091, '1/11'],
  [750_000_000_000_000, '75%'],
  [123_456_789_012_345, '12.3457%'],
])('formats a track’s part of a line for the whole release as %s (product 23.18)', (part, text) => {
  expect(albumPartText(part)).toBe(text);
});
