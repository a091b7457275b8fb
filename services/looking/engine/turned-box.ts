import type { Point } from './pixels.ts';

/** A rectangle that may be turned: its center, its sides, and the angle of its width in radians, clockwise from right. */
export type TurnedBox = { center: Point; width: number; height: number; angle: number };

/** The corners of a turned box, clockwise from the one at the beginning of its text. */
export function cornersOf({ center, width, height, angle }: TurnedBox): [Point, Point, Point, Point] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (along: number, down: number): Point => ({
    x: center.x + along * cos - down * sin,
    y: center.y + along * sin + down * cos,
  });
  const [w, h] = [width / 2, height / 2];
  return [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)];
}

/** The smallest rectangle around some points. Its width is its longer side, unless the two are nearly equal. */
export function smallestBox(points: readonly Point[]): TurnedBox {
  const hull = convexHull(points);
  const boxes = hull.map((from, n) => boxAlong(hull, from, hull[(n + 1) % hull.length] ?? from));
  return readable(boxes.reduce((least, box) => (box.width * box.height < least.width * least.height ? box : least)));
}

/** The smallest rectangle with one side along the line between two points. */
function boxAlong(points: readonly Point[], from: Point, to: Point): TurnedBox {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = points.map(({ x, y }) => x * cos + y * sin);
  const down = points.map(({ x, y }) => y * cos - x * sin);
  const [left, right] = [Math.min(...along), Math.max(...along)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  const [a, d] = [(left + right) / 2, (top + bottom) / 2];
  return {
    center: { x: a * cos - d * sin, y: a * sin + d * cos },
    // The points are the centers of pixels, which are one pixel wide.
    width: right - left + 1,
    height: bottom - top + 1,
    angle,
  };
}

/** How much longer than high a box must be for its longer side to be the direction of the text. */
const LONG = 1.5;
const TURN = Math.PI / 2;

/** Turns the sides of a box so that its width is the direction in which its text is probably read. */
function readable(box: TurnedBox): TurnedBox {
  const turned = { ...box, width: box.height, height: box.width, angle: box.angle + TURN };
  const isLong = Math.max(box.width, box.height) > LONG * Math.min(box.width, box.height);
  if (isLong) return upright(box.width >= box.height ? box : turned);
  return Math.abs(upright(box).angle) <= Math.abs(upright(turned).angle) ? upright(box) : upright(turned);
}

/** The same box with its angle between -90 and 90 degrees, so that its text is not upside down. */
const upright = (box: TurnedBox): TurnedBox => ({
  ...box,
  angle: box.angle - Math.PI * Math.round((box.angle - 1e-9) / Math.PI),
});

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length >= 2 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turnsLeft = (a: Point | undefined, b: Point | undefined, c: Point): boolean =>
  a !== undefined && b !== undefined && (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
