import { newId } from '../../../shared/test/builders.ts';
import { isLookUpDay, lookUpHour } from './look-up-day.ts';

const DAY_MS = 86_400_000;
/** The days since the release's day on which it is looked up. */
const daysOf = (release: { salesStart: string; exportedAt: string }, from: string) =>
  Array.from({ length: 120 }, (_, n) => n).filter((n) => isLookUpDay(release, new Date(Date.parse(from) + n * DAY_MS)));

const expected = [...Array.from({ length: 14 }, (_, n) => n), 14, 21, 28, 35, 42, 49, 56];

describe('product 33.7: a release is looked up daily for two weeks, then weekly until week eight', () => {
  const exportedAt = '2026-11-05T22:00:00.000Z';
  it.each([
    ['from the day that its artist chose', '2026-12-01', '2026-12-01T03:00:00.000Z'],
    ['from its export, if it is as soon as possible', 'asap', '2026-11-05T23:00:00.000Z'],
    ['from its export, if that was after its day', '2026-10-01', '2026-11-05T23:00:00.000Z'],
  ])('%s', (_, salesStart, from) => expect(daysOf({ salesStart, exportedAt }, from)).toEqual(expected));

  it('and not before its day', () => {
    const release = { salesStart: '2026-12-01', exportedAt };
    expect(isLookUpDay(release, new Date('2026-11-30T23:59:59.000Z'))).toBe(false);
  });
});

test('a day’s look-ups are spread over its hours (design 2.31)', () => {
  const hours = Array.from({ length: 4800 }, () => lookUpHour(newId('release')));
  for (let hour = 0; hour < 24; hour++) {
    const share = hours.filter((one) => one === hour).length;
    expect(share).toBeGreaterThan(100);
    expect(share).toBeLessThan(400);
  }
});
