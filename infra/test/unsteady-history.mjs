// Which tests passed only on their second run, and in which run of `npm test` that was. Kept in `node_modules/.cache`,
// so that a build server which caches dependencies sees a test return.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A test that is unsteady twice within this many runs fails the second of them. */
export const UNSTEADY_WINDOW = 10;

const file = fileURLToPath(new URL('../../node_modules/.cache/segno/unsteady.json', import.meta.url));

/**
 * `{ runs, seen }`: how many runs there were, and by the test's name the number of the last run in which it was
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
 * The history after one more run, and the tests of that run that had been unsteady within the window before.
 * @param {{ runs: number, seen: Record<string, number> }} history
 * @param {string[]} names tests that passed only on their second run
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
