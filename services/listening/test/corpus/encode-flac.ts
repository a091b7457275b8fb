import { createRequire } from 'node:module';
import type * as Flac from 'libflacjs/dist';
import type { Sounding } from './music.ts';
import { toWhole } from './write-wav.ts';

/** `times`: how often the sound is repeated. */
export type FlacOptions = {
  rate?: number;
  bits?: 16 | 24;
  blockSize?: number;
  level?: Flac.CompressionLevel;
  times?: number;
};

/** Where the checksum of the sound is in the file, and how long it is. */
export const CHECKSUM_AT = 26;
export const CHECKSUM_BYTES = 16;

const load = createRequire(import.meta.url)('libflacjs') as (variant: string) => typeof Flac;
let library: Promise<typeof Flac> | undefined;

async function openLibrary(): Promise<typeof Flac> {
  // Where there is a fetch, the library takes Node for a browser.
  const { fetch } = globalThis;
  Object.assign(globalThis, { fetch: undefined });
  const flac = load('wasm');
  Object.assign(globalThis, { fetch });
  if (!flac.isReady()) await new Promise<void>((resolve) => flac.on('ready', () => resolve()));
  return flac;
}

/** Encodes a FLAC with the reference encoder, which also computes the checksum of the sound (RFC 9639). */
export async function encodeFlac(
  sound: Sounding,
  { rate = 44_100, bits = 16, blockSize = 0, level = 3, times = 1 }: FlacOptions = {},
): Promise<Buffer> {
  library ??= openLibrary();
  const flac = await library;
  const count = sound[0]?.length ?? 0;
  const encoder = flac.create_libflac_encoder(rate, sound.length, bits, level, count * times, false, blockSize);
  const parts: Buffer[] = [];
  let checksum = '';
  const state = flac.init_encoder_stream(
    encoder,
    (bytes) => {
      parts.push(Buffer.from(bytes));
    },
    (metadata) => {
      checksum = metadata?.md5sum ?? '';
    },
  );
  if (encoder === 0 || state !== 0) throw new Error(`The FLAC encoder refuses ${rate} Hz and ${bits} bits`);
  const whole = sound.map((samples) => toWhole(samples, bits));
  for (let n = 0; n < times; n++)
    if (!flac.FLAC__stream_encoder_process(encoder, whole, count)) throw new Error('The FLAC encoder failed');
  flac.FLAC__stream_encoder_finish(encoder);
  flac.FLAC__stream_encoder_delete(encoder);
  const file = Buffer.concat(parts);
  // The head was written before the sound was known.
  Buffer.from(checksum, 'hex').copy(file, CHECKSUM_AT);
  return file;
}
