import { decimalMark } from './decimal-mark.ts';
import { readTerritory } from './read-territory.ts';
import { statementMonth } from './statement-month.ts';
import { storeName } from './store-name.ts';

test.each([
  ['2026-08', '', '2026-08'],
  ['2026/08/01', '', '2026-08'],
  ['20260815', '', '2026-08'],
  ['2026M8', '', '2026-08'],
  ['8/31/2026 12:00:00 AM', '', '2026-08'],
  ['8/15/26 11:45am', '', '2026-08'],
  ['August 2026', '', '2026-08'],
  ['AUG-26', '', '2026-08'],
  ['2026-08-01', '2026-08-31', '2026-08'],
  // Apple's fiscal October 2026: 27 September to 31 October.
  ['09/27/2026', '10/31/2026', '2026-10'],
  ['2026-13', '', undefined],
  ['2026-02-30', '', undefined],
  ['31/8/2026', '', undefined],
  ['1900-01', '', undefined],
  ['soon', '', undefined],
  ['', '', undefined],
  ['2026-08-31', '2026-08-01', undefined],
  ['2026-08-01', 'later', undefined],
])('a line from %j to %j belongs to %s (product 23.3)', (from, to, month) => {
  expect(statementMonth(from, to, 'month-first')).toBe(month);
});

test('the format decides whether the day or the month comes first (product 23.3)', () => {
  expect(['1.8.2026', '31/8/2026'].map((day) => statementMonth(day, '', 'day-first'))).toEqual(['2026-08', '2026-08']);
});

test.each([
  ['us', 'US'],
  ['GBR', 'GB'],
  ["Côte d'Ivoire", 'CI'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Saint Lucia', 'LC'],
  ['Korea, Republic of', 'KR'],
  ['Congo, The Democratic Republic of the', 'CD'],
  ['Worldwide', 'WW'],
  ['', 'ZZ'],
])('the territory %j is %s (product 23.3)', (text, code) => {
  expect(readTerritory(text)).toBe(code);
});

test('a store’s name is shown in our spelling (product 23.3)', () => {
  expect(['SPOTIFY', 'apple  music', ' Napster '].map(storeName)).toEqual(['Spotify', 'Apple Music', 'Napster']);
});

test.each([
  [['1', '2.5', '1,234.50'], { mark: '.', isSure: true }],
  [['1', '2,5', '1.234,50'], { mark: ',', isSure: true }],
  [['0,123', '1'], { mark: ',', isSure: true }],
  [['1', '20', ''], { mark: '.', isSure: false }],
])('the decimal mark of %j (product 23.3)', (amounts, mark) => {
  expect(decimalMark(amounts)).toEqual(mark);
});
