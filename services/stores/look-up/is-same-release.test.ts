import { isSameRelease } from './is-same-release.ts';

const sent = { title: 'Night Ferry', version: '', artists: ['Mara Ellis'] };
const found = (title: string, artist: string) => ({ title, artist, url: 'https://example.com/album/1' });

it.each<[string, string, Partial<typeof sent>?]>([
  ['Night Ferry', 'Mara Ellis'],
  ['Night Ferry - Single', 'Somebody Else'],
  ['NIGHT FERRY (Remastered)', 'Somebody Else'],
  ['Night Ferry (Live in Oslo) - EP', 'Somebody Else', { version: 'Live in Oslo' }],
  ['Another Title', 'Mara Ellis & Jon Field'],
  ['Another Title', 'Jon Field, Mára Ellis'],
  ['Another Title', 'Jon Field', { artists: ['Mara Ellis', 'Jon Field'] }],
  // A store may show names in the script of its country.
  ['夜のフェリー', 'マーラ・エリス'],
])('product 33.7: “%s” by %s can be the release', (title, artist, different = {}) =>
  expect(isSameRelease(found(title, artist), { ...sent, ...different })).toBe(true),
);

it.each([
  ['Harbour', 'Jon Field'],
  ['Night', 'Mara'],
  ['Ferry', ''],
])('product 33.7: “%s” by %s is another release', (title, artist) =>
  expect(isSameRelease(found(title, artist), sent)).toBe(false),
);
