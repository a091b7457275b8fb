import wavefile from 'wavefile';

const RATE = 44_100;

/** A short recording: two tones that swell and fade, 16-bit stereo PCM at 44.1 kHz, written by a library that others read. */
export function recording(seconds: number, pitch = 220): Uint8Array {
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
