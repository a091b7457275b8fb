import { expect, test } from '@jest/globals';
import { checkFile, contentTypeOf } from './check-file.ts';

test('a file without a type gets the one for its extension', () => {
  expect(contentTypeOf({ name: 'Night Bus.FLAC', type: '' })).toBe('audio/flac');
  expect(contentTypeOf({ name: 'cover.jpeg', type: 'image/png' })).toBe('image/png');
  expect(contentTypeOf({ name: 'notes', type: '' })).toBe('application/octet-stream');
  expect(contentTypeOf({ name: 'take.wav', type: 'audio/vnd.wave' })).toBe('audio/wav');
});

test('product 8.2: rejects files with the specified messages', async () => {
  expect(await checkFile('cover', new File(['x'], 'cover.png', { type: 'image/png' }))).toEqual({
    title: 'Invalid Format',
    text: 'Cover art must be in JPG/JPEG format only.',
  });
  expect(await checkFile('audio', new File(['x'], 'song.ogg', { type: 'audio/ogg' }))).toEqual({
    title: 'Invalid File Type',
    text: 'Please upload an MP3, WAV, or FLAC file.',
  });
  expect(await checkFile('audio', new File(['x'], 'song.wav', { type: 'audio/wav' }))).toBeUndefined();
});
