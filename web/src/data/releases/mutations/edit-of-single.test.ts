import { expect, test } from '@jest/globals';
import { UNTITLED } from '../../../../../shared/releases/untitled.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../../../../shared/test/builders.ts';
import { editOfSingle } from './edit-of-single.ts';

const single = (title: string, version = '') => aCompleteDraft({ title, version, ...inOrder([aTrack()]) });
const named = (from: string, to: string) => ({ field: 'title' as const, from, to });

test('product 7.15: a single is called as its track, until somebody calls it otherwise', () => {
  expect(editOfSingle(single(UNTITLED), named('Track 1', 'Salt'))).toEqual(named(UNTITLED, 'Salt'));
  expect(editOfSingle(single('Salt'), named('Salt', 'Salt Road'))).toEqual(named('Salt', 'Salt Road'));
  // Undone: nobody has named it.
  expect(editOfSingle(single('Salt'), named('Salt', 'Track 1'))).toEqual(named('Salt', UNTITLED));
  expect(editOfSingle(single('Roads'), named('Salt', 'Salt Road'))).toBeUndefined();
  expect(editOfSingle(single('Salt'), named('Track 1', 'Salt'))).toBeUndefined();
});

test('so is its version; an album is called by itself, and nothing else follows', () => {
  const version = { field: 'version' as const, from: '', to: 'Live' };
  expect(editOfSingle(single('Salt'), version)).toEqual(version);
  expect(editOfSingle(single('Salt', 'Remix'), version)).toBeUndefined();
  const album = aCompleteDraft({ title: 'Salt', ...inOrder([aTrack(), aTrack()]) });
  expect(editOfSingle(album, named('Salt', 'Sand'))).toBeUndefined();
  expect(editOfSingle(single('Salt'), { field: 'explicit', from: '', to: 'Explicit' })).toBeUndefined();
});
