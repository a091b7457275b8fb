// Remembers which tests passed only on their second attempt, and in which run of `npm test`. The history is in
// `node_modules/.cache`, so that a build server that caches dependencies recognizes a test that is unsteady again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** If a test is unsteady twice within this many runs, it fails the second of them. */
export const UNSTEADY_WINDOW = 10;

const file = fileURLToPath(new URL('../../node_modules/.cache/segno/unsteady.json', import.meta.url));

/**
 * Reads `{ runs, seen }`: the number of runs, and for each unsteady test, by name, the last run in which it was
 * unsteady.
 */
export function readUnsteadyHistory(from = file) {
  try {
    return JSON.parse(readFileSync(from, 'utf8'));
  } catch {
    return { runs: 0, seen: {} };
  }
}

/**
 * Adds a run to the history. Also returns those of the run's tests that had already been unsteady within the window.
 * @param {{ runs: number, seen: Record<string, number> }} history
 * @param {string[]} names tests that passed only on their second attempt
 */
export function afterRun({ runs, seen }, names) {
  const run = runs + 1;
  const returned = names.filter((name) => name in seen && run - seen[name] < UNSTEADY_WINDOW);
  const recent = Object.entries(seen).filter(([, at]) => run - at < UNSTEADY_WINDOW);
  return {
    history: { runs: run, seen: Object.fromEntries([...recent, ...names.map((name) => [name, run])]) },
    returned,
  };
}

export function writeUnsteadyHistory(history, to = file) {
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, `${JSON.stringify(history, null, 2)}\n`);
}
