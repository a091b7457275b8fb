import type { Sounding } from './music.ts';

export type WavOptions = {
  rate?: number;
  depth?: '8' | '16' | '24' | '32' | '32f' | '64f';
  /** `stream`: the lengths are 0xffffffff, as programs write them into a pipe. */
  kind?: 'plain' | 'extensible' | 'rf64' | 'stream' | 'list-after';
};

const rounded = new WeakMap<Float32Array, Map<number, Int32Array<ArrayBuffer>>>();

/** Rounds to whole numbers of this many bits, with the dither of a good converter, which is the same in every run. */
export function toWhole(samples: Float32Array, bits: number): Int32Array<ArrayBuffer> {
  const depths = rounded.get(samples) ?? new Map<number, Int32Array<ArrayBuffer>>();
  rounded.set(samples, depths);
  const whole = depths.get(bits) ?? round(samples, 2 ** (bits - 1));
  depths.set(bits, whole);
  return whole;
}

function round(samples: Float32Array, scale: number): Int32Array<ArrayBuffer> {
  const whole = new Int32Array(samples.length);
  let state = 12_345;
  let noise = 0;
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i] ?? 0;
    const before = noise;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    noise = state / 2 ** 33;
    const dither = sample === 0 || sample >= 1 || sample <= -1 ? 0 : noise - before;
    const value = Math.round(sample * scale + dither);
    whole[i] = value >= scale ? scale - 1 : value < -scale ? -scale : value;
  }
  return whole;
}

/** Writes a WAV (Microsoft RIFF; EBU Tech 3306). */
export function writeWav(sound: Sounding, { rate = 44_100, depth = '16', kind = 'plain' }: WavOptions = {}): Buffer {
  const bits = Number.parseInt(depth, 10);
  const isFloat = depth.endsWith('f');
  const width = bits / 8;
  const step = width * sound.length;
  const count = sound[0]?.length ?? 0;
  const data = Buffer.alloc(count * step);
  sound.forEach((samples, n) => {
    const whole = isFloat ? undefined : toWhole(samples, bits);
    for (let i = 0, at = n * width; i < count; i++, at += step) {
      const value = whole?.[i] ?? samples[i] ?? 0;
      if (depth === '8') data[at] = value + 128;
      else if (whole) data.writeIntLE(value, at, width);
      else if (bits === 32) data.writeFloatLE(value, at);
      else data.writeDoubleLE(value, at);
    }
  });
  const tag = isFloat ? 3 : 1;
  const format = Buffer.alloc(kind === 'extensible' ? 40 : 16);
  format.writeUInt16LE(kind === 'extensible' ? 0xfffe : tag, 0);
  format.writeUInt16LE(sound.length, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * step, 8);
  format.writeUInt16LE(step, 12);
  format.writeUInt16LE(bits, 14);
  if (kind === 'extensible') {
    format.writeUInt16LE(22, 16);
    format.writeUInt16LE(bits, 18);
    format.writeUInt32LE((1 << sound.length) - 1, 20);
    format.writeUInt16LE(tag, 24);
    Buffer.from('000000001000800000aa00389b71', 'hex').copy(format, 26);
  }
  const unknown = kind === 'stream' || kind === 'rf64' ? 0xffffffff : undefined;
  const ds64 = Buffer.alloc(28);
  ds64.writeBigUInt64LE(BigInt(data.length), 8);
  const chunks = [
    ...(kind === 'rf64' ? [chunk('ds64', ds64)] : []),
    chunk('fmt ', format),
    chunk('data', data, unknown),
    ...(kind === 'list-after' ? [chunk('LIST', Buffer.from('INFOISFT\x04\0\0\0test', 'latin1'))] : []),
  ];
  const body = Buffer.concat([Buffer.from('WAVE'), ...chunks]);
  return chunk(kind === 'rf64' ? 'RF64' : 'RIFF', body, unknown);
}

function chunk(name: string, body: Buffer, length = body.length): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
