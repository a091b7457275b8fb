import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allMutants } from './mutants/all.ts';
import { ledgerMutants } from './mutants/ledger.ts';
import type { Mutant } from './mutants/mutant.ts';
import type { Proof } from './proof-result.ts';
import { type Run, runTests } from './run-tests.ts';

type End = 'killed' | 'SURVIVED' | 'NOT RUN';

/**
 * Proves that each guard is tested: removes one guard of the list at a time, in a copy of the sources, and expects its
 * test to fail. The tests must first pass in the unchanged copy, so that no unrelated failure is taken for proof.
 * @param word only the mutants whose name or file contains it
 */
export async function removeEachGuard(word = ''): Promise<Proof[]> {
  const chosen = allMutants.filter(({ name, file }) => `${name} ${file}`.toLowerCase().includes(word.toLowerCase()));
  // Unit tests first: they take a second each, while service tests start a local stack.
  chosen.sort((a, b) => Number(a.project === 'service') - Number(b.project === 'service'));
  const folder = copyOfSources();
  try {
    chosen.map((mutant) => mutated(folder, mutant));
    expectGreen(folder, chosen);
    const ends = chosen.map((mutant) => fateOf(folder, mutant));
    const count = (end: End) => ends.filter((one) => one === end).length;
    console.log(`${count('killed')} killed, ${count('SURVIVED')} survived, ${count('NOT RUN')} not run`);
    const violations = ends.length - count('killed') + (ends.length === 0 ? 1 : 0);
    return [{ name: 'each guard has a test that fails without it', count: `${ends.length} mutants`, violations }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Removes each pair of the ledger's guards together, to reveal a guard that the other one hides (design 9.9). Tries
 * only guards that unit tests prove, and only pairs in two different places.
 */
export async function removeEachPair(): Promise<Proof[]> {
  const single = ledgerMutants.filter(({ project }) => project === 'unit');
  const pairs = single.flatMap((one, n) =>
    single.slice(n + 1).flatMap((other) => (one.file === other.file && one.from === other.from ? [] : [[one, other]])),
  );
  const folder = copyOfSources();
  try {
    expectGreen(folder, single);
    const survived = pairs.filter((pair) => endOf(runWithout(folder, pair)) !== 'killed');
    for (const pair of survived) console.log(`SURVIVED ${pair.map(({ name }) => name).join(' + ')}`);
    const name = 'each two guards of the ledger have a test that fails without them';
    return [{ name, count: `${pairs.length} pairs`, violations: survived.length }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the mutants' tests without any of their guards. */
function runWithout(folder: string, mutants: readonly Mutant[]): Run {
  const sources = mutants.map((mutant) => {
    const { filePath, source, without } = mutated(folder, mutant);
    writeFileSync(filePath, without);
    return { filePath, source };
  });
  const [{ project = 'unit' } = {}] = mutants;
  const only = mutants.flatMap((mutant) => mutant.only ?? []);
  const run = runTests(folder, { project, tests: [...new Set(mutants.map(({ test }) => test))], only });
  // The first source recorded for a file is the original.
  for (const { filePath, source } of sources.reverse()) writeFileSync(filePath, source);
  return run;
}

/** Copies the tracked files in their current state, and links the installed packages. */
function copyOfSources(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-mutants-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(name))) cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/**
 * Returns the source of a file without its guard. @throws Error if the guard is not in the file, or occurs more than
 * once
 */
function mutated(
  folder: string,
  { name, file, from, to }: Mutant,
): { filePath: string; source: string; without: string } {
  const filePath = path.join(folder, file);
  const source = existsSync(filePath) ? readFileSync(filePath, 'utf8') : '';
  const [before, after, ...more] = source.split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    const times = source.split(from).length - 1;
    throw new Error(`The list is out of date: the source of "${name}" occurs ${times} times in ${file}`);
  }
  return { filePath, source, without: before + to + after };
}

/** @throws Error if a test of the list fails in the unchanged sources, or does not exist */
function expectGreen(folder: string, chosen: readonly Mutant[]): void {
  const began = performance.now();
  for (const project of ['unit', 'service'] as const) {
    const ofProject = chosen.filter((mutant) => mutant.project === project);
    const whole = ofProject.filter(({ only }) => only === undefined);
    const parts = ofProject.filter(({ only }) => only !== undefined);
    for (const some of [whole, parts]) {
      if (some.length === 0) continue;
      const { ran, failed, unloaded } = runTests(folder, {
        project,
        tests: [...new Set(some.map(({ test }) => test))],
        only: some.flatMap(({ only }) => only ?? []),
      });
      const wrong = [...failed, ...unloaded];
      if (wrong.length > 0 || ran === 0) throw new Error(`Without any mutant these fail: ${wrong.join('; ') || 'all'}`);
    }
  }
  console.log(`the tests of ${chosen.length} mutants pass without them (${secondsSince(began)} s)`);
}

function fateOf(folder: string, mutant: Mutant): End {
  const { name } = mutant;
  const began = performance.now();
  const run = runWithout(folder, [mutant]);
  const end = endOf(run);
  // A large number of failures reveals a mutant that breaks more than its guard.
  const by = `by ${run.failed.length} of ${run.ran}: ${run.failed[0]}`;
  console.log(end === 'killed' ? `killed ${name} (${secondsSince(began)} s) ${by}` : `${end} ${name}`);
  return end;
}

/** A mutant that cannot even be loaded proves nothing about its guard. */
const endOf = ({ ran, failed }: Run): End => (failed.length > 0 ? 'killed' : ran > 0 ? 'SURVIVED' : 'NOT RUN');

const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);
