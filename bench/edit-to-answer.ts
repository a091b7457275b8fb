import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freeBase } from '../infra/local/ports.ts';
import { startChild } from './child-laptop.ts';
import { atMost, type Figure, median } from './figure.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COPIED = ['infra', 'services', 'shared', 'web', 'package.json', 'package-lock.json', 'cdk.json', 'tsconfig.json'];
const RUNS = 5;

/**
 * Measures the time from saving a changed service file to the first response from the new code, in a copy of the
 * repository.
 */
export async function editToAnswer(): Promise<Figure[]> {
  const copy = mkdtempSync(path.join(tmpdir(), 'segno-edit-'));
  for (const entry of COPIED) {
    cpSync(path.join(ROOT, entry), path.join(copy, entry), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'dist',
    });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  const laptop = await startChild({ dataFolder: path.join(copy, '.local'), port: await freeBase(), root: copy });
  // Calls a public route, which needs no token: a webhook call without a signature is rejected with this title.
  const ask = async () => {
    const response = await fetch(`${laptop.site}/api/webhooks/stripe`, { method: 'POST', body: '{}' });
    return ((await response.json()) as { title: string }).title;
  };
  const file = path.join(copy, 'shared/contract/problems.ts');
  const source = readFileSync(file, 'utf8');
  const times: number[] = [];
  await ask();
  for (let run = 0; run < RUNS; run++) {
    const title = `The webhook signature is not valid (${run}).`;
    const edited = performance.now();
    writeFileSync(file, source.replace('The webhook signature is not valid.', title));
    while ((await ask()) !== title) {
      if (performance.now() - edited > 20_000) throw new Error('The edit was never answered');
    }
    times.push(performance.now() - edited);
  }
  await laptop.stop();
  rmSync(copy, { recursive: true, force: true });
  return [atMost(`edit to new answer (median of ${RUNS})`, median(times) / 1000, 's', 1)];
}
