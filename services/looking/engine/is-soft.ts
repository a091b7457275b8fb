import type { Pixels } from './pixels.ts';

/** The side in pixels of the parts of the picture that are compared. */
const TILE = 50;
/** A part with less contrast than this says nothing, of 255. */
const MIN_CONTRAST = 12;
/** How many of the most detailed parts are looked at, as a share of all. */
const SHARPEST = 0.03;
/** In a sharp picture, the finest details are more than this share of the contrast. */
const SHARP = 0.1;

/**
 * Whether even the sharpest parts of a picture have no fine details, because it was enlarged or is out of focus. A
 * blurred photograph with sharp lettering is not soft, nor is a drawing with large flat areas.
 * @param picture the cover at its own size
 * @param coarse the same picture without its finest details: made smaller and enlarged again
 */
export function isSoft(picture: Pixels, coarse: Pixels): boolean {
  const { width, height } = picture;
  const parts: { contrast: number; detail: number }[] = [];
  for (let top = 0; top + TILE <= height; top += TILE)
    for (let left = 0; left + TILE <= width; left += TILE) {
      let [sum, squares, lost] = [0, 0, 0];
      for (let y = top; y < top + TILE; y++)
        for (let x = left; x < left + TILE; x++) {
          const at = (y * width + x) * 3 + 1;
          const value = picture.data[at] ?? 0;
          const difference = value - (coarse.data[at] ?? 0);
          sum += value;
          squares += value * value;
          lost += difference * difference;
        }
      const pixels = TILE * TILE;
      const contrast = Math.sqrt(Math.max(0, squares / pixels - (sum / pixels) ** 2));
      if (contrast >= MIN_CONTRAST) parts.push({ contrast, detail: Math.sqrt(lost / pixels) });
    }
  if (parts.length === 0) return false;
  const sharpest = parts.map(({ contrast, detail }) => detail / contrast).sort((a, b) => b - a);
  return (sharpest[Math.floor(sharpest.length * SHARPEST)] ?? 0) < SHARP;
}
