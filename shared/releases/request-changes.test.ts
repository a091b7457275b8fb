import { newId } from '../test/builders.ts';
import { releaseFieldNames, trackFieldNames } from './fields.ts';
import { placeOf, REASON_LIMIT, RequestChanges } from './request-changes.ts';
import { reasonCodes, reasonOf, reviewReasons } from './review-reasons.ts';

const trackId = newId('track');
const withReasons = (reasons: unknown) =>
  RequestChanges.safeParse({ submittedAt: '2026-11-02T10:00:00.000Z', reasons, message: '' }).error?.issues[0]?.message;

test('product 21.2: each reason is about an existing place, and says what to do', () => {
  const places: readonly string[] = [...releaseFieldNames, ...trackFieldNames, 'cover', 'audio', 'licence'];
  for (const code of reasonCodes) {
    const { name, place, words } = reviewReasons[code];
    if (place !== null) expect(places).toContain(place);
    expect(name).not.toMatch(/\.$/);
    expect(words).toMatch(/Please|please/);
  }
});

test.each<[string, unknown, string | undefined]>([
  ['a reason about the release', [{ code: 'cover-text' }], undefined],
  ['one about a track', [{ code: 'audio-noise', trackId, note: 'At 1:12' }], undefined],
  ['one about all tracks', [{ code: 'credits-wrong' }], undefined],
  ['the title of a track', [{ code: 'title-style', trackId }], undefined],
  ['another field than the usual', [{ code: 'cover-text', field: 'title' }], undefined],
  ['something else, with a note', [{ code: 'other', note: 'The intro is missing' }], undefined],
  ['none', [], 'Please choose at least one reason'],
  ['too many', Array.from({ length: REASON_LIMIT + 1 }, () => ({ code: 'p-line' })), 'Please give fewer reasons'],
  ['the cover of a track', [{ code: 'cover-text', trackId }], 'This is a field of the whole release'],
  [
    'a field of the release at a track',
    [{ code: 'other', field: 'pLine', trackId, note: 'x' }],
    'This is a field of the whole release',
  ],
  ['something else, without a note', [{ code: 'other' }], 'Please write what needs changing'],
])('product 21.2: %s', (_, reasons, message) => expect(withReasons(reasons)).toBe(message));

test('product 21.2: a stored code that no longer exists is explained by its note alone', () => {
  expect(reasonOf('gone')).toBe(reviewReasons.other);
  expect(placeOf({ code: 'gone' })).toBeNull();
  expect(placeOf({ code: 'gone', field: 'title' })).toBe('title');
});
