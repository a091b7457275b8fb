import { aCompleteDraft, aCredit, anId, aTrack, inOrder, NOW, newId } from '../test/builders.ts';
import { nextTrack } from './next-track.ts';
import type { Release } from './release.ts';
import { defaultsAfter, defaultsFrom, firstDefaults } from './release-defaults.ts';

const URI = 'spotify:artist:0TnOYISbd1XYRBk9myaseg';
const maker = { artistName: 'Mara Ellis', spotifyProfile: '' };
const account = { maker, creditId: anId<never>('credit_1'), now: new Date('2027-03-01T10:00:00Z') };

const last = (different: Partial<Release> = {}): Release => ({
  ...aCompleteDraft({
    secondaryGenre: 'pop',
    recordLabel: 'Ferry House',
    version: 'Live',
    upc: '036000291452',
    preOrder: '2026-12-01',
    stores: ['Spotify', 'YouTube Content ID'],
    territories: ['PT', 'ES'],
    ...inOrder([
      aTrack({
        audioLanguage: 'pt',
        artists: [{ ...aCredit('Mara Ellis'), spotifyUri: URI }, aCredit('Noah', 'Featuring')],
      }),
    ]),
  }),
  ...(different as object),
});

test('product 32.1: a release begins like the last one, in this year; codes, dates and titles are its own', () => {
  expect(defaultsAfter(last(), account)).toEqual({
    primaryGenre: 'alternative',
    secondaryGenre: 'pop',
    metadataLanguage: 'en',
    pLine: { year: 2027, holder: 'Ferry House' },
    cLine: { year: 2027, holder: 'Ferry House' },
    recordLabel: 'Ferry House',
    stores: ['Spotify'],
    territories: ['PT', 'ES'],
    firstTrack: {
      artists: [{ id: 'credit_1', name: 'Mara Ellis', role: 'Primary', spotifyUri: URI }],
      audioLanguage: 'pt',
    },
  });
});

test('product 32.1: missing rights lines come from the account; after a release for Content ID alone, all other stores are chosen', () => {
  const defaults = defaultsAfter(last({ pLine: null, stores: ['YouTube Content ID'] }), account);
  expect(defaults.pLine).toEqual({ year: 2027, holder: 'Mara Ellis' });
  expect(defaults.stores).toHaveLength(35);
  expect(defaults.stores).not.toContain('YouTube Content ID');
});

test('product 32.1: an account’s first release has its name in both rights lines and on the first track, with its Spotify profile', () => {
  const spotifyProfile = 'https://open.spotify.com/artist/0TnOYISbd1XYRBk9myaseg?si=1';
  const line = { year: 2027, holder: 'Mara Ellis' };
  expect(firstDefaults({ ...account, maker: { ...maker, spotifyProfile } })).toEqual({
    pLine: line,
    cLine: line,
    firstTrack: {
      artists: [{ id: 'credit_1', name: 'Mara Ellis', role: 'Primary', spotifyUri: URI }],
      audioLanguage: 'en',
    },
  });
});

test('a name that is valid neither as a holder nor as a credit is used for neither', () => {
  const odd = { ...account, maker: { artistName: '=HYPERLINK("x")', spotifyProfile: '' } };
  expect(firstDefaults(odd)).toEqual({ pLine: null, cLine: null, firstTrack: null });
});

test('product 32.4: a release made from an existing one has the same artists', () => {
  const source = last({ ...inOrder([aTrack({ artists: [aCredit('Noor'), aCredit('Ali', 'Featuring')] })]) });
  expect(defaultsFrom(source, account).firstTrack?.artists.map(({ name }) => name)).toEqual(['Noor']);
  const none = last({ ...inOrder([]), firstTrack: null });
  expect(defaultsFrom(none, account).firstTrack?.artists.map(({ name }) => name)).toEqual(['Mara Ellis']);
});

describe('product 32.2: the next track', () => {
  const add = (release: Release) =>
    nextTrack(release, { id: newId('track'), number: 2, artist: aCredit('The account'), now: NOW });

  it('takes the primary artists and language of the previous one, but none of the artist’s declarations', () => {
    const track = add(
      last({
        ...inOrder([
          aTrack({
            artists: [aCredit('Noor'), aCredit('Guest', 'Featuring')],
            audioLanguage: 'pt',
            explicit: 'Explicit',
            aiAudio: 'none',
            composers: [{ id: newId('credit'), firstName: 'Noor', lastName: 'Ali' }],
          }),
        ]),
      }),
    );
    expect(track.artists.map(({ name }) => name)).toEqual(['Noor']);
    expect(track).toMatchObject({
      title: 'Track 2',
      audioLanguage: 'pt',
      explicit: '',
      aiAudio: '',
      composers: [],
      audio: null,
    });
  });

  it('takes at most four artists from it', () => {
    const artists = ['A', 'B', 'C', 'D', 'E'].map((name) => aCredit(name));
    expect(add(last({ ...inOrder([aTrack({ artists })]) })).artists).toHaveLength(4);
  });

  it('begins with the release’s defaults if it is the first, or with the account’s if there are none', () => {
    const firstTrack = { artists: [aCredit('Noor')], audioLanguage: 'pt' };
    expect(add(last({ ...inOrder([]), firstTrack }))).toMatchObject({
      artists: [{ name: 'Noor' }],
      audioLanguage: 'pt',
    });
    expect(add(last({ ...inOrder([]), firstTrack: null })).artists[0]?.name).toBe('The account');
    const unnamed = { artists: [], audioLanguage: 'pt' };
    expect(add(last({ ...inOrder([]), firstTrack: unnamed })).artists[0]?.name).toBe('The account');
  });
});
