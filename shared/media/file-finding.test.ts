import { audioHint, fileFinding } from './file-finding.ts';

const MB = 1024 * 1024;
const fileOf = (contentType: string, mb: number) => ({ contentType, size: mb * MB });

describe('product 8.1: limits the size of audio', () => {
  test.each(['audio/wav', 'audio/x-flac', 'audio/mpeg', 'audio/mp4'])(
    'under 100 MB where the operator says nothing: %s',
    (contentType) => {
      expect(fileFinding('audio', fileOf(contentType, 99))).toBeUndefined();
      expect(fileFinding('audio', fileOf(contentType, 100))?.text).toMatch(/^Audio file must be less than 100MB\./);
    },
  );

  test.each(['audio/wav', 'audio/x-wav', 'audio/flac', 'audio/x-flac'])(
    'as large as the operator says: %s',
    (contentType) => {
      expect(fileFinding('audio', fileOf(contentType, 2047), 2048)).toBeUndefined();
      expect(fileFinding('audio', fileOf(contentType, 2048), 2048)?.text).toMatch(
        /^Audio file must be less than 2GB\./,
      );
      expect(fileFinding('audio', fileOf(contentType, 500), 500)?.text).toMatch(
        /^Audio file must be less than 500MB\./,
      );
    },
  );

  test.each(['audio/mpeg', 'audio/mp3', 'audio/mp4', 'audio/x-m4a'])(
    'what loses something has 100 MB: %s',
    (contentType) => {
      expect(fileFinding('audio', fileOf(contentType, 100), 2048)?.text).toBe('Audio file must be less than 100MB.');
    },
  );

  test('a WAV that is too large gets a hint about FLAC (product 8.2)', () => {
    expect(fileFinding('audio', fileOf('audio/wav', 2048), 2048)?.text).toMatch(/As a FLAC it is about half the size/);
    expect(fileFinding('audio', fileOf('audio/flac', 2048), 2048)?.text).toBe('Audio file must be less than 2GB.');
  });

  test('the hint names the limits in force (product 6.15)', () => {
    expect([audioHint(100), audioHint(500), audioHint(2048)]).toEqual([
      'WAV, FLAC, MP3 or M4A, under 100 MB',
      'WAV or FLAC under 500 MB, MP3 or M4A under 100 MB',
      'WAV or FLAC under 2 GB, MP3 or M4A under 100 MB',
    ]);
  });
});
