import { expect, test } from '@jest/globals';
import { Problem } from '../../../../../shared/contract/problem.ts';
import { saveMessage } from './edit.ts';

const failed = new Problem('internal');
const credit = (name: string) => ({ id: name, name });

test('names a failed edit as in product 6.16: a field, or a row of credits', () => {
  const message = (from: unknown, to: unknown) => saveMessage(failed, { from, to });
  expect(message('old', 'new')).toBe('Failed to update field. Please try again.');
  expect(message(['Spotify'], ['Spotify', 'Deezer'])).toBe('Failed to update field. Please try again.');
  expect(message([], [credit('Ada')])).toBe('Failed to add row. Please try again.');
  expect(message([credit('Ada'), credit('Bo')], [credit('Ada')])).toBe('Failed to delete row. Please try again.');
  expect(message([credit('Ada')], [credit('Ada North')])).toBe('Failed to update entry. Please try again.');
});

test('shows the server’s reason instead if the artist can act on it', () => {
  expect(saveMessage(new Problem('release-locked'), { from: '', to: 'x' })).toMatch(/has been submitted/);
  expect(saveMessage(new Error('offline'), { from: '', to: 'x' })).toMatch(/couldn[’']t reach the server/);
});
