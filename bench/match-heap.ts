import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atMost, type Figure } from './figure.ts';

const CHILD = fileURLToPath(new URL('./in-child/match-heap.ts', import.meta.url));
const [RELEASES, MILLION] = [100_000, 1_000_000];
type Heap = { before: number; most: number; after: number; matched: number };

/**
 * Measures the heap that the match step needs per release named in a statement, each with five tracks and one
 * recording, and prints it for a million. What is kept grows linearly, so measuring a tenth of a million is enough.
 */
export async function matchHeap(): Promise<Figure[]> {
  const node = ['--expose-gc', '--max-old-space-size=6000', '--import', 'tsx', CHILD, String(RELEASES)];
  const { before, most, after, matched } = JSON.parse(
    execFileSync(process.execPath, node, { encoding: 'utf8' }),
  ) as Heap;
  if (matched !== RELEASES) throw new Error(`Only ${matched} of ${RELEASES} recordings were matched`);
  const ofMillion = (megabytes: number) => (megabytes * MILLION) / RELEASES;
  return [
    atMost('heap of matching 1M releases of a statement', ofMillion(most - before), 'MB', 512),
    atMost('of it, the matches that are then planned', ofMillion(after - before), 'MB', null),
    atMost('heap that does not grow with the statement', most - after, 'MB', 64),
  ];
}
