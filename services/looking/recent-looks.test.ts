import type { Look } from '../../shared/looking/look.ts';
import { recentLooks } from './recent-looks.ts';

const look: Look = { v: 1, lines: [] };
const plain: Look = { v: 1, lines: [], plain: true };

test('a look is found again by the hash of its cover, and the oldest are forgotten', () => {
  const recent = recentLooks();
  expect(recent.find('a')).toBeUndefined();
  recent.keep('a', plain);
  for (let n = 0; n < 49; n++) recent.keep(`cover ${n}`, look);
  expect(recent.find('a')).toEqual(plain);
  recent.keep('one more', look);
  expect(recent.find('a')).toBeUndefined();
  expect(recent.find('one more')).toEqual(look);
});

test('a cover without a hash, from an earlier version, is never remembered', () => {
  const recent = recentLooks();
  recent.keep(undefined, look);
  expect(recent.find(undefined)).toBeUndefined();
});
