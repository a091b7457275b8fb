/**
 * The coefficients of K-weighting for a sample rate: those of ITU-R BS.1770 annex 1 are for 48 kHz only, and are
 * computed here from the analogue filters behind them.
 * @returns b0, b1, b2, a1, a2 of the shelf, and a1, a2 of the high-pass, whose zeros are 1, -2, 1
 */
export function kWeighting(sampleRate: number): Float64Array {
  const shelf = { hertz: 1681.974450955533, gain: 3.999843853973347, q: 0.7071752369554196 };
  const k = Math.tan((Math.PI * shelf.hertz) / sampleRate);
  const high = 10 ** (shelf.gain / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / shelf.q + k * k;
  const pass = { hertz: 38.13547087602444, q: 0.5003270373238773 };
  const p = Math.tan((Math.PI * pass.hertz) / sampleRate);
  const d = 1 + p / pass.q + p * p;
  return Float64Array.of(
    (high + (band * k) / shelf.q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / shelf.q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / shelf.q + k * k) / a0,
    (2 * (p * p - 1)) / d,
    (1 - p / pass.q + p * p) / d,
  );
}
