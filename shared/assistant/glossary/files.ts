import type { Term } from './term.ts';

/** Terms about audio and images. */
export const filesTerms: readonly Term[] = [
  {
    term: 'WAV',
    also: ['wav file', 'wave', 'wav files'],
    means: 'Sound without loss: the best file to send, best with 44.1 kHz and 16 or 24 bits.',
  },
  {
    term: 'FLAC',
    also: ['flac file', 'flac files'],
    means: 'Sound without loss in about half of the space of a WAV. As good.',
  },
  {
    term: 'MP3',
    also: ['mp3 file', 'mp3s'],
    means: 'Sound made small by leaving parts out. We take it, but a WAV or FLAC sounds better in the stores.',
  },
  {
    term: 'M4A',
    also: ['aac', 'alac', 'm4a file'],
    means: "A file of Apple's: AAC loses a little, Apple Lossless nothing.",
  },
  {
    term: 'Lossless',
    also: ['lossless audio', 'lossless file', 'hi res', 'high resolution'],
    means: 'Sound that keeps everything of the recording, as in WAV and FLAC. MP3 and AAC leave parts out.',
  },
  {
    term: 'Sample rate',
    also: ['khz', 'sampling rate', '44 1 khz'],
    means: 'How many times in a second the sound was measured: 44,100 is that of a CD.',
  },
  {
    term: 'Bit depth',
    also: ['bits', '16 bit', '24 bit'],
    means: 'How finely each measure of the sound is kept: 16 bits are enough to listen, 24 are usual in a studio.',
  },
  {
    term: 'Bit rate',
    also: ['bitrate', 'kbps'],
    means: 'How much data a second of sound takes in a small file: for an MP3, 320 is the best.',
  },
  {
    term: 'Loudness',
    also: ['lufs', 'loud', 'normalisation', 'normalization'],
    means:
      'How loud music is felt. Stores play all of it about equally loud, around -14 LUFS, so louder masters win nothing.',
  },
  {
    term: 'Clipping',
    also: ['clip', 'distortion', 'overs'],
    means: 'Sound that is louder than a file can hold: its tops are cut, and it crackles.',
  },
  {
    term: 'JPG',
    also: ['jpeg', 'jpg file', 'cover format'],
    means: 'The kind of picture that a cover has to be. A PNG has to be saved as one first.',
  },
  {
    term: 'Pixel',
    also: ['pixels', 'resolution', '3000x3000'],
    means:
      'The points that a picture is made of. A cover has at least 3000 of them on each side; enlarging a small picture makes it blurry.',
  },
];
