import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atMost, type Figure } from './figure.ts';

const CHILD = fileURLToPath(new URL('./in-child/match-heap.ts', import.meta.url));
const MILLION = 1_000_000;
/** With `WHOLE=1`, a million releases are matched; without, their heap is computed from that of fewer. */
const [FEW, MANY] = [100_000, process.env.WHOLE ? MILLION : 300_000];
/** The groups of a release, as in a statement with two sale months. */
const ROWS = 2;
const HEAP_MB = 512;
const MB = 1024 ** 2;

type Measured = { heap: number; matched: number; seconds: number; rss: number };

/** Runs the match stage in a process whose heap is limited, and must not end before the stage. */
function measure(releases: number): Measured {
  const node = [`--max-old-space-size=${HEAP_MB}`, '--import', 'tsx', CHILD, String(releases), String(ROWS)];
  const measured = JSON.parse(execFileSync(process.execPath, node, { encoding: 'utf8' })) as Measured;
  if (measured.matched !== releases) throw new Error(`Only ${measured.matched} of ${releases} recordings were matched`);
  return measured;
}

/**
 * Measures the heap of the match stage, from the recordings to the stored plan, for a statement that names a million
 * releases of five tracks: what does not depend on their number, and what each adds.
 */
export async function matchHeap(): Promise<Figure[]> {
  const [few, many] = [measure(FEW), measure(MANY)];
  const each = Math.max(0, (many.heap - few.heap) / (MANY - FEW));
  const ofMillion = many.heap + each * (MILLION - MANY);
  return [
    atMost('heap of matching 1M releases of a statement', ofMillion / MB, 'MB', HEAP_MB),
    atMost('heap that each release adds', each, 'B', 150),
    atMost(`heap of ${FEW / 1000}k releases`, few.heap / MB, 'MB', null),
    atMost(`heap of ${MANY / 1000}k releases`, many.heap / MB, 'MB', null),
    atMost(`memory of the process, with the engine, of ${MANY / 1000}k releases`, many.rss / MB, 'MB', 2_600),
    atMost(`matched and planned, ${MANY / 1000}k releases`, many.seconds, 's', null),
  ];
}
