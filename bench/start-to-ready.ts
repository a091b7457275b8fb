import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeBase } from '../infra/local/ports.ts';
import { startChild } from './child-laptop.ts';
import { atMost, type Figure, median } from './figure.ts';

const RUNS = 5;

/**
 * Measures the time from `npm start` to the line `ready`: first with an empty folder, where the demo's accounts sign
 * up, then with the same data.
 */
export async function startToReady(): Promise<Figure[]> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-bench-'));
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const laptop = await startChild({ dataFolder, port: await freeBase() });
    times.push(laptop.readyMs);
    await laptop.stop();
  }
  rmSync(dataFolder, { recursive: true, force: true });
  const [first = 0, ...warm] = times;
  return [
    atMost('start to ready, first', first / 1000, 's', null),
    atMost(`start to ready, warm (median of ${RUNS})`, median(warm) / 1000, 's', 3),
  ];
}
