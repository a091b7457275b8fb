import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { generatedCatalogue } from './generated-catalogue.ts';
import { runMatchStage } from './run-match-stage.ts';
import { writeGeneratedGroups } from './write-generated-groups.ts';

/** How often the heap is measured, about evenly over the calls of the table and the storage. */
const MEASUREMENTS = 100;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Returns the live heap and the memory of buffers, in bytes. */
function liveHeap(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * Runs the match stage of a statement on a generated catalogue, and measures the heap.
 * @param rows how many groups the statement has for each release
 * @returns the highest live heap above that before the stage, in bytes, how many recordings were matched, and seconds
 */
export async function measureMatchHeap(releases: number, rows: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-match-heap-'));
  try {
    const made = await writeGeneratedGroups(folder, releases, rows);
    const before = liveHeap();
    let [most, calls] = [before, 0];
    const every = Math.ceil(releases / 100 / MEASUREMENTS);
    const measure = () => {
      calls += 1;
      if (calls % every === 0) most = Math.max(most, liveHeap());
    };
    const began = performance.now();
    const statement = await runMatchStage({
      ...{ ...made, rate: '1.0837', decisions: new Map() },
      table: generatedCatalogue(measure),
      cards: { all: async () => [] },
      paymentsOf: async () => [],
      splitsOf: async () => new Map(),
      store: measure,
    });
    if (statement.state !== 'ready') throw new Error(`The statement is ${statement.state}`);
    const seconds = (performance.now() - began) / 1000;
    return { heap: most - before, matched: statement.matches.matched.recordings, seconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
