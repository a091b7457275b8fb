import { clippedBy } from './corpus/defects.ts';
import type { FlacOptions } from './corpus/encode-flac.ts';
import { addTone, type MusicOptions, music, type Sounding } from './corpus/music.ts';
import type { WavOptions } from './corpus/write-wav.ts';

/** A file whose loudness was measured with ffmpeg. */
export type ReferenceFile = { name: string; sound: () => Sounding; as: ({ format: 'WAV' } & WavOptions) | ({ format: 'FLAC' } & FlacOptions) };

const song = (options: MusicOptions) => () => music({ seconds: 4, ...options });

/** Tones of the same level on both channels, that begin at this part of a turn. */
const tones = (hertz: number, level: number, rate = 48_000, phase = 0.125) => (): Sounding =>
  [0, 1].map(() => {
    const samples = new Float32Array(2 * rate);
    addTone(samples, { hertz, level, rate, phase });
    // A tone that begins at once overshoots, by an amount that depends on the filter.
    const fade = rate / 20;
    return samples.map((sample, i) => sample * Math.min(1, i / fade, (samples.length - 1 - i) / fade));
  });

/** A song that becomes louder in steps, so that it has a range. */
function growing(): Sounding {
  return music({ seconds: 8, seed: 11, level: 0.9 }).map((samples) =>
    samples.map((sample, i) => sample * 10 ** ((-18 + 6 * Math.floor((4 * i) / samples.length)) / 20)),
  );
}

export const referenceFiles: readonly ReferenceFile[] = [
  { name: 'song', sound: song({ seed: 1 }), as: { format: 'WAV' } },
  { name: 'quiet song', sound: song({ seed: 2, level: 0.02 }), as: { format: 'WAV', depth: '24' } },
  { name: 'loud song', sound: song({ seed: 3, level: 0.99 }), as: { format: 'WAV', depth: '24', rate: 48_000 } },
  { name: 'song at 48 kHz', sound: song({ seed: 4, rate: 48_000 }), as: { format: 'WAV', depth: '24', rate: 48_000 } },
  { name: 'song at 88.2 kHz', sound: song({ seed: 5, rate: 88_200, seconds: 4 }), as: { format: 'WAV', depth: '24', rate: 88_200 } },
  { name: 'song at 96 kHz', sound: song({ seed: 6, rate: 96_000, seconds: 4 }), as: { format: 'FLAC', bits: 24, rate: 96_000 } },
  { name: 'song at 192 kHz', sound: song({ seed: 7, rate: 192_000, seconds: 4 }), as: { format: 'FLAC', bits: 24, rate: 192_000 } },
  { name: 'song at 32 kHz', sound: song({ seed: 8, rate: 32_000 }), as: { format: 'WAV', rate: 32_000 } },
  { name: 'FLAC of 16 bits', sound: song({ seed: 9 }), as: { format: 'FLAC', bits: 16 } },
  { name: 'FLAC of 24 bits', sound: song({ seed: 10, rate: 48_000 }), as: { format: 'FLAC', bits: 24, rate: 48_000 } },
  { name: 'growing song', sound: growing, as: { format: 'WAV', depth: '24' } },
  { name: 'one channel', sound: song({ seed: 12, channels: 1 }), as: { format: 'WAV' } },
  { name: 'six channels', sound: song({ seed: 13, channels: 6, seconds: 4 }), as: { format: 'WAV', depth: '24', kind: 'extensible' } },
  { name: 'clipped song', sound: () => clippedBy(music({ seconds: 4, seed: 14 }), 4), as: { format: 'WAV' } },
  { name: 'hard-clipped song', sound: () => clippedBy(music({ seconds: 4, seed: 15 }), 8), as: { format: 'WAV', depth: '24' } },
  { name: 'song above full scale', sound: song({ seed: 16, level: 2.5 }), as: { format: 'WAV', depth: '32f' } },
  { name: 'tone of 12 kHz between its samples', sound: tones(12_000, 0.5), as: { format: 'WAV', depth: '24', rate: 48_000 } },
  { name: 'tone of 997 Hz', sound: tones(997, 0.1), as: { format: 'WAV', depth: '24', rate: 48_000 } },
  { name: 'tone of 40 Hz', sound: tones(40, 0.7), as: { format: 'WAV', depth: '32f', rate: 48_000 } },
  { name: 'tone of 9 kHz', sound: tones(9000, 0.9, 44_100, 0.1), as: { format: 'WAV', depth: '24' } },
];
