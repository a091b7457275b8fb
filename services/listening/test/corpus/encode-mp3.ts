import { createMp3Encoder } from 'wasm-media-encoders';
import type { Sounding } from './music.ts';

export type Mp3Options = { rate?: number; kbps?: 96 | 128 | 192 | 256 | 320 };

const CHUNK = 16_384;

/** Encodes an MP3 with LAME. */
export async function encodeMp3(sound: Sounding, { rate = 44_100, kbps = 192 }: Mp3Options = {}): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: rate, channels: sound.length === 1 ? 1 : 2, bitrate: kbps });
  const parts: Buffer[] = [];
  for (let at = 0; at < (sound[0]?.length ?? 0); at += CHUNK)
    parts.push(Buffer.from(encoder.encode(sound.map((samples) => samples.subarray(at, at + CHUNK)))));
  return Buffer.concat([...parts, Buffer.from(encoder.finalize())]);
}
