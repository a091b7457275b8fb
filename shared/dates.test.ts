import fc from 'fast-check';
import { dayOf } from './dates.ts';
import { Day } from './day.ts';
import { OptionalDay, SalesStart } from './releases/release.ts';

const MESSAGE = 'Must be in YYYY-MM-DD format';
const messageOf = (schema: { safeParse: typeof Day.safeParse }, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

test('every day that exists is accepted', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }), (time) => {
      expect(Day.parse(dayOf(time))).toBe(dayOf(time));
    }),
  );
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '26-01-01',
  '2026-1-1',
  '01/02/2026',
  '2026-01-01T00:00:00Z',
  ' 2026-01-01',
  'tomorrow',
])('product 6.9: %j is not a day', (typed) => {
  expect(messageOf(Day, typed)).toBe(MESSAGE);
  expect(messageOf(SalesStart as never, typed)).toBe(MESSAGE);
  expect(messageOf(OptionalDay as never, typed)).toBe(MESSAGE);
});

test('29 February exists in a leap year', () => {
  expect(Day.parse('2028-02-29')).toBe('2028-02-29');
  expect(messageOf(Day, '2100-02-29')).toBe(MESSAGE);
});

test('product 6.10: a day, "as soon as possible", or no answer yet', () => {
  for (const answer of ['', 'asap', '2027-03-01']) expect(SalesStart.parse(answer)).toBe(answer);
  expect(OptionalDay.safeParse('asap').success).toBe(false);
});
