import type { ArchiveEntry } from '../platform/archive-entry.ts';
import { packParts } from './pack-parts.ts';

describe('fills each part up to its limit, and gives a longer entry a part of its own (product 18.2)', () => {
  const entries = (...sizes: number[]): ArchiveEntry[] =>
    sizes.map((bytes, n) => ({ path: `${n}`, bytes, sha256: undefined, from: { content: '' } }));
  it.each([
    [[4, 4, 2], [[4, 4, 2]]],
    [
      [4, 4, 3],
      [[4, 4], [3]],
    ],
    [
      [12, 1],
      [[12], [1]],
    ],
    [
      [1, 12, 1],
      [[1], [12], [1]],
    ],
  ])('%j with a limit of 10 gives %j', (sizes, parts) =>
    expect(packParts(entries(...sizes), 10).map((part) => part.map(({ bytes }) => bytes))).toEqual(parts),
  );
});
