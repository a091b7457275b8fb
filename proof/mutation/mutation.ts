import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { LogLevel, MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import type { Proof } from '../proof-result.ts';
import { type Area, areas } from './areas.ts';

/**
 * Runs Stryker, which changes one operator, condition or value at a time; a test must fail for each change. An area
 * must keep its measured score, which untested code would lower.
 * @param word the areas whose name contains it; or a path inside an area, which mutates only those files and requires
 * no score
 */
export async function mutation(word = ''): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for (const [name, area] of Object.entries(areas)) {
    const isPart = !name.includes(word);
    const files = trackedFiles(area).filter((file) => !isPart || file.startsWith(word));
    if (files.length === 0) continue;
    const results = await mutate(isPart ? word : name, files, area.tests);
    const score = mutationScore(results);
    const least = isPart ? 0 : area.least;
    proofs.push({
      name: `tests notice what Stryker changes in ${isPart ? word : name}`,
      count: `${score.toFixed(1)}% of ${triedMutants(results).length} mutants (at least ${least}%)`,
      violations: score < least ? 1 : 0,
    });
  }
  if (proofs.length === 0) throw new Error(`No area of proof/mutation/areas.ts is named ${word}, or holds it`);
  return proofs;
}

/** The source files of an area that git tracks. */
const trackedFiles = ({ files }: Pick<Area, 'files'>): string[] =>
  execFileSync('git', ['ls-files', 'shared', 'services'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.ts$/.test(file) && !/test/.test(file) && files.some((prefix) => file.startsWith(prefix)));

/**
 * Prints Stryker's table and the surviving mutants; writes both, with the tests that killed each mutant, next to the
 * local data.
 */
async function mutate(name: string, files: string[], tests: readonly string[]): Promise<MutantResult[]> {
  const report = path.join('.local', 'mutation', name.replaceAll('/', '-'));
  const stryker = new Stryker({
    mutate: files,
    testRunner: 'jest-in-process',
    plugins: [path.resolve('proof/mutation/test-runner.mjs')],
    jestInProcess: { tests },
    coverageAnalysis: 'perTest',
    // Excludes labels and messages, because those in docs/product have a test of their own. A string in a comparison is
    // mutated as part of its condition.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignorePatterns: ['/docs', '/web', '/.local*', 'cdk.out'],
    tempDirName: '.local/mutation-sandbox',
    cleanTempDir: 'always',
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false, skipFull: true },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
    // A single process loads the tests once. A mutant that never ends is detected by how often its code runs, or by a
    // timeout.
    concurrency: 1,
    timeoutMS: 60_000,
    logLevel: 'error' as LogLevel.Error,
    warnings: false,
    // Rewriting this file would need a compiler API, which TypeScript 7 does not have, and nothing here reads the file.
    tsconfigFile: 'none',
  });
  return stryker.runMutationTest();
}

const DETECTED = ['Killed', 'Timeout'];

/** The mutants that were tried, without labels and messages. */
const triedMutants = (results: readonly MutantResult[]): MutantResult[] =>
  results.filter(({ status }) => [...DETECTED, 'Survived', 'NoCoverage'].includes(status));

/** The percentage of tried mutants that timed out or were killed by a test. */
function mutationScore(results: readonly MutantResult[]): number {
  const tried = triedMutants(results);
  return (100 * tried.filter(({ status }) => DETECTED.includes(status)).length) / Math.max(1, tried.length);
}
