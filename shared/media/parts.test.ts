import { expect, test } from '@jest/globals';
import { MAX_LOSSLESS_MB } from './file-finding.ts';
import { isInParts, PART_BYTES, partCount, partRange } from './parts.ts';

test.each([
  ['a byte less than a part', PART_BYTES - 1, false, 1, PART_BYTES - 1],
  ['exactly one part', PART_BYTES, true, 1, PART_BYTES],
  ['a byte more than a part', PART_BYTES + 1, true, 2, 1],
])('product 8.14: %s', (_what, size, inParts, count, last) => {
  expect([isInParts(size), partCount(size)]).toEqual([inParts, count]);
  const { start = 0, end = 0 } = partRange(size, count) ?? {};
  expect([end, end - start]).toEqual([size, last]);
});

test('parts follow each other without a gap, and there is none before the first or after the last', () => {
  const size = 3 * PART_BYTES + 5;
  const ranges = [0, 1, 2, 3, 4, 5].map((number) => partRange(size, number));
  expect(ranges[0]).toBeUndefined();
  expect(ranges[5]).toBeUndefined();
  expect(ranges.slice(1, 5).map((range) => range?.start)).toEqual([
    0,
    ...ranges.slice(1, 4).map((range) => range?.end),
  ]);
});

test('the largest file fits into one page of S3’s list of parts', () => {
  expect(partCount(MAX_LOSSLESS_MB * 1024 * 1024)).toBeLessThanOrEqual(1000);
});
