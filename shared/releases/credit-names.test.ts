import { aCompleteDraft, aCredit, aTrack, inOrder, newId } from '../test/builders.ts';
import { creditNames } from './credit-names.ts';
import type { Track } from './track.ts';

const URI = 'spotify:artist:0TnOYISbd1XYRBk9myaseg';
const own = { artistName: 'Mara', fullName: 'Mara Jane Ellis' };
const with_ = (...tracks: Partial<Track>[]) => aCompleteDraft(inOrder(tracks.map((track) => aTrack(track))));
const writer = (firstName: string, lastName: string) => ({ id: newId('credit'), firstName, lastName });

test('product 32.5: lists each name once, last credited first, with its last role and any Spotify URI it ever had', () => {
  const last = with_({ artists: [aCredit('Noor', 'Featuring'), aCredit(' ')] });
  const before = with_({ artists: [{ ...aCredit('noor'), spotifyUri: URI }, aCredit('Ali')] });
  expect(creditNames([last, before], own).artists).toEqual([
    { name: 'Noor', role: 'Featuring', spotifyUri: URI },
    { name: 'Ali', role: 'Primary', spotifyUri: '' },
    { name: 'Mara', role: 'Primary', spotifyUri: '' },
  ]);
});

test('product 32.5: composers and lyricists share one list, which includes the account’s full name from the start', () => {
  const release = with_({
    composers: [writer('Noor', 'Ali')],
    lyricists: [writer('Ana', 'Reis'), writer('Noor', 'ali')],
  });
  expect(creditNames([release], own).writers).toEqual([
    { firstName: 'Noor', lastName: 'Ali' },
    { firstName: 'Ana', lastName: 'Reis' },
    { firstName: 'Mara Jane', lastName: 'Ellis' },
  ]);
  expect(creditNames([], { artistName: '', fullName: 'Mara' })).toEqual({ artists: [], contributors: [], writers: [] });
});

test('product 32.5: lists contributors with their role, and at most 200 names of each kind', () => {
  const contributors = [{ id: newId('credit'), name: 'Sam', role: 'Producer' as const }];
  expect(creditNames([with_({ contributors })], own).contributors).toEqual([{ name: 'Sam', role: 'Producer' }]);
  const many = Array.from({ length: 8 }, (_, n) =>
    with_({ artists: Array.from({ length: 50 }, (_, m) => aCredit(`Artist ${n} ${m}`)) }),
  );
  expect(creditNames(many, own).artists).toHaveLength(200);
});
