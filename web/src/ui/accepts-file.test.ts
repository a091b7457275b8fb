import { acceptsFile } from './accepts-file.ts';

const file = (name: string, type = '') => ({ name, type });

test('a file matches by its name or its type, ignoring case', () => {
  expect(acceptsFile('.wav,audio/flac', file('Night Ferry.WAV'))).toBe(true);
  expect(acceptsFile('.wav, audio/flac', file('ferry', 'audio/flac'))).toBe(true);
  expect(acceptsFile('image/*', file('cover', 'image/jpeg'))).toBe(true);
});

test('other files do not match', () => {
  expect(acceptsFile('.wav,audio/flac', file('wav'))).toBe(false);
  expect(acceptsFile('.wav', file('notes.wav.txt', 'text/plain'))).toBe(false);
  expect(acceptsFile('image/*', file('cover.jpg'))).toBe(false);
});

test('every file matches if there are no rules', () => {
  expect(acceptsFile('', file('anything.xyz'))).toBe(true);
});
