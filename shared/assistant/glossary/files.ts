import type { Term } from './term.ts';

/** Terms about audio and images. */
export const fileTerms: readonly Term[] = [
  {
    term: 'WAV',
    also: ['wav file', 'wave', 'wav files'],
    means: 'Lossless sound: the best file to send, ideally at 44.1 kHz and 16 or 24 bits.',
  },
  {
    term: 'FLAC',
    also: ['flac file', 'flac files'],
    means: 'Lossless sound at about half the size of a WAV, and just as good.',
  },
  {
    term: 'MP3',
    also: ['mp3 file', 'mp3s'],
    means: 'Sound made smaller by leaving parts out. We accept it, but a WAV or FLAC sounds better in stores.',
  },
  {
    term: 'M4A',
    also: ['aac', 'alac', 'm4a file'],
    means: 'An Apple format: AAC loses a little quality, Apple Lossless none.',
  },
  {
    term: 'Lossless',
    also: ['lossless audio', 'lossless file', 'hi res', 'high resolution'],
    means: 'Sound that keeps everything of the recording, as in WAV and FLAC. MP3 and AAC leave parts out.',
  },
  {
    term: 'Sample rate',
    also: ['khz', 'sampling rate', '44 1 khz'],
    means: 'How many times per second the sound was measured: 44,100 on a CD.',
  },
  {
    term: 'Bit depth',
    also: ['bits', '16 bit', '24 bit'],
    means:
      'How precisely each measurement of the sound is stored: 16 bits are enough for listening, 24 are usual in a studio.',
  },
  {
    term: 'Bit rate',
    also: ['bitrate', 'kbps'],
    means: 'How much data a second of sound takes in a compressed file: for an MP3, 320 is the best.',
  },
  {
    term: 'Loudness',
    also: ['lufs', 'loud', 'normalisation', 'normalization'],
    means:
      'How loud music seems to a listener. Stores play everything at about the same loudness, around -14 LUFS, so louder masters gain nothing.',
  },
  {
    term: 'Clipping',
    also: ['clip', 'distortion', 'overs'],
    means: 'Sound louder than a file can hold: its peaks are cut off, and it crackles.',
  },
  {
    term: 'JPG',
    also: ['jpeg', 'jpg file', 'cover format'],
    means: 'The format a cover has to have. Save a PNG as a JPEG first.',
  },
  {
    term: 'Pixel',
    also: ['pixels', 'resolution', '3000x3000'],
    means:
      'The dots a picture is made of. A cover needs at least 3000 on each side; enlarging a small picture makes it blurry.',
  },
];
