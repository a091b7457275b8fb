import type { Box } from '../../../shared/looking/look.ts';

/** A picture in memory: the red, green and blue of each pixel in turn, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number };

/** A point of a picture, in pixels. */
export type Point = { x: number; y: number };

/** Halves a picture; each new pixel is the mean of four. A last odd row or column is left out. */
export function halve({ data, width, height }: Pixels): Pixels {
  const [w, h] = [width >> 1, height >> 1];
  const halved = new Uint8Array(w * h * 3);
  for (let y = 0, to = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let channel = 0; channel < 3; channel++, to++) {
        const at = (2 * y * width + 2 * x) * 3 + channel;
        const below = at + width * 3;
        halved[to] =
          ((data[at] ?? 0) + (data[at + 3] ?? 0) + (data[below] ?? 0) + (data[below + 3] ?? 0) + 2) >> 2;
      }
  return { data: halved, width: w, height: h };
}

const clamp = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 1e4;

/** The smallest upright box around some points, as shares of the picture's sides. */
export function boxAround(points: readonly Point[], { width, height }: Pick<Pixels, 'width' | 'height'>): Box {
  const xs = points.map(({ x }) => clamp(x / width));
  const ys = points.map(({ y }) => clamp(y / height));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: clamp(Math.max(...xs) - left), height: clamp(Math.max(...ys) - top) };
}
