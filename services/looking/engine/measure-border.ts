import type { Look } from '../../../shared/looking/look.ts';
import type { Pixels } from './pixels.ts';

type Edges = { border?: NonNullable<Look['border']>; plain?: true };

/** How much a channel may differ within one color, of 255: what JPEG does to a flat area. */
const NOISE = 12;
/** The rows behind a border in which JPEG mixes the border with the picture. */
const MIXED_ROWS = 2;
/** The share of the first row behind a border that must have another color, so that it is not just a flat background. */
const PICTURE = 0.7;
/** Thinner lines at an edge are usually part of the picture. */
const MIN_SHARE = 0.03;

/** Finds borders of one color, or that the whole picture is one color. */
export function measureBorder({ data, width, height }: Pixels): Edges {
  const size = Math.min(width, height);
  const colorAt = (x: number, y: number, channel: number) => data[(y * width + x) * 3 + channel] ?? 0;
  /** A row or column, counted from one side. */
  const sides = {
    top: (n: number, along: number) => ({ x: along, y: n }),
    right: (n: number, along: number) => ({ x: width - 1 - n, y: along }),
    bottom: (n: number, along: number) => ({ x: along, y: height - 1 - n }),
    left: (n: number, along: number) => ({ x: n, y: along }),
  };
  type Side = keyof typeof sides;
  const differs = (side: Side, n: number, along: number): boolean => {
    const { x, y } = sides[side](n, along);
    const corner = sides[side](0, 0);
    return [0, 1, 2].some((channel) => Math.abs(colorAt(x, y, channel) - colorAt(corner.x, corner.y, channel)) > NOISE);
  };
  const isFlat = (side: Side, n: number): boolean => {
    for (let along = 0; along < size; along++) if (differs(side, n, along)) return false;
    return true;
  };
  const depthOf = (side: Side): number => {
    let depth = 0;
    while (depth < size && isFlat(side, depth)) depth++;
    return depth;
  };
  const depths = { top: depthOf('top'), right: depthOf('right'), bottom: depthOf('bottom'), left: depthOf('left') };
  if (depths.top === size) return { plain: true };

  /** Whether the picture begins all along the border. */
  const endsSharply = (side: Side): boolean => {
    const [from, to] =
      side === 'top' || side === 'bottom'
        ? [depths.left, width - depths.right]
        : [depths.top, height - depths.bottom];
    let others = 0;
    for (let along = from; along < to; along++)
      if (differs(side, Math.min(depths[side] + MIXED_ROWS, size - 1), along)) others++;
    return others >= PICTURE * (to - from);
  };
  const share = (side: Side): number => {
    const part = Math.round((depths[side] / size) * 1000) / 1000;
    return part >= MIN_SHARE && endsSharply(side) ? part : 0;
  };
  const border = { top: share('top'), right: share('right'), bottom: share('bottom'), left: share('left') };
  return Object.values(border).some((part) => part > 0) ? { border } : {};
}
