import fc from 'fast-check';
import { AN_ARTIST, aCompleteDraft, aCredit, aTrack, inOrder, NOW, newId } from '../test/builders.ts';
import {
  missingForSubmit,
  missingItems,
  percentComplete,
  type RequiredItem,
  requiredItemKeys,
  requiredItems,
} from './completeness.ts';
import { isTrackTitle, UNTITLED } from './placeholder-title.ts';
import { type DraftRelease, newRelease } from './release.ts';
import type { Track } from './track.ts';

const empty = (): DraftRelease => newRelease({ id: newId('release'), artistId: AN_ARTIST, now: NOW });

const silent = aTrack({ artists: [], explicit: '' });

/** Changes that complete just one item of an empty draft. */
const onlyThis: Record<RequiredItem, Partial<DraftRelease>> = {
  title: { title: 'Night Ferry' },
  cover: { cover: aCompleteDraft().cover },
  primaryGenre: { primaryGenre: 'alternative' },
  albumArtist: inOrder([aTrack({ explicit: '', audio: null })]),
  track: inOrder([silent]),
  explicit: inOrder([aTrack({ artists: [], audio: null })]),
  metadataLanguage: { metadataLanguage: 'en' },
  pLine: { pLine: { year: 2026, holder: 'Ferry House' } },
  cLine: { cLine: { year: 2026, holder: 'Ferry House' } },
  salesStart: { salesStart: '2027-03-01' },
};

/** Changes that remove just one item from a complete draft. */
const allButThis: Record<RequiredItem, Partial<DraftRelease>> = {
  title: { title: '' },
  cover: { cover: null },
  primaryGenre: { primaryGenre: '' },
  albumArtist: inOrder([aTrack({ artists: [] })]),
  track: inOrder([aTrack({ audio: null })]),
  explicit: inOrder([aTrack({ explicit: '' })]),
  metadataLanguage: { metadataLanguage: '' },
  pLine: { pLine: null },
  cLine: { cLine: null },
  salesStart: { salesStart: '' },
};

test('product 11.2: there are ten required items', () => {
  expect(requiredItemKeys).toHaveLength(10);
  expect(new Set(requiredItemKeys.map((key) => requiredItems[key].name)).size).toBe(10);
});

test('product 11.2: a new release lacks all ten items, a complete one none', () => {
  expect(missingItems(empty())).toEqual(requiredItemKeys);
  expect(missingItems(aCompleteDraft())).toEqual([]);
});

test.each(requiredItemKeys)('product 11.2: %s alone is one tenth, and its lack alone is noticed', (item) => {
  const present = missingItems({ ...empty(), ...onlyThis[item] });
  expect(present).toEqual(requiredItemKeys.filter((key) => key !== item));
  expect(percentComplete(present)).toBe(10);

  const lacking = missingItems({ ...aCompleteDraft(), ...allButThis[item] });
  expect(lacking).toEqual([item]);
  expect(percentComplete(lacking)).toBe(90);
});

test('product 11.2: each item that is present adds a tenth, whatever the others are, and missing ones keep their order', () => {
  // Only items about the release's own fields, because those about tracks affect each other.
  const ofFields = ['title', 'cover', 'primaryGenre', 'metadataLanguage', 'pLine', 'cLine', 'salesStart'] as const;
  fc.assert(
    fc.property(fc.subarray([...ofFields]), fc.boolean(), (present, hasTrack) => {
      const release = Object.assign(
        empty(),
        ...present.map((item) => onlyThis[item]),
        hasTrack ? inOrder([aTrack()]) : {},
      ) as DraftRelease;
      const missing = missingItems(release);
      const found = requiredItemKeys.filter((key) => !missing.includes(key));
      const ofTrack: RequiredItem[] = hasTrack ? ['albumArtist', 'track', 'explicit'] : [];
      expect(found).toEqual(requiredItemKeys.filter((key) => [...present, ...ofTrack].includes(key)));
      expect(percentComplete(missing)).toBe(10 * found.length);
      expect(missing).toEqual(requiredItemKeys.filter((key) => missing.includes(key)));
    }),
  );
});

test('product 5.6: the placeholder title is treated as missing', () => {
  expect(missingItems(aCompleteDraft({ title: UNTITLED }))).toEqual(['title']);
});

test('product 11.3: a title on one track and audio on another are not tracks with both', () => {
  const tracks = inOrder([aTrack({ audio: null }), aTrack({ title: '' })]);
  expect(missingItems(aCompleteDraft(tracks))).toEqual(['track']);
});

test.each<[string, Partial<Track>, RequiredItem, string]>([
  ['audio', { audio: null }, 'track', 'Audio file of track 2'],
  ['a title', { title: '' }, 'track', 'Title of track 2'],
  ['a title but blanks', { title: '  ' }, 'track', 'Title of track 2'],
  ['an artist', { artists: [] }, 'albumArtist', 'Primary artist of track 2'],
  ['an artist with a name', { artists: [aCredit('')] }, 'albumArtist', 'Primary artist of track 2'],
  ['a primary artist', { artists: [aCredit('Io', 'Featuring')] }, 'albumArtist', 'Primary artist of track 2'],
  ['an answer', { explicit: '' }, 'explicit', 'Explicit content of track 2'],
])('a second track without %s lowers the percentage, because it blocks a submission', (_, lack, item, words) => {
  const release = aCompleteDraft(inOrder([aTrack(), aTrack(lack)]));
  expect(missingItems(release)).toEqual([item]);
  expect(percentComplete(missingItems(release))).toBe(90);
  expect(missingForSubmit(release)).toEqual([words]);
});

test.each(['untitled', 'track 10', 'Track Star', 'Tracks 2', 'Untitled (How Does It Feel)', '1', 'Track 2 Love'])(
  '“%s” is a title',
  (title) => {
    expect(isTrackTitle(title)).toBe(true);
  },
);

test('product 5.6: without a recording, a track that nobody named has no title', () => {
  const tracks = inOrder([aTrack(), aTrack({ title: 'Track 11', audio: null }), aTrack({ title: 'Track 3' })]);
  expect(missingForSubmit(aCompleteDraft(tracks))).toEqual(['Title of track 2', 'Audio file of track 2']);
});

test('what every track lacks is named once, by its item', () => {
  const release = aCompleteDraft(
    inOrder([aTrack({ title: '', audio: null }), aTrack({ title: 'Track 11', audio: null })]),
  );
  expect(missingForSubmit(release)).toEqual(['Tracks with title and audio']);
  expect(missingForSubmit(empty())).toEqual(requiredItemKeys.map((key) => requiredItems[key].name));
});

test('“10 of 10” is never followed by a refusal: words are there exactly when an item is missing, whatever the tracks lack', () => {
  const track = fc.record({
    title: fc.constantFrom('Harbour Light', '', 'Track 3', 'Untitled'),
    explicit: fc.constantFrom('Explicit' as const, '' as const),
    artists: fc.constantFrom<Track['artists'][]>([aCredit('Ada')], [], [aCredit('')], [aCredit('Ada', 'Featuring')]),
    hasAudio: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(track, { maxLength: 4 }), fc.boolean(), (rows, hasCover) => {
      const tracks = rows.map(({ hasAudio, ...row }) => aTrack({ ...row, ...(!hasAudio && { audio: null }) }));
      const release = aCompleteDraft({ ...inOrder(tracks), ...(!hasCover && { cover: null }) });
      const missing = missingItems(release);
      expect(missingForSubmit(release).length === 0).toBe(missing.length === 0);
      expect(percentComplete(missing) === 100).toBe(missing.length === 0);
    }),
  );
});

test('product 6.10: "as soon as possible" is an answer', () => {
  expect(missingItems(aCompleteDraft({ salesStart: 'asap' }))).toEqual([]);
});

test('a featured artist alone is not an album artist', () => {
  const featured = aTrack({
    artists: [{ id: newId('credit'), name: 'Io Lund', role: 'Featuring', spotifyUri: '' }],
  });
  expect(missingItems(aCompleteDraft(inOrder([featured])))).toEqual(['albumArtist']);
});
