import wavefile from 'wavefile';

/** Cached, because a demo uses the same few recordings many times. */
const made = new Map<string, Uint8Array>();

/** Makes a short recording: two tones that swell and fade, 16-bit stereo PCM, written by an independent library. */
export function recording(seconds: number, pitch = 220, rate = 44_100): Uint8Array {
  const key = `${seconds} ${pitch} ${rate}`;
  const known = made.get(key) ?? record(seconds, pitch, rate);
  made.set(key, known);
  return known;
}

function record(seconds: number, pitch: number, rate: number): Uint8Array {
  const length = Math.round(rate * seconds);
  const channel = (frequency: number) =>
    Int16Array.from({ length }, (_, i) => {
      const swell = Math.sin((Math.PI * i) / length);
      return 9000 * swell * Math.sin((2 * Math.PI * frequency * i) / rate);
    });
  const wav = new wavefile.WaveFile();
  wav.fromScratch(2, rate, '16', [channel(pitch), channel(pitch * 1.26)]);
  return wav.toBuffer();
}
