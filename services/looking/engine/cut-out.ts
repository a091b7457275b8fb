import type { Pixels } from './pixels.ts';
import { cornersOf, type TurnedBox } from './turned-box.ts';

/**
 * Cuts a turned box out of a picture, upright and at another size, by bilinear sampling. The picture should be at most
 * twice as large as the result, or details between the samples are lost.
 */
export function cutOut({ data, width, height }: Pixels, box: TurnedBox, to: { width: number; height: number }): Pixels {
  const [start, , , below] = cornersOf(box);
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const [stepX, stepY] = [box.width / to.width, Math.hypot(below.x - start.x, below.y - start.y) / to.height];
  const cut = new Uint8Array(to.width * to.height * 3);
  for (let row = 0, at = 0; row < to.height; row++) {
    for (let column = 0; column < to.width; column++) {
      const [along, down] = [(column + 0.5) * stepX, (row + 0.5) * stepY];
      const x = Math.min(width - 1, Math.max(0, start.x + along * cos - down * sin - 0.5));
      const y = Math.min(height - 1, Math.max(0, start.y + along * sin + down * cos - 0.5));
      const [left, top] = [Math.min(width - 2, Math.floor(x)), Math.min(height - 2, Math.floor(y))];
      const [right, lower] = [x - left, y - top];
      for (let channel = 0; channel < 3; channel++, at++) {
        const first = (top * width + left) * 3 + channel;
        const second = first + width * 3;
        cut[at] =
          ((data[first] ?? 0) * (1 - right) + (data[first + 3] ?? 0) * right) * (1 - lower) +
          ((data[second] ?? 0) * (1 - right) + (data[second + 3] ?? 0) * right) * lower;
      }
    }
  }
  return { data: cut, width: to.width, height: to.height };
}
