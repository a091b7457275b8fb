import { aCompleteDraft, aTrack, inOrder } from '../../../test/builders.ts';
import { wordsOf } from '../words/words.ts';
import { readTracks } from './read-tracks.ts';
import { trackMentions } from './track-mentions.ts';

const titles = ['Glass Harbour', 'No', 'The Long Field', 'Salt Choir Waltz'];
const release = aCompleteDraft(inOrder(titles.map((title) => aTrack({ title }))));
const named = (text: string) =>
  trackMentions(wordsOf(text), release)
    .map(({ tracks }) => (Array.isArray(tracks) ? tracks.join(',') : tracks))
    .join('; ');

test.each([
  ['track 2 is loud', '2'],
  ['#3 and #4', '3,4'],
  ['tracks 1, 3 and 4 please', '1,3,4'],
  ['songs 2 to 4', '2,3,4'],
  ['2-4', '2,3,4'],
  ['1 2 and 4 are quiet', '1,2,4'],
  ['1 and 2 yes, 3 no', '1,2; 3'],
  ['the first two, and the last one', '1,2,4'],
  ['the second to last', '3'],
  ['los dos primeros', '1,2'],
  ['die ersten beiden', '1,2'],
  ['les deux dernières', '3,4'],
  ['il primo e il terzo', '1,3'],
  ['a segunda faixa', '2'],
  ['yang ketiga', '3'],
  ['third is soft, the rest is loud', '3; rest'],
  ['the other three', 'rest'],
  ['las demás', 'rest'],
  ['all four', 'all'],
  ['todas', 'all'],
  ['one of them', 'some'],
  ['both', 'some'],
  ['that one is loud', ''],
  ['in Glass Harbour', '1'],
  ['the waltz is older', '4'],
  ['no', ''],
  ['on "No"', '2'],
  ['8 bars, 3 words and 2 seconds', ''],
  ['the second verse', ''],
  ['wait a second', ''],
  ['the first time we played it', ''],
])('finds tracks in %j: %j (product 31.6)', (text, tracks) => expect(named(text)).toBe(tracks));

test.each([
  ['the second one', [2], ''],
  ['0:45 for track 2', [2], '0:45 for'],
  ['at 1:10 on the last', [4], 'at 1:10 on'],
  ['3', [3], ''],
  ['3 minutes', undefined, undefined],
])('in %j, finds tracks %j and leaves %j (product 31.6)', (text, tracks, left) =>
  expect(readTracks(text, release)).toEqual(tracks && { tracks, isExcept: false, left }),
);

test('tells an exception from its tracks (product 31.6)', () =>
  expect(readTracks('everything but track 2', release)).toEqual({ tracks: [2], isExcept: true, left: '' }));
