import { expect, test } from '@jest/globals';
import { UNTITLED } from '../../../../../shared/releases/placeholder-title.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../../../../shared/test/builders.ts';
import { singleTrackEdit } from './single-track-edit.ts';

const single = (title: string, version = '') => aCompleteDraft({ title, version, ...inOrder([aTrack()]) });
const named = (from: string, to: string) => ({ field: 'title' as const, from, to });

test('product 7.15: a single is named after its track, until it is given a different name', () => {
  expect(singleTrackEdit(single(UNTITLED), named('Track 1', 'Salt'))).toEqual(named(UNTITLED, 'Salt'));
  expect(singleTrackEdit(single('Salt'), named('Salt', 'Salt Road'))).toEqual(named('Salt', 'Salt Road'));
  // After an undo, the track has its placeholder title again.
  expect(singleTrackEdit(single('Salt'), named('Salt', 'Track 1'))).toEqual(named('Salt', UNTITLED));
  expect(singleTrackEdit(single('Roads'), named('Salt', 'Salt Road'))).toBeUndefined();
  expect(singleTrackEdit(single('Salt'), named('Track 1', 'Salt'))).toBeUndefined();
});

test('so is its version; an album has its own name, and nothing else is changed', () => {
  const version = { field: 'version' as const, from: '', to: 'Live' };
  expect(singleTrackEdit(single('Salt'), version)).toEqual(version);
  expect(singleTrackEdit(single('Salt', 'Remix'), version)).toBeUndefined();
  const album = aCompleteDraft({ title: 'Salt', ...inOrder([aTrack(), aTrack()]) });
  expect(singleTrackEdit(album, named('Salt', 'Sand'))).toBeUndefined();
  expect(singleTrackEdit(single('Salt'), { field: 'explicit', from: '', to: 'Explicit' })).toBeUndefined();
});
