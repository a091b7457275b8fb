import { changeIdOf } from '../change-id.ts';
import type { ReleaseId } from '../ids.ts';
import { anId } from '../test/builders.ts';
import { noticeText, storesText } from './notice-text.ts';

const releaseId = anId<ReleaseId>('rel_01J0000000000000000000000A');

test('what was earned is stated as the earnings page does, and many months are counted (product 36.5)', () => {
  const month = (n: number, earnedMicros: string) => ({ month: `2026-${String(n).padStart(2, '0')}`, earnedMicros });
  expect(
    noticeText({
      kind: 'earned',
      months: [month(10, '559549999'), ...[9, 8, 7, 6, 5].map((n) => month(n, '1000000'))],
      top: { title: 'Sleeper Train', store: 'Spotify' },
    }),
  ).toEqual({
    text: '$559.54 for October 2026',
    detail:
      'Most from Sleeper Train, mostly Spotify. Also new: $1.00 for September 2026, $1.00 for August 2026, $1.00 for July 2026, and 2 more months.',
  });
  expect(noticeText({ kind: 'earnings-corrected', months: [month(10, '-50000')] })).toEqual({
    text: 'Your earnings were corrected',
    detail: 'They are now -$0.05 for October 2026.',
  });
});

test('a release day is called live only if it is (product 36.6)', () => {
  const about = { kind: 'release-day', releaseId, title: '', isLive: false } as const;
  expect(noticeText(about)).toEqual({
    text: 'Today is the day you chose for Your release',
    detail: 'We haven’t seen it live yet. We’ll tell you when it is.',
  });
  expect(noticeText({ ...about, isLive: true }).detail).toBe('It’s live.');
});

test('a change of a delivered release is called a change (product 36.2)', () => {
  const about = { kind: 'delivered', title: 'Night Ferry' } as const;
  expect(noticeText({ ...about, releaseId }).text).toBe('Night Ferry is out to the stores');
  expect(noticeText({ ...about, releaseId: changeIdOf(releaseId) }).text).toBe(
    'Your change of Night Ferry is out to the stores',
  );
});

test.each([
  [['Spotify'], 'Spotify'],
  [['Spotify', 'Deezer'], 'Spotify and Deezer'],
  [['Spotify', 'Deezer', 'Tidal'], 'Spotify, Deezer and Tidal'],
  [['Spotify', 'Deezer', 'Tidal', 'Apple Music'], 'Spotify, Deezer and 2 more stores'],
])('the stores %j are called %j', (stores, text) => {
  expect(storesText(stores.map((store) => ({ store })))).toBe(text);
});
