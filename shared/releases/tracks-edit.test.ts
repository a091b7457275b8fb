import { newId } from '../test/builders.ts';
import { trackFields } from './fields.ts';
import { sharedTrackFields } from './shared-track-fields.ts';
import { TracksEdit } from './tracks-edit.ts';

test('a field that is specific to one track cannot be set on all', () => {
  const one = Object.keys(trackFields).filter((field) => !(sharedTrackFields as readonly string[]).includes(field));
  // A field is specific to one track unless it is listed as shared.
  expect(one).toEqual(expect.arrayContaining(['isrc', 'previewStartSeconds', 'stated', 'title', 'version']));
  expect(sharedTrackFields).toEqual([
    'artists',
    'contributors',
    'composers',
    'lyricists',
    'audioLanguage',
    'explicit',
    'containsCover',
    'aiAudio',
    'aiComposition',
  ]);
  for (const field of one) {
    expect(TracksEdit.safeParse({ field, from: { [newId('track')]: '' }, to: '' }).success).toBe(false);
  }
});

test('accepts `from` as it is, and validates `to` by the field', () => {
  const id = newId('track');
  const edit = { field: 'explicit', from: { [id]: 'as it was once' }, to: 'Explicit' };
  expect(TracksEdit.parse(edit)).toEqual(edit);
  expect(TracksEdit.safeParse({ ...edit, to: 'Loud' }).success).toBe(false);
  expect(TracksEdit.safeParse({ ...edit, from: { [id]: undefined } }).success).toBe(false);
  expect(TracksEdit.safeParse({ ...edit, more: 1 }).success).toBe(false);
});
