/** The sample rate of the filter's coefficients, in hertz. Sound has to be decoded at this rate. */
export const LOUDNESS_RATE = 48_000;

type Biquad = { b: readonly [number, number, number]; a: readonly [number, number] };

/** The K-weighting of ITU-R BS.1770-5, annex 1: a shelf for the head, and a high-pass. */
const SHELF: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const HIGH_PASS: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

/** Blocks of 400 ms overlap by three quarters, so each consists of four hops. */
const HOP = LOUDNESS_RATE / 10;
const HOPS_OF_BLOCK = 4;
/** Quieter blocks are silence, in LUFS. */
const ABSOLUTE_GATE = -70;
/** Blocks that are this much quieter than the others do not count, in LU. */
const RELATIVE_GATE = -10;

/** A filter with its state between calls. */
function filterOf({ b: [b0, b1, b2], a: [a1, a2] }: Biquad): (sample: number) => number {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  return (x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  };
}

/** How many hops are computed at a time: ten seconds of sound, between which the page can react. */
const HOPS_AT_A_TIME = 100;

/** The energy of each hop of a weighted channel. */
async function hopEnergies(channel: Float32Array, pause: () => Promise<void>): Promise<number[]> {
  const [shelf, highPass] = [filterOf(SHELF), filterOf(HIGH_PASS)];
  const energies: number[] = [];
  for (let from = 0; from + HOP <= channel.length; from += HOP) {
    let sum = 0;
    for (const sample of channel.subarray(from, from + HOP)) {
      const weighted = highPass(shelf(sample));
      sum += weighted * weighted;
    }
    energies.push(sum / HOP);
    if (energies.length % HOPS_AT_A_TIME === 0) await pause();
  }
  return energies;
}

const loudnessOf = (energy: number): number => -0.691 + 10 * Math.log10(energy);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The integrated loudness of mono or stereo sound in LUFS (ITU-R BS.1770-5); null for silence, or for less than 400 ms.
 * @param channels samples from -1 to 1, at `LOUDNESS_RATE`
 * @param pause lets the page react; called after every ten seconds of sound
 */
export async function integratedLoudness(
  channels: readonly Float32Array[],
  pause: () => Promise<void>,
): Promise<number | null> {
  const hops: number[][] = [];
  for (const channel of channels) hops.push(await hopEnergies(channel, pause));
  const sums = (hops[0] ?? []).map((_, n) => hops.reduce((sum, energies) => sum + (energies[n] ?? 0), 0));
  const blocks = sums
    .slice(HOPS_OF_BLOCK - 1)
    .map((_, n) => mean(sums.slice(n, n + HOPS_OF_BLOCK)))
    .filter((energy) => loudnessOf(energy) > ABSOLUTE_GATE);
  if (blocks.length === 0) return null;
  const gate = loudnessOf(mean(blocks)) + RELATIVE_GATE;
  return loudnessOf(mean(blocks.filter((energy) => loudnessOf(energy) > gate)));
}
