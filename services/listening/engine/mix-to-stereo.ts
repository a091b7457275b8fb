import type { Block } from './block.ts';

export type StereoSamples = readonly [Float32Array, Float32Array];

/** The share of the centre and the surround channels (ITU-R BS.775). */
const SHARED = Math.SQRT1_2;
/** Keeps the sum of a front, the centre and a surround channel below full scale. */
const SCALE = 1 / (1 + 2 * SHARED);

/**
 * Mixes a block to two channels: one is repeated, and the centre and surround channels of five or more are shared
 * between left and right. The low-frequency channel is left out (ITU-R BS.775).
 */
export function mixToStereo({ channels }: Block): StereoSamples {
  const [left = new Float32Array(0), right = left, centre, ...others] = channels;
  const [surroundLeft, surroundRight] = others.slice(-2);
  if (!centre || !surroundLeft || !surroundRight) return [left, right];
  const mix = (front: Float32Array, surround: Float32Array) =>
    front.map((sample, i) => SCALE * (sample + SHARED * ((centre[i] ?? 0) + (surround[i] ?? 0))));
  return [mix(left, surroundLeft), mix(right, surroundRight)];
}
