import type { Pixels } from './pixels.ts';

/** The side in pixels of the parts of the picture that are compared. */
const TILE = 50;
/** A part whose darkest and lightest pixels differ by less than this, of 255, has no edge to measure. */
const MIN_RANGE = 40;
/** How many of the parts must be sharp, as a share of those with edges: lettering on a blurred photograph is enough. */
const SHARPEST = 0.1;
/**
 * In a sharp picture, half of an edge or more lies between two neighboring pixels. Enlarging a picture three times, or
 * a blur, spreads it over more.
 */
const SHARP = 0.36;

/** Whether even the sharpest edges of a picture are soft, because it was enlarged or is out of focus. */
export function isSoft(picture: Pixels): boolean {
  const { width, height } = picture;
  const edges: number[] = [];
  for (let top = 0; top + TILE <= height; top += TILE)
    for (let left = 0; left + TILE <= width; left += TILE) {
      const { range, step } = edgeIn(picture, left, top);
      if (range >= MIN_RANGE) edges.push(step / range);
    }
  if (edges.length === 0) return false;
  edges.sort((a, b) => b - a);
  return (edges[Math.floor(edges.length * SHARPEST)] ?? 0) < SHARP;
}

/** The range of brightness in a part of the picture, and the largest step between neighboring pixels. */
function edgeIn({ data, width }: Pixels, left: number, top: number): { range: number; step: number } {
  let [darkest, lightest, step] = [255, 0, 0];
  for (let y = top; y < top + TILE - 1; y++)
    for (let x = left; x < left + TILE - 1; x++) {
      // Green is the brightness, nearly.
      const at = (y * width + x) * 3 + 1;
      const value = data[at] ?? 0;
      const [right, below] = [data[at + 3] ?? 0, data[at + width * 3] ?? 0];
      darkest = Math.min(darkest, value);
      lightest = Math.max(lightest, value);
      step = Math.max(step, Math.abs(right - value), Math.abs(below - value));
    }
  return { range: lightest - darkest, step };
}
