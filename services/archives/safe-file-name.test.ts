import { fileExtension, safeFileName } from './safe-file-name.ts';

test.each([
  ['Night / Ferry', 'Night - Ferry'],
  ['C:\\autoexec', 'C--autoexec'],
  ['..', 'untitled'],
  [' .hidden. ', 'hidden'],
  ['', 'untitled'],
  ['a\u0000b\u202Ec', 'abc'],
  ['Cafe\u0301', 'Café'],
  ['x'.repeat(200), 'x'.repeat(80)],
  ['🎵'.repeat(100), '🎵'.repeat(80)],
])('turns the title %j into the file name %j, which every system accepts', (typed, name) =>
  expect(safeFileName(typed)).toBe(name),
);

test.each([
  ['take.WAV', '.wav'],
  ['no ending', ''],
  ['a.b/c', ''],
])('the extension of %j is %j', (typed, extension) => expect(fileExtension(typed)).toBe(extension));
