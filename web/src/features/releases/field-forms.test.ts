import { describe, expect, test } from '@jest/globals';
import { firstArtistForm, rightsLineForm, salesStartForm, titleForm } from './field-forms.ts';

describe('title', () => {
  test('the placeholder is shown as nothing and stays until a title is typed', () => {
    expect(titleForm.show('Untitled Release')).toBe('');
    expect(titleForm.read('  ', 'Untitled Release')).toEqual({ value: 'Untitled Release' });
    expect(titleForm.read(' Night Bus ', 'Untitled Release')).toEqual({ value: 'Night Bus' });
  });
  test('more than 500 characters are refused in the words of S2 section 5', () => {
    expect(titleForm.read('x'.repeat(501), '')).toEqual({ words: 'Must be less than 500 characters' });
  });
});

describe('P-line and C-line', () => {
  const read = (year: string, holder: string) => rightsLineForm.read({ year, holder }, null);
  test('are saved when year and holder are there', () => {
    expect(read('2026', ' Nova ')).toEqual({ value: { year: 2026, holder: 'Nova' } });
  });
  test('wait for the other half, and go away together', () => {
    expect(read('2026', '')).toBe('unfinished');
    expect(read('', 'Nova')).toBe('unfinished');
    expect(read('', '')).toEqual({ value: null });
  });
  test('refuse what is not a year', () => {
    expect(read('20x6', '')).toEqual({ words: 'Must be a valid number' });
    expect(read('1066', 'Nova')).toEqual({ words: 'Must be a year from 1900' });
  });
});

describe('sales start', () => {
  test('is as soon as possible, or a day that exists', () => {
    expect(salesStartForm.read({ kind: 'asap', day: '' }, '')).toEqual({ value: 'asap' });
    expect(salesStartForm.read({ kind: 'day', day: '' }, '')).toBe('unfinished');
    expect(salesStartForm.read({ kind: 'day', day: '2026-12-24' }, '')).toEqual({ value: '2026-12-24' });
    expect(salesStartForm.read({ kind: 'day', day: '2026-02-30' }, '')).toHaveProperty('words');
    expect(salesStartForm.show('2026-12-24')).toEqual({ kind: 'day', day: '2026-12-24' });
  });
});

describe('first artist', () => {
  const id = 'crd_01J00000000000000000000000';
  const other = { id: 'crd_01J00000000000000000000001', name: 'Guest', role: 'Featuring', spotifyUri: '' } as const;
  const form = firstArtistForm(() => id);
  test('keeps the other artists', () => {
    const from = [{ id, name: 'Nova', role: 'Primary', spotifyUri: '' } as const, other];
    expect(form.read('Nova Ray', from)).toEqual({ value: [{ ...from[0], name: 'Nova Ray' }, other] });
  });
  test('is added when the track has none', () => {
    expect(form.read('Nova', [])).toEqual({ value: [{ id, name: 'Nova', role: 'Primary', spotifyUri: '' }] });
    expect(form.read('', [])).toEqual({ value: [] });
  });
  test('is one name only', () => {
    expect(form.read('A;B', [])).toEqual({ words: 'Please write one name only: a name cannot contain ";"' });
  });
});
