/** Returns a function that transforms complex numbers in place (Cooley and Tukey). `size` is a power of two. */
export function fourierTransform(size: number): (re: Float64Array, im: Float64Array) => void {
  const cos = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size));
  const sin = Float64Array.from({ length: size / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / size));
  const reversed = Uint32Array.from({ length: size }, (_, i) => {
    let rest = i;
    let out = 0;
    for (let bit = 1; bit < size; bit <<= 1) {
      out = (out << 1) | (rest & 1);
      rest >>= 1;
    }
    return out;
  });
  const swap = (values: Float64Array) => {
    for (let i = 0; i < size; i++) {
      const other = reversed[i] ?? 0;
      if (other <= i) continue;
      const value = values[i] ?? 0;
      values[i] = values[other] ?? 0;
      values[other] = value;
    }
  };
  return (re, im) => {
    swap(re);
    swap(im);
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half);
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0, turn = 0; k < half; k++, turn += step) {
          const a = start + k;
          const b = a + half;
          const [wr, wi] = [cos[turn] ?? 0, sin[turn] ?? 0];
          const [br, bi] = [re[b] ?? 0, im[b] ?? 0];
          const xr = br * wr - bi * wi;
          const xi = br * wi + bi * wr;
          re[b] = (re[a] ?? 0) - xr;
          im[b] = (im[a] ?? 0) - xi;
          re[a] = (re[a] ?? 0) + xr;
          im[a] = (im[a] ?? 0) + xi;
        }
      }
    }
  };
}
