import { acceptsFile } from './accepts-file.ts';

const file = (name: string, type = '') => ({ name, type });

test('a file fits by its name or by its type, in capitals too', () => {
  expect(acceptsFile('.wav,audio/flac', file('Night Ferry.WAV'))).toBe(true);
  expect(acceptsFile('.wav, audio/flac', file('ferry', 'audio/flac'))).toBe(true);
  expect(acceptsFile('image/*', file('cover', 'image/jpeg'))).toBe(true);
});

test('anything else does not', () => {
  expect(acceptsFile('.wav,audio/flac', file('wav'))).toBe(false);
  expect(acceptsFile('.wav', file('notes.wav.txt', 'text/plain'))).toBe(false);
  expect(acceptsFile('image/*', file('cover.jpg'))).toBe(false);
});

test('without rules every file fits', () => {
  expect(acceptsFile('', file('anything.xyz'))).toBe(true);
});
