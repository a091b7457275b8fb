import { describe, expect, test } from '@jest/globals';
import type { CreditId } from '../../../../../shared/ids.ts';
import type { ArtistCredit, Writer } from '../../../../../shared/releases/credit.ts';
import { anId } from '../../../../../shared/test/builders.ts';
import { TITLE_LIMIT } from '../../../../../shared/text-limit.ts';
import { readReleaseField, readTrackField } from './field-checks.ts';
import { releaseForms } from './field-forms.ts';

describe('title', () => {
  test('the placeholder is shown as an empty field, and kept until a title is typed', () => {
    expect(releaseForms.title.show('Untitled Release')).toBe('');
    expect(readReleaseField('title', '  ', 'Untitled Release')).toEqual({ value: 'Untitled Release' });
    expect(readReleaseField('title', ' Night Bus ', 'Untitled Release')).toEqual({ value: 'Night Bus' });
  });
  test('one character too many is rejected with the message of product 6.5', () => {
    expect(readReleaseField('title', 'x'.repeat(TITLE_LIMIT + 1), '')).toEqual({
      message: `Must be less than ${TITLE_LIMIT} characters`,
    });
  });
});

describe('P-line and C-line', () => {
  const read = (year: string, holder: string) => readReleaseField('pLine', { year, holder }, null);
  test('are saved when both year and holder are filled in', () => {
    expect(read('2026', ' Nova ')).toEqual({ value: { year: 2026, holder: 'Nova' } });
  });
  test('wait for the other half, and are cleared together', () => {
    expect(read('2026', '')).toBe('unfinished');
    expect(read('', 'Nova')).toBe('unfinished');
    expect(read('', '')).toEqual({ value: null });
  });
  test('reject an invalid year', () => {
    expect(read('20x6', '')).toEqual({ message: 'Must be a valid number' });
    expect(read('1066', 'Nova')).toEqual({ message: 'Must be 1900 or later' });
  });
});

describe('sales start', () => {
  test('is as soon as possible, or an existing day', () => {
    expect(readReleaseField('salesStart', { kind: 'asap', day: '' }, '')).toEqual({ value: 'asap' });
    expect(readReleaseField('salesStart', { kind: 'day', day: '' }, '')).toBe('unfinished');
    expect(readReleaseField('salesStart', { kind: 'day', day: '2026-12-24' }, '')).toEqual({ value: '2026-12-24' });
    expect(readReleaseField('salesStart', { kind: 'day', day: '2026-02-30' }, '')).toHaveProperty('message');
    expect(releaseForms.salesStart.show('2026-12-24')).toEqual({ kind: 'day', day: '2026-12-24' });
  });
});

describe('credits', () => {
  const credit = (name: string, n = 0): ArtistCredit => ({
    id: anId(`crd_01J0000000000000000000000${n}`),
    name,
    role: 'Primary',
    spotifyUri: '',
  });
  const read = (typed: ArtistCredit[], from: ArtistCredit[]) => readTrackField('artists', typed, from);
  test('a row without a name is not saved, and a track keeps at least one artist', () => {
    expect(read([credit('Nova'), credit(' ', 1)], [])).toEqual({ value: [credit('Nova')] });
    expect(read([credit('')], [credit('Nova')])).toEqual({ message: 'A track needs at least one artist' });
  });
  test('a row with a link but no name is kept, and its name is asked for', () => {
    const linked = { ...credit('', 1), spotifyUri: 'spotify:artist:4Z8W4fKeB5YxbusRsdQVPb' };
    expect(read([credit('Nova'), linked], [credit('Nova')])).toEqual({
      message: 'Please write the name too, or remove the row',
    });
  });
  test('product 7.10: the last row of any list stays', () => {
    const composers = (typed: Writer[], from: Writer[]) => readTrackField('composers', typed, from);
    const writer = (firstName: string) => ({
      id: anId<CreditId>('crd_01J00000000000000000000000'),
      firstName,
      lastName: '',
    });
    expect(composers([writer('')], [writer('Ada')])).toEqual({ message: 'Please keep at least one name' });
    expect(composers([writer('')], [])).toEqual({ value: [] });
  });
  test('contain one name each', () => {
    expect(read([credit('A;B')], [])).toEqual({ message: 'Please write one name only: a name can’t contain ";"' });
  });
});

describe('codes', () => {
  test('are saved without hyphens and spaces', () => {
    expect(readTrackField('isrc', 'nl-a1b-26 00417', '')).toEqual({ value: 'NLA1B2600417' });
    expect(readReleaseField('upc', '8 86001 23456 5', '')).toEqual({ value: '886001234565' });
    expect(readReleaseField('upc', '886001234564', '')).toHaveProperty('message');
    expect(readReleaseField('upc', '123', '')).toEqual({ message: 'UPC must be 12 or 13 digits' });
  });
});

describe('preview start', () => {
  const read = (typed: string, from: number | null) => readTrackField('previewStartSeconds', typed, from);
  test('consists of digits only, or is empty (product 6.8)', () => {
    expect(read(' 30 ', null)).toEqual({ value: 30 });
    expect(read('', 30)).toEqual({ value: null });
    expect(read('-5', null)).toEqual({ message: 'Must be a valid number' });
    expect(read('1e3', null)).toEqual({ message: 'Must be a valid number' });
  });
});
