import wavefile from 'wavefile';

/** Cached, because a demo uses the same few recordings many times. */
const made = new Map<string, Uint8Array>();

/** Makes a short recording: two tones that swell and fade, 16-bit stereo PCM, written by an independent library. */
export function recording(seconds: number, pitch = 220): Uint8Array {
  const key = `${seconds} ${pitch}`;
  const known = made.get(key) ?? record(seconds, pitch);
  made.set(key, known);
  return known;
}

const RATE = 44_100;

function record(seconds: number, pitch: number): Uint8Array {
  const length = Math.round(RATE * seconds);
  const channel = (frequency: number) =>
    Int16Array.from({ length }, (_, i) => {
      const swell = Math.sin((Math.PI * i) / length);
      return 9000 * swell * Math.sin((2 * Math.PI * frequency * i) / RATE);
    });
  const wav = new wavefile.WaveFile();
  wav.fromScratch(2, RATE, '16', [channel(pitch), channel(pitch * 1.26)]);
  return wav.toBuffer();
}
