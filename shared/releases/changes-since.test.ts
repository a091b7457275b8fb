import { aCompleteDraft, aCredit, aTrack, inOrder, newId } from '../test/builders.ts';
import { changesSince } from './changes-since.ts';
import type { Audio } from './track.ts';

const [one, two] = [aTrack({ title: 'One' }), aTrack({ title: 'Two' })];
const before = aCompleteDraft(inOrder([one, two]));
const cover = { ...before.cover!, mediaId: newId('media') };

test('product 21.4: unchanged values are not listed', () => {
  expect(changesSince(before, { ...structuredClone(before) })).toEqual([]);
});

test('product 21.4: lists changed fields, files and track order, the release’s own first', () => {
  const louder = { ...one, audio: { ...(one.audio as Audio), mediaId: newId('media') }, title: 'Won' };
  const after = { ...before, ...inOrder([two, louder]), cover, title: 'Day Ferry', territories: ['PT', 'ES'] };
  expect(changesSince(before, after).map(({ place, trackId }) => [place, trackId])).toEqual([
    ['cover', undefined],
    ['title', undefined],
    ['territories', undefined],
    ['trackIds', undefined],
    ['audio', one.id],
    ['title', one.id],
  ]);
  expect(changesSince(before, after).at(-1)).toEqual({
    of: 'track',
    place: 'title',
    trackId: one.id,
    from: 'One',
    to: 'Won',
  });
});

test('product 21.4: uploading the same bytes again is not a change; replacing a credit is', () => {
  const [was, again] = [
    { ...cover, sha256: 'aa' },
    { ...cover, mediaId: newId('media'), sha256: 'aa' },
  ];
  expect(changesSince({ ...before, cover: was }, { ...before, cover: again })).toEqual([]);
  const credited = { ...two, artists: [...two.artists, aCredit('Ines', 'Featuring')] };
  expect(changesSince(before, { ...before, ...inOrder([one, credited]) })).toMatchObject([
    { place: 'artists', trackId: two.id },
  ]);
});
