import { createMp3Encoder } from 'wasm-media-encoders';

const RATE = 44_100;
/** A bar has four beats. */
const BEATS = 4;
const BAR_SECONDS = 2;
const BARS = 18;
const BEAT_SAMPLES = (RATE * BAR_SECONDS) / BEATS;
/** How loud each bar is: an intro, two verses with a chorus each, and an end. */
const levels = [0.25, 0.35, 0.45, 0.5, 0.5, 0.55, 0.85, 0.95, 0.9, 0.95, 0.5, 0.55, 0.9, 1, 0.95, 1, 0.6, 0.3];
/** Four chords in semitones above the key: I, V, vi and IV. */
const chords: readonly (readonly [number, number, number])[] = [
  [0, 4, 7],
  [7, 11, 14],
  [9, 12, 16],
  [5, 9, 12],
];
const melody = [0, 2, 4, 7, 9, 12] as const;

/** A song of 36 seconds as an MP3: chords, a bass, a melody and a beat, different for each number. */
export async function song(number: number): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, channels: 2, bitrate: 128 });
  const parts: Uint8Array[] = [];
  const random = randomFrom(number + 1);
  const key = 110 * 2 ** ((number % 12) / 12);
  for (let bar = 0; bar < BARS; bar++) parts.push(encoder.encode(barOf(bar, key, random)).slice());
  parts.push(encoder.finalize().slice());
  return Buffer.concat(parts);
}

function barOf(bar: number, key: number, random: () => number): [Float32Array, Float32Array] {
  const length = BEATS * BEAT_SAMPLES;
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  const level = levels[bar] ?? 0;
  const chord = chords[bar % chords.length] ?? [0, 4, 7];
  const pitch = (semitones: number) => key * 2 ** (semitones / 12);
  for (let beat = 0; beat < BEATS; beat++) {
    const note = pitch(12 + (melody[Math.floor(random() * melody.length)] ?? 0));
    const pan = 0.3 + 0.4 * random();
    for (let i = 0; i < BEAT_SAMPLES; i++) {
      const at = beat * BEAT_SAMPLES + i;
      const seconds = at / RATE;
      const fade = Math.exp((-3 * i) / BEAT_SAMPLES);
      const sine = (frequency: number) => Math.sin(2 * Math.PI * frequency * seconds);
      const pad = chord.reduce(
        (sum, semitones) => sum + sine(pitch(semitones)) + 0.3 * sine(2.003 * pitch(semitones)),
        0,
      );
      const tune = fade * (sine(note) + 0.4 * sine(2 * note));
      const bass = sine(pitch(chord[0]) / 2);
      const hiss = (random() - 0.5) * Math.exp((-40 * i) / BEAT_SAMPLES);
      const common = 0.06 * pad + 0.16 * bass + 0.3 * hiss;
      left[at] = level * (common + 0.22 * (1 - pan) * tune);
      right[at] = level * (common + 0.22 * pan * tune);
    }
  }
  return [left, right];
}

/** Numbers from 0 to 1 that are the same at every start (a linear congruential generator). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
