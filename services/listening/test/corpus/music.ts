/** Samples by channel, where 1 is full scale. */
export type Sounding = Float32Array[];
export type MusicOptions = { seconds?: number; rate?: number; seed?: number; level?: number; channels?: number };

/** Returns a function that yields the same sequence of numbers from 0 to 1 for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Makes something like music: chords of detuned tones with harmonics, a bass, a kick drum, and a hi-hat whose noise
 * reaches up to half the sample rate. Left and right are similar, but not the same.
 */
export function music({
  seconds = 3,
  rate = 44_100,
  seed = 1,
  level = 0.5,
  channels = 2,
}: MusicOptions = {}): Sounding {
  const length = Math.round(seconds * rate);
  const random = randomFrom(seed);
  const sound = Array.from({ length: channels }, () => new Float32Array(length));
  const chord = [1, 1.26, 1.5, 1.89].map((step) => step * (110 + Math.floor(random() * 60)));
  chord.forEach((hertz, voice) => {
    for (let harmonic = 1; harmonic <= 9 && harmonic * hertz < rate / 2.2; harmonic++)
      sound.forEach((samples, n) => {
        const pan = 0.5 + 0.4 * Math.cos(voice * 2.1 + n * 1.9);
        addTone(samples, {
          hertz: hertz * harmonic * (1 + 0.001 * n),
          level: (0.11 * pan) / harmonic,
          rate,
          phase: random(),
        });
      });
  });
  const beat = Math.round(rate / 2);
  for (let at = 0; at < length; at += beat / 2) {
    const isKick = (at / beat) % 1 === 0;
    for (let i = 0; i < Math.min(beat / 2, length - at); i++) {
      const time = i / rate;
      const kick = isKick
        ? 0.35 * Math.exp(-time * 18) * Math.sin(2 * Math.PI * 52 * time + 9 * Math.exp(-time * 40))
        : 0;
      const hat = 0.09 * Math.exp(-time * 30) + 0.004;
      for (const samples of sound) {
        const position = Math.floor(at) + i;
        samples[position] = (samples[position] ?? 0) + kick + hat * (2 * random() - 1);
      }
    }
  }
  let peak = 0;
  for (const samples of sound) for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return sound.map((samples) => samples.map((sample) => (sample * level) / peak));
}

type Tone = { hertz: number; level: number; rate: number; phase?: number };

/** Adds a sine, whose samples are computed from the two before. */
export function addTone(samples: Float32Array, { hertz, level, rate, phase = 0 }: Tone): void {
  const step = (2 * Math.PI * hertz) / rate;
  const turn = 2 * Math.cos(step);
  let [before, current] = [Math.sin(2 * Math.PI * phase - step), Math.sin(2 * Math.PI * phase)];
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (samples[i] ?? 0) + level * current;
    [before, current] = [current, turn * current - before];
  }
}
