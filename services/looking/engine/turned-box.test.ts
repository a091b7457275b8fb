import { cornersOf, smallestBox, type TurnedBox } from './turned-box.ts';

/** The pixels of a filled rectangle. */
const pixelsOf = ({ center, width, height, angle }: TurnedBox) =>
  Array.from({ length: width * height }, (_, n) => {
    const [along, down] = [(n % width) - (width - 1) / 2, Math.floor(n / width) - (height - 1) / 2];
    return {
      x: center.x + along * Math.cos(angle) - down * Math.sin(angle),
      y: center.y + along * Math.sin(angle) + down * Math.cos(angle),
    };
  });
const box = (degrees: number, [width, height] = [200, 40]): TurnedBox => ({
  center: { x: 300, y: 200 },
  width: width ?? 0,
  height: height ?? 0,
  angle: (degrees * Math.PI) / 180,
});

test.each([0, 20, -45, 70, 90])('a line that is turned by %i degrees has the box that it was drawn in', (degrees) => {
  const found = smallestBox(pixelsOf(box(degrees)));
  expect([found.width, found.height, found.center.x, found.center.y].map(Math.round)).toEqual([200, 40, 300, 200]);
  expect((found.angle * 180) / Math.PI).toBeCloseTo(degrees, 0);
});

test('a short word is read in the direction that is closest to upright', () => {
  const found = smallestBox(pixelsOf(box(0, [40, 50])));
  expect([Math.round(found.width), Math.round(found.height), Math.round(found.angle)]).toEqual([40, 50, 0]);
});

test('the corners go around from the beginning of the text', () => {
  const [start, , , below] = cornersOf(box(90));
  expect([start, below].map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [320, 100],
    [280, 100],
  ]);
});
