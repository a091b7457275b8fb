import type { Sound, SoundPlace } from '../../shared/listening/sound.ts';
import { type Block, brokenAt, type Ending } from './engine/block.ts';
import { Measures } from './engine/measures.ts';
import { readRecording } from './engine/read-recording.ts';
import { soundFrom } from './engine/sound-from.ts';
import { soundPlaces } from './engine/sound-places.ts';
import type { Recording } from './recording.ts';

export type { Recording };

export type Listened = {
  sound: Sound;
  /** At most `MAX_SOUND_PLACES`, in order. */
  places: SoundPlace[];
  /** The lowest and the highest sample of each cell, in turn. */
  wave: { cellMs: number; peaks: Int8Array };
  /** The fingerprint of the first two minutes (Chromaprint); empty for recordings that are too short for one. */
  print: Uint32Array;
};

/**
 * How many samples are decoded, in all channels together: 24 hours of stereo at 44.1 kHz. A small file may state more,
 * and would keep us busy for days. Its rest counts as broken.
 */
const MAX_SAMPLES = 24 * 3600 * 2 * 44_100;
/** In place of a block of a recording of which nothing can be decoded. */
const NOTHING: Block = { sampleRate: 44_100, channels: [new Float32Array(0)] };

/**
 * Decodes a whole recording once, in constant memory, and measures it. A recording that cannot be decoded is a result
 * too: it is broken.
 * @throws only the errors of `open`
 */
export async function listenTo(recording: Recording, maxSamples = MAX_SAMPLES): Promise<Listened> {
  const blocks = readRecording(recording);
  let measures: Measures | undefined;
  try {
    for (;;) {
      const next = await blocks.next();
      measures ??= await Measures.open(next.done ? NOTHING : next.value);
      if (next.done) return listened(measures, next.value, recording);
      measures.add(next.value);
      if (measures.samples * measures.channels > maxSamples) {
        const ending = brokenAt(measures.samples);
        await blocks.return(ending);
        return listened(measures, ending, recording);
      }
    }
  } finally {
    measures?.close();
  }
}

function listened(measures: Measures, ending: Ending, recording: Recording): Listened {
  const measured = measures.end();
  const { wave, print } = measured;
  return { sound: soundFrom(measured, ending, recording), places: soundPlaces(measured, ending), wave, print };
}
