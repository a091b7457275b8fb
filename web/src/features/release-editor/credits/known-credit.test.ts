import type { ArtistCredit, Contributor } from '../../../../../shared/releases/credit.ts';
import { namedArtist, namedContributor, namedWriter } from './known-credit.ts';

const URI = 'spotify:artist:0TnOYISbd1XYRBk9myaseg';
const OTHER = 'spotify:artist:1TnOYISbd1XYRBk9myaseg';
const artist = (name: string, spotifyUri = '') => ({ id: 'c', name, role: 'Primary', spotifyUri }) as ArtistCredit;
const artists = [{ name: 'Noor', role: 'Primary', spotifyUri: URI } as const];

describe('product 32.5: a known artist', () => {
  it('gets the Spotify URI, however the name is typed', () => {
    expect(namedArtist(artist('Noo'), 'noor ', artists)).toEqual({ name: 'noor ', spotifyUri: URI });
  });
  it('loses the URI when the name is typed further', () => {
    expect(namedArtist(artist('Noor', URI), 'Noora', artists)).toEqual({ name: 'Noora', spotifyUri: '' });
  });
  it('never replaces a URI that was typed', () => {
    expect(namedArtist(artist('Noo', OTHER), 'Noor', artists)).toEqual({ name: 'Noor' });
  });
});

describe('product 32.5: a known contributor', () => {
  const known = [{ name: 'Sam', role: 'Conductor' } as const];
  const sam = (name: string, role: Contributor['role']) => ({ id: 'c', name, role }) as Contributor;
  it('gets the last role of that name, unless a different role was chosen', () => {
    expect(namedContributor(sam('Sa', 'Producer'), 'Sam', known, 'Producer')).toEqual({
      name: 'Sam',
      role: 'Conductor',
    });
    expect(namedContributor(sam('Sam', 'Conductor'), 'Samir', known, 'Producer')).toEqual({
      name: 'Samir',
      role: 'Producer',
    });
    expect(namedContributor(sam('Sa', 'DJ'), 'Sam', known, 'Producer')).toEqual({ name: 'Sam' });
  });
});

test('product 32.5: a known writer’s full name fills in both fields; any other name stays as typed', () => {
  const known = [
    { firstName: 'Noor', lastName: 'Ali' },
    { firstName: 'Prince', lastName: '' },
  ];
  expect(namedWriter('noor ali', known)).toEqual({ firstName: 'Noor', lastName: 'Ali' });
  expect(namedWriter('Noor', known)).toEqual({ firstName: 'Noor' });
  expect(namedWriter('Prince', known)).toEqual({ firstName: 'Prince' });
});
