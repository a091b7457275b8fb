import type { Sound, SoundPlace } from '../../shared/listening/sound.ts';

/** A checked recording that can be read from its beginning, as often as needed. */
export type Recording = {
  format: 'WAV' | 'FLAC' | 'MP3';
  /** The length that the file's header states, in milliseconds. */
  durationMs: number;
  open: () => AsyncIterable<Uint8Array>;
};

export type Listened = {
  sound: Sound;
  /** At most `MAX_SOUND_PLACES`, in order. */
  places: SoundPlace[];
  /** The lowest and the highest sample of each cell, in turn. */
  wave: { cellMs: number; peaks: Int8Array };
  /** The fingerprint of the first two minutes (Chromaprint); empty for recordings that are too short for one. */
  print: Uint32Array;
};

/** Decodes a whole recording once, in constant memory, and measures it. */
export async function listenTo(_recording: Recording): Promise<Listened> {
  throw new Error('Not built yet');
}
