import { measureMatchHeap } from '../test/measure-match-heap.ts';

/** The groups of a release: enough that both statements have several pages of a plan. */
const ROWS = 10;
const [FEW, MANY] = [1_000, 4_000];
/** The maximum number of bytes that a release may add to the heap. Kept in memory, it would take about 1,000. */
const MOST_OF_RELEASE = 400;

test('a release of a statement adds almost nothing to the heap of its match (design 3.30)', async () => {
  // The first stage also loads the code.
  await measureMatchHeap(FEW, ROWS);
  const few = await measureMatchHeap(FEW, ROWS);
  const many = await measureMatchHeap(MANY, ROWS);
  expect([few.matched, many.matched]).toEqual([FEW, MANY]);
  expect((many.heap - few.heap) / (MANY - FEW)).toBeLessThan(MOST_OF_RELEASE);
});
