import { dateOrderOf, readDate } from './read-dates.ts';

it.each([
  ['2026-11-05', '2026-11-05'],
  ['20261105', '2026-11-05'],
  ['2026/11/05', '2026-11-05'],
  ['2026-11-05 14:30', '2026-11-05T14:30:00.000Z'],
  ['2026-11-05T14:30:15Z', '2026-11-05T14:30:15.000Z'],
  ['2026-11-05T14:30:15.123+01:00', '2026-11-05T13:30:15.000Z'],
  ['Nov 5, 2026', '2026-11-05'],
  ['5 November 2026', '2026-11-05'],
  ['5. Nov. 2026', '2026-11-05'],
  ['5. Dezember 2026', '2026-12-05'],
  ['5 décembre 2026', '2026-12-05'],
  ['5 de noviembre de 2026', '2026-11-05'],
  ['5-Nov-26', '2026-11-05'],
  ['46331', '2026-11-05'],
  ['46331.5', '2026-11-05T12:00:00.000Z'],
  ['11/11/2026', '2026-11-11'],
])('product 33.6: reads %s', (text, read) => expect(readDate(text, undefined)).toBe(read));

it.each(['', 'soon', '2026-13-05', '2026-02-29', '30 February 2026', '5/11/2026', 'Nov 2026', '2026-11-05 at noon'])(
  'product 33.6: does not read %s, or cannot tell which day it is',
  (text) => expect(readDate(text, undefined)).toBeUndefined(),
);

it.each([
  [['5/11/2026', '13/11/2026'], '2026-11-05'],
  [['5/11/2026', '11/13/2026'], '2026-05-11'],
  [['5/11/2026', '1.2.2026'], '2026-11-05'],
  [['5/11/2026', ''], undefined],
])('product 33.6: the other dates of a file say whether the day is first: %j', (dates, read) => {
  expect(readDate('5/11/2026', dateOrderOf(dates))).toBe(read);
});

it('product 33.6: reads a time in the afternoon, and a time with dots', () => {
  expect(readDate('11/13/2026 2:05 PM', 'month-first')).toBe('2026-11-13T14:05:00.000Z');
  expect(readDate('13.11.2026 00:05', 'day-first')).toBe('2026-11-13T00:05:00.000Z');
  expect(readDate('13.11.2026, 12:00 am', 'day-first')).toBe('2026-11-13T00:00:00.000Z');
});
