import type { Block, Ending, Reader } from '../engine/block.ts';
import type { Sounding } from './corpus/music.ts';

/** Cuts a sound into blocks of odd lengths, and feeds a measure with them. */
export function feed<T extends { add: (block: Block) => void }>(measure: T, sound: Sounding, sampleRate = 48_000): T {
  const length = sound[0]?.length ?? 0;
  for (let at = 0; at < length; at += 4999)
    measure.add({ sampleRate, channels: sound.map((samples) => samples.slice(at, at + 4999)) });
  return measure;
}

/** A sine at full scale, or at another level. */
export const sine = (hertz: number, { seconds = 5, rate = 48_000, level = 1, phase = 0 } = {}): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => level * Math.sin(2 * Math.PI * ((hertz * i) / rate + phase)),
  );

/** Joins sounds, one after the other. */
export function joined(...parts: Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Reads a whole recording into memory. */
export async function readAll(reader: Reader): Promise<{ sound: Sounding; sampleRate: number; ending: Ending }> {
  const blocks: Float32Array[][] = [];
  let sampleRate = 0;
  for (;;) {
    const next = await reader.next();
    if (next.done) {
      const channels = blocks[0]?.length ?? 0;
      const sound = Array.from({ length: channels }, (_, n) =>
        joined(...blocks.map((block) => block[n] ?? new Float32Array(0))),
      );
      return { sound, sampleRate, ending: next.value };
    }
    sampleRate = next.value.sampleRate;
    blocks.push(next.value.channels.map((samples) => samples.slice()));
  }
}
