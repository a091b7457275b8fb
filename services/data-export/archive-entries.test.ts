import type { ArchiveEntry } from './archive-entry.ts';
import { endingOf, fileNameOf } from './file-name-of.ts';
import { packParts } from './pack-parts.ts';

test.each([
  ['Night / Ferry', 'Night - Ferry'],
  ['C:\\autoexec', 'C--autoexec'],
  ['..', 'untitled'],
  [' .hidden. ', 'hidden'],
  ['', 'untitled'],
  ['a\u0000b\u202Ec', 'abc'],
  ['Cafe\u0301', 'Café'],
  ['x'.repeat(200), 'x'.repeat(80)],
  ['🎵'.repeat(100), '🎵'.repeat(80)],
])('a title %j names a file %j on every system', (typed, name) => expect(fileNameOf(typed)).toBe(name));

test.each([
  ['take.WAV', '.wav'],
  ['no ending', ''],
  ['a.b/c', ''],
])('the ending of %j is %j', (typed, ending) => expect(endingOf(typed)).toBe(ending));

describe('product 18.2: a part has at most so many bytes', () => {
  const of = (...sizes: number[]): ArchiveEntry[] =>
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
  ])('%j', (sizes, parts) =>
    expect(packParts(of(...sizes), 10).map((part) => part.map(({ bytes }) => bytes))).toEqual(parts),
  );
});
