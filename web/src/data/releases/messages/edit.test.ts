import { expect, test } from '@jest/globals';
import { Problem } from '../../../../../shared/contract/problem.ts';
import { saveWords } from './edit.ts';

const failed = new Problem('internal');
const credit = (name: string) => ({ id: name, name });

test('an edit that failed is named as in product 6.16: a field, or a row of credits', () => {
  const words = (from: unknown, to: unknown) => saveWords(failed, { from, to });
  expect(words('old', 'new')).toBe('Failed to update field. Please try again.');
  expect(words(['Spotify'], ['Spotify', 'Deezer'])).toBe('Failed to update field. Please try again.');
  expect(words([], [credit('Ada')])).toBe('Failed to add row. Please try again.');
  expect(words([credit('Ada'), credit('Bo')], [credit('Ada')])).toBe('Failed to delete row. Please try again.');
  expect(words([credit('Ada')], [credit('Ada North')])).toBe('Failed to update entry. Please try again.');
});

test('a refusal that the artist can act on is said instead', () => {
  expect(saveWords(new Problem('release-locked'), { from: '', to: 'x' })).toMatch(/has been submitted/);
  expect(saveWords(new Error('offline'), { from: '', to: 'x' })).toMatch(/could not reach the server/);
});
