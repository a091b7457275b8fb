import { dateOrder, type UsualOrder } from './date-order.ts';

test.each<[string, string[], UsualOrder, string | undefined]>([
  [
    'a day above 12 shows it, whatever the format usually has',
    ['01/08/2026', '31/08/2026'],
    'month-first',
    'day-first',
  ],
  ['a day above 12 in the second place', ['8/1/26', '8/31/26 12:00:00 AM'], 'day-first', 'month-first'],
  ['dates that contradict each other show nothing', ['13/02/2026', '02/14/2026'], 'month-first', 'month-first'],
  ['no day above 12', ['05.08.2026'], 'day-first', 'day-first'],
  [
    'an ISO format saved day first: all are the first of a month',
    ['01/08/2026', '01/09/2026'],
    'year-first',
    'day-first',
  ],
  ['an ISO format saved month first', ['8/1/2026', '9/1/2026'], 'year-first', 'month-first'],
  ['1 January is the same day in both', ['01/01/2026'], 'year-first', 'day-first'],
  ['an ISO format with days that may be months', ['05/08/2026'], 'year-first', undefined],
  ['an ISO format whose dates contradict each other', ['13/02/2026', '02/14/2026'], 'year-first', undefined],
  ['other dates show nothing', ['2026-08-31', 'August 2026', '', '12/2026'], 'year-first', undefined],
])('%s (product 23.16)', (_, texts, usual, order) => {
  expect(dateOrder(texts, usual)).toBe(order);
});
