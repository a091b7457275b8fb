import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

export type Project = 'unit' | 'service';
/** How many tests ran, which ones failed, and which files could not be loaded, so that their tests did not run. */
export type Run = { ran: number; failed: string[]; unloaded: string[] };

type File = { name: string; status: string; assertionResults: { status: string; fullName: string }[] };
type Report = { testResults: File[] };

/** The time limit for running all listed tests on a busy machine. */
const HALF_AN_HOUR = 1_800_000;
const jest = ['node_modules/jest/bin/jest.js'];
const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Runs test files in a copy of the sources. If `only` is not empty, runs only the tests whose name contains one of its
 * entries.
 */
export function runTests(
  folder: string,
  { project, tests, only }: { project: Project; tests: readonly string[]; only: readonly string[] },
): Run {
  const results = path.join(folder, '.mutants', 'results.json');
  rmSync(results, { force: true });
  const named = only.length === 0 ? [] : ['--testNamePattern', only.map(asPattern).join('|')];
  const reportOptions = ['--json', `--outputFile=${results}`, `--cacheDirectory=${path.join(folder, '.mutants')}`];
  const args = [
    ...jest,
    ...tests.map(asPattern),
    '--selectProjects',
    project,
    '--maxWorkers=1',
    // A failed test may have left a server open, for which Jest would wait forever.
    '--forceExit',
    ...reportOptions,
    ...named,
  ];
  spawnSync(process.execPath, args, { cwd: folder, timeout: HALF_AN_HOUR, stdio: 'ignore' });
  if (!existsSync(results)) return { ran: 0, failed: [], unloaded: ['all'] };
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as Report;
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    ran: all.filter(({ status }) => status === 'passed').length + failed.length,
    failed,
    unloaded: unloaded.map(({ name }) => path.relative(folder, name)),
  };
}
