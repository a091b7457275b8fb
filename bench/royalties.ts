import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { atLeast, atMost, type Figure } from './figure.ts';
import { type Run, run } from './read-in-child.ts';
import { writeStatement } from './statement-file.ts';

const TRIES = 3;
const SHORT = 2_000;
/** The fastest of several runs, because other work on the machine can only add time. */
const best = (runs: readonly Run[]): number => Math.min(...runs.map(({ check, read }) => check + read));

/**
 * Measures how fast a statement is read and grouped, compared with a script and with the bare query in the same run
 * (design 9.5).
 */
export async function royalties(lines = 1_000_000): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-royalties-'));
  const files = { file: path.join(folder, 'statement.csv.gz'), short: path.join(folder, 'short.csv.gz') };
  await writeStatement(files.file, lines);
  await writeStatement(files.short, SHORT);
  const script = run('script', files, 1);
  const figures: Figure[] = [
    atMost(`a script reads ${lines} lines (csv-parse, decimal.js, one core)`, script.read / 1000, 's', null),
  ];
  for (const [cores, target] of [
    [1, 8],
    [2, 13],
  ] as const) {
    if (availableParallelism() < cores) continue;
    const tries = Array.from(
      { length: TRIES },
      () => [run('query', files, cores), run('reader', files, cores)] as const,
    );
    const [query, reader] = [best(tries.map(([one]) => one)), best(tries.map(([, one]) => one))];
    if (tries.some(([, one]) => one.amount !== script.amount)) throw new Error('The sums differ');
    const on = cores === 1 ? 'one core' : `${cores} cores`;
    figures.push(
      atLeast(`reading and grouping, against the script, ${on}`, script.read / reader, 'times', target),
      atMost(`reading and grouping, against the bare query, ${on}`, reader / query, 'times', 1.1),
    );
  }
  const whole = run('reader', files, availableParallelism(), 'compare');
  figures.push(
    atMost('of that its check: hash, unpacking, encoding', whole.check / 1000, 's', null),
    atMost('its lines stored, sorted and compared', whole.store / 1000, 's', null),
    atMost('its lines compared with as many that were posted', whole.compare / 1000, 's', null),
    atMost('memory of all of it', whole.megabytes, 'MB', 512),
  );
  rmSync(folder, { recursive: true });
  return figures;
}
