import { newId } from '../test/builders.ts';
import { StoredArtistCredit } from './credit.ts';
import { firstCredit } from './first-credit.ts';

const id = newId('credit');

test('product 7.1: a new track is credited to the artist who adds it', () => {
  const credit = firstCredit({ id, artistName: ' Mara Ellis ' });
  expect(credit).toEqual({ id, name: 'Mara Ellis', role: 'Primary', spotifyUri: '' });
  expect(StoredArtistCredit.parse(credit)).toEqual(credit);
});

test.each(['', '  ', 'Ada; Bo', 'Ada\u00adBo', 'Ada\u202eBo', '\u3164', 'x'.repeat(501), '=HYPERLINK("x")'])(
  'a name that cannot be typed as a credit is left out: %j',
  (artistName) => {
    expect(firstCredit({ id, artistName })).toBeUndefined();
  },
);
