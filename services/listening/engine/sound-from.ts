import type { Sound } from '../../../shared/listening/sound.ts';
import type { Ending } from './block.ts';
import type { Measured } from './measures.ts';
import { usedBits } from './used-bits.ts';

const VERSION = 1;

/** Decoders leave out the samples that encoders add to an MP3 at both ends, which its frames count. */
const ADDED_SAMPLES = { WAV: 0, FLAC: 0, MP3: 3000 };

type Stated = { durationMs: number; format: keyof typeof ADDED_SAMPLES };

/** Writes down what was measured, and leaves out what there is nothing to say about. */
export function soundFrom(measured: Measured, ending: Ending, { durationMs, format }: Stated): Sound {
  const { sampleRate, channels, samples, clipping, loudness, offset, silence, stereo, truePeak, wall } = measured;
  const { bits, mask, faults, checksumDiffers, missing } = ending;
  const ms = (at: number) => Math.floor((at / sampleRate) * 1000);
  const decodedMs = Math.round((samples / sampleRate) * 1000);
  const toleratedMs = 1 + (ADDED_SAMPLES[format] / sampleRate) * 1000;
  const shortBy = Math.max(durationMs - decodedMs, Math.ceil((missing / sampleRate) * 1000));
  const [fault] = faults.all;
  const [clippedFirst] = clipping?.places ?? [];
  const [gap] = silence.gaps;
  const used = usedBits(bits, mask);
  const isSilent = samples > 0 && (silence.isSilent || offset.isFlat);
  return {
    v: VERSION,
    lufs: rounded(loudness.lufs, 2),
    range: rounded(loudness.range, 1),
    truePeak: rounded(truePeak, 2),
    channels,
    bits,
    durationMs: decodedMs,
    ...(fault && { broken: { count: faults.all.length, at: ms(fault.at) } }),
    ...(checksumDiffers && { checksumDiffers }),
    ...(shortBy > toleratedMs && { missingMs: shortBy }),
    ...(isSilent && { silent: true }),
    headMs: isSilent ? 0 : silence.headMs,
    tailMs: isSilent ? 0 : silence.tailMs,
    ...(gap && {
      gaps: { count: silence.gaps.length, longestMs: Math.max(...silence.gaps.map((one) => one.ms)), at: gap.at },
    }),
    ...(clipping &&
      clippedFirst && { clipped: { runs: clipping.runs, share: rounded(clipping.share, 6), at: ms(clippedFirst.at) } }),
    ...stereo,
    ...(used !== undefined && { usedBits: used }),
    // Every MP3 has a wall.
    ...(wall && format !== 'MP3' && { wall }),
    ...(offset.offset !== undefined && { offset: rounded(offset.offset, 4) }),
  };
}

function rounded(value: number, digits: number): number;
function rounded(value: number | null, digits: number): number | null;
function rounded(value: number | null, digits: number): number | null {
  return value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits;
}
