import { aCompleteDraft, aCredit, aTrack, inOrder } from '../../../shared/test/builders.ts';
import { typedBytes, typedBytesOf, typedBytesOfTrack } from './typed-bytes.ts';

test('text is counted in bytes, not letters; a code counts as zero', () => {
  expect(typedBytes('title', 'Ferry')).toBe(5);
  expect(typedBytes('title', 'Fähre')).toBe(6);
  expect(typedBytes('upc', '036000291452')).toBe(0);
  expect(typedBytes('isrc', 'USABC2600001')).toBe(0);
});

test('numbers, booleans and nulls count as DynamoDB counts them', () => {
  expect(typedBytes('previewStartSeconds', 30)).toBe(21);
  expect(typedBytes('previewStartSeconds', null)).toBe(1);
  expect(typedBytes('containsCover', true)).toBe(1);
});

test('a list or map is counted as three bytes, plus one for each entry and the entry’s content', () => {
  expect(typedBytes('stores', [])).toBe(3);
  expect(typedBytes('stores', ['ab', 'c'])).toBe(3 + (1 + 2) + (1 + 1));
  expect(typedBytes('pLine', { year: 2026, holder: 'Io' })).toBe(3 + (1 + 4 + 21) + (1 + 6 + 2));
});

test('design 2.9: a release is as large as its fields and those of each of its tracks', () => {
  const [one, other] = [aTrack(), aTrack({ artists: [aCredit('Io'), aCredit('Ana')] })];
  const without = typedBytesOf(aCompleteDraft(inOrder([])));
  expect(typedBytesOfTrack(other)).toBeGreaterThan(typedBytesOfTrack(one));
  expect(typedBytesOf(aCompleteDraft(inOrder([one, other])))).toBe(
    without + typedBytesOfTrack(one) + typedBytesOfTrack(other),
  );
  expect(typedBytesOf({ ...aCompleteDraft(inOrder([])), title: '' })).toBe(without - 'Night Ferry'.length);
});
