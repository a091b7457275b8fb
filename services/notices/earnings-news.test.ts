import type { EarnedFact } from '../../shared/notices/notice-fact.ts';
import { earningsNotices, withAnnouncedMonths, withChangedMonth } from './earnings-news.ts';
import { noNotices } from './notice-head.ts';

const now = new Date('2026-11-27T10:00:00.000Z');
const changed = (month: string, ver: number, beforeMicros: string): EarnedFact => ({
  kind: 'earned',
  month,
  ver,
  beforeMicros,
});
const noTop = () => undefined;

test('changes are announced together after ten minutes, from the sum before the first (product 36.5)', () => {
  // Out of order, and one of them twice.
  const facts = [changed('2026-10', 3, '9'), changed('2026-10', 2, '5'), changed('2026-10', 3, '9')];
  const head = facts.reduce((before, fact) => withChangedMonth(before, fact, now), noNotices);
  expect(head.earningsDueAt).toBe('2026-11-27T10:10:00.000Z');
  expect(head.pendingMonths).toEqual({ '2026-10': { ver: 2, beforeMicros: '5', lastVer: 3 } });
  const after = withAnnouncedMonths(head);
  expect(after).toMatchObject({ pendingMonths: {}, announcedMonths: { '2026-10': 3 } });
  expect(after.earningsDueAt).toBeUndefined();
});

test('a change that was announced, and is delivered again, is not announced again (product 36.1)', () => {
  const announced = withAnnouncedMonths(withChangedMonth(noNotices, changed('2026-10', 2, '5'), now));
  expect(withChangedMonth(announced, changed('2026-10', 2, '5'), now)).toBe(announced);
  expect(withChangedMonth(announced, changed('2026-10', 3, '7'), now).pendingMonths).toHaveProperty('2026-10');
});

test('a reversal within the ten minutes announces nothing, and a later one a correction (product 36.5)', () => {
  const pendingMonths = {
    '2026-08': { ver: 1, beforeMicros: '0', lastVer: 2 },
    '2026-09': { ver: 4, beforeMicros: '900', lastVer: 4 },
    '2026-10': { ver: 1, beforeMicros: '0', lastVer: 1 },
  };
  const months = [
    { month: '2026-08', earnedMicros: '0' },
    { month: '2026-09', earnedMicros: '300' },
    { month: '2026-10', earnedMicros: '559540000' },
  ];
  expect(earningsNotices({ pendingMonths }, months, noTop)).toEqual([
    { kind: 'earned', months: [{ month: '2026-10', earnedMicros: '559540000' }] },
    { kind: 'earnings-corrected', months: [{ month: '2026-09', earnedMicros: '300' }] },
  ]);
  expect(earningsNotices({ pendingMonths }, months.slice(0, 1), noTop)).toEqual([]);
});
