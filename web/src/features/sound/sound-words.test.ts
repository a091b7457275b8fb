import { expect, test } from '@jest/globals';
import type { Sound } from '../../../../shared/listening/sound.ts';
import { placeText } from './place-text.ts';
import { soundFacts } from './sound-facts.ts';

const sound: Sound = {
  v: 1,
  lufs: -14.23,
  range: 6,
  truePeak: -0.31,
  channels: 2,
  bits: 24,
  durationMs: 187_000,
  headMs: 0,
  tailMs: 0,
};

test('product 37.4: measures have their units', () => {
  expect(soundFacts(sound)).toEqual([
    ['Loudness', '-14.2 LUFS'],
    ['True peak', '-0.3 dBTP'],
    ['Range', '6.0 LU'],
    ['Depth', '24 bit'],
    ['Channels', 'Stereo'],
  ]);
});

test('product 37.4: silence has no loudness, an MP3 no depth, and six channels no name', () => {
  expect(soundFacts({ ...sound, lufs: null, range: null, truePeak: null, bits: null, channels: 6 })).toEqual([
    ['Channels', '6'],
  ]);
});

test('product 37.4: a level that rounds to zero has no sign', () => {
  expect(soundFacts({ ...sound, truePeak: -0.04 })).toContainEqual(['True peak', '0.0 dBTP']);
});

test('product 37.4: places are named', () => {
  expect(placeText({ kind: 'clipped', at: 100, ms: 5 })).toBe('Clipping');
  expect(placeText({ kind: 'broken', at: 100, ms: 5 })).toBe('Damaged');
  expect(placeText({ kind: 'gap', at: 42_000, ms: 3040 })).toBe('Silence, 3.0 s');
  expect(placeText({ kind: 'silent-head', at: 0, ms: 2000 })).toBe('Silence at the beginning, 2.0 s');
  expect(placeText({ kind: 'silent-tail', at: 9000, ms: 4000 })).toBe('Silence at the end, 4.0 s');
});
