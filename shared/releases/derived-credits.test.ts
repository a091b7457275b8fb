import fc from 'fast-check';
import { artistRoles } from '../reference/artist-roles.ts';
import { contributorRoles } from '../reference/contributor-roles.ts';
import { aCredit, aTrack, inOrder, newId } from '../test/builders.ts';
import { albumArtist, derivedCredits, VARIOUS_ARTISTS } from './derived-credits.ts';
import type { Track } from './track.ts';
import { explicitChoices } from './track-choices.ts';

// Only a few names, so that the same name recurs in different roles and on different tracks.
const name = fc.constantFrom('Mara', 'Io', 'Ana', 'Lund', 'Ferry', '');
const artist = fc.record({
  id: fc.constant('').map(() => newId('credit')),
  name,
  role: fc.constantFrom(...artistRoles.map((role) => role.name)),
  spotifyUri: fc.constantFrom('', 'spotify:artist:0123456789abcdefghijAB'),
});
const contributor = fc.record({
  id: fc.constant('').map(() => newId('credit')),
  name,
  role: fc.constantFrom(...contributorRoles.slice(0, 5).map((role) => role.name)),
});
const writer = fc.record({ id: fc.constant('').map(() => newId('credit')), firstName: name, lastName: name });
const track = fc
  .record({
    artists: fc.array(artist, { maxLength: 4 }),
    contributors: fc.array(contributor, { maxLength: 4 }),
    composers: fc.array(writer, { maxLength: 3 }),
    lyricists: fc.array(writer, { maxLength: 3 }),
    containsCover: fc.boolean(),
    explicit: fc.constantFrom('' as const, ...explicitChoices),
  })
  .map(aTrack);
const tracks = fc.array(track, { maxLength: 6 });

const withId = <T extends object>(credit: T) => ({ ...credit, id: expect.any(String) });
const all = <K extends 'artists' | 'contributors'>(from: Track[], list: K) => from.flatMap((one) => [...one[list]]);
const distinct = (names: string[]) => [...new Set(names)].filter((one) => one !== '');

test('product 7.11: lists every name once, in track order, with its first role', () => {
  fc.assert(
    fc.property(tracks, (some) => {
      const credits = derivedCredits(inOrder(some));
      const named = all(some, 'contributors').map((credit) => credit.name);
      expect(credits.contributors.map((credit) => credit.name)).toEqual(distinct(named));
      for (const credit of credits.contributors) {
        expect(all(some, 'contributors').find((one) => one.name === credit.name)).toEqual(withId(credit));
      }
      if (!credits.isCompilation) {
        expect(credits.artists.map((one) => one.name)).toEqual(
          distinct(all(some, 'artists').map((credit) => credit.name)),
        );
        for (const credit of credits.artists) {
          expect(all(some, 'artists').find((one) => one.name === credit.name)).toEqual(withId(credit));
        }
      }
    }),
  );
});

test('product 7.11: writers are the same person if both first and last name match', () => {
  fc.assert(
    fc.property(tracks, (some) => {
      const { composers, lyricists } = derivedCredits(inOrder(some));
      for (const [derived, list] of [
        [composers, 'composers'],
        [lyricists, 'lyricists'],
      ] as const) {
        const full = some.flatMap((one) => one[list]).map((one) => `${one.firstName} ${one.lastName}`.trim());
        expect(derived.map((one) => `${one.firstName} ${one.lastName}`.trim())).toEqual(distinct(full));
      }
    }),
  );
});

test('product 7.12: four or more primary artists, and only they, are a compilation by Various Artists', () => {
  fc.assert(
    fc.property(tracks, (some) => {
      const firstRoles = new Map(
        all(some, 'artists')
          .reverse()
          .filter((one) => one.name !== '')
          .map((one) => [one.name, one.role]),
      );
      const primaries = [...firstRoles.values()].filter((role) => role === 'Primary').length;
      const credits = derivedCredits(inOrder(some));
      expect(credits.isCompilation).toBe(primaries >= 4);
      if (primaries >= 4) {
        expect(credits.artists).toEqual([{ name: VARIOUS_ARTISTS, role: 'Primary', spotifyUri: '' }]);
        expect(albumArtist(inOrder(some))).toBe(VARIOUS_ARTISTS);
      }
    }),
  );
});

test.each([
  [3, 'One, Two, Three', false],
  [4, VARIOUS_ARTISTS, true],
])('a release with %i primary artists is by %s', (count, by, isCompilation) => {
  const names = ['One', 'Two', 'Three', 'Four'].slice(0, count);
  const release = inOrder(names.map((one) => aTrack({ artists: [aCredit(one)] })));
  expect(albumArtist(release)).toBe(by);
  expect(derivedCredits(release).isCompilation).toBe(isCompilation);
});

test('product 7.11: with a single track its values are the album’s', () => {
  const only = aTrack({
    artists: [aCredit('Mara'), aCredit('Io', 'Featuring')],
    contributors: [{ id: newId('credit'), name: 'Ana', role: 'Mixing Engineer' }],
    composers: [{ id: newId('credit'), firstName: 'Mara', lastName: 'Ellis' }],
    lyricists: [],
    containsCover: true,
    explicit: 'Cleaned Version',
  });
  expect(derivedCredits(inOrder([only]))).toEqual({
    artists: [
      { name: 'Mara', role: 'Primary', spotifyUri: '' },
      { name: 'Io', role: 'Featuring', spotifyUri: '' },
    ],
    contributors: [{ name: 'Ana', role: 'Mixing Engineer' }],
    composers: [{ firstName: 'Mara', lastName: 'Ellis' }],
    lyricists: [],
    isCompilation: false,
    containsCovers: true,
    explicit: 'Cleaned Version',
  });
});

test('follows the order of the tracks, not of the map that stores them', () => {
  const [first, second] = [aTrack({ artists: [aCredit('Mara')] }), aTrack({ artists: [aCredit('Io')] })];
  const { tracks: map } = inOrder([first, second]);
  expect(albumArtist({ tracks: map, trackIds: [second.id, first.id] })).toBe('Io, Mara');
});

test.each([
  [[], ''],
  [['Not Explicit', ''], ''],
  [['Explicit', ''], ''],
  [['Not Explicit', 'Not Explicit'], 'Not Explicit'],
  [['Not Explicit', 'Cleaned Version'], 'Cleaned Version'],
  [['Not Explicit', 'Cleaned Version', 'Explicit'], 'Explicit'],
] as const)('product 7.6: tracks that answer %j make the release %j', (answers, release) => {
  const some = answers.map((explicit) => aTrack({ explicit }));
  expect(derivedCredits(inOrder(some)).explicit).toBe(release);
});

test('product 7.8: a release contains covers if any track does', () => {
  const of = (...covers: boolean[]) =>
    derivedCredits(inOrder(covers.map((containsCover) => aTrack({ containsCover })))).containsCovers;
  expect(of(false, false)).toBe(false);
  expect(of(false, true)).toBe(true);
});

test('a name in two Unicode forms is one person, in the form that came first, and does not make a compilation', () => {
  const [composed, apart] = ['Zoë', 'Zoe\u0308'];
  const ofOne = (name: string) => {
    const writer = { id: newId('credit'), firstName: name, lastName: 'Lind' };
    return aTrack({
      artists: [aCredit(name), aCredit('Io'), aCredit('Ana')],
      contributors: [{ id: newId('credit'), name, role: 'Producer' }],
      composers: [writer],
      lyricists: [writer],
    });
  };
  for (const [first, second] of [
    [composed, apart],
    [apart, composed],
  ] as const) {
    const credits = derivedCredits(inOrder([ofOne(first), ofOne(second)]));
    expect(credits.isCompilation).toBe(false);
    expect(credits.artists.map(({ name }) => name)).toEqual([first, 'Io', 'Ana']);
    expect(credits.contributors.map(({ name }) => name)).toEqual([first]);
    for (const list of [credits.composers, credits.lyricists]) {
      expect(list.map(({ firstName }) => firstName)).toEqual([first]);
    }
  }
});
