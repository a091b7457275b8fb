import { readByRules } from '../interpret.ts';
import { contextAt } from '../test/context-at.ts';

const titlesIn = (message: string): readonly string[] | undefined => {
  const acts = readByRules(message, contextAt('track_count'));
  return acts.find((act) => act.kind === 'track-titles')?.titles;
};

test.each([
  ['lines', 'Dawn\nDusk\nSalt Road'],
  ['numbered lines', '1. Dawn\n2. Dusk\n3. Salt Road'],
  ['lines with lengths', 'Dawn 3:21\nDusk 2:59\nSalt Road 4:00'],
  ['lines between a lead and thanks', 'Tracklist:\nDawn\nDusk\nSalt Road\nthanks!'],
  ['lines under their number', 'it has 3 tracks\nDawn\nDusk\nSalt Road'],
  ['numbers in one line', '1. Dawn 2. Dusk 3. Salt Road'],
  ['a line behind their number', '3 tracks: Dawn, Dusk and Salt Road'],
])('reads a tracklist pasted in reply to the number of tracks: %s (product 31.6)', (_, message) => {
  expect(titlesIn(message)).toEqual(['Dawn', 'Dusk', 'Salt Road']);
});

test('accepts lowercase titles if there are as many as announced (product 31.6)', () => {
  expect(titlesIn('2 songs:\nwhen we were at noon\nthe salt road')).toEqual(['when we were at noon', 'the salt road']);
});

test.each([
  '4 tracks\nnot sure about a fifth yet',
  'two musics: the radio and the extended',
  "It's three tracks. Ah, but Nobori has also short version, so maybe four",
  "it's an ep\n4 songs\ngenre is pop",
])('does not read “%s” as a tracklist (product 31.6)', (message) => {
  expect(titlesIn(message)).toBeUndefined();
});
