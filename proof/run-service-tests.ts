import { execFile } from 'node:child_process';
import type { Project } from './run-tests.ts';

export type ServiceRun = { passed: number; failed: number; output: string };

const jest = ['node_modules/jest/bin/jest.js'];

/**
 * Runs the service tests, or those of a different project, whose path contains `pattern`, with these settings. Fails if
 * no test ran.
 * @param node the Node program that runs them
 */
export async function runServiceTests(
  pattern: string,
  settings: Record<string, string>,
  project: Project = 'service',
  node = process.execPath,
): Promise<ServiceRun> {
  const output = await new Promise<string>((resolve) => {
    execFile(
      node,
      [...jest, pattern, '--selectProjects', project, '--testTimeout=600000'],
      { env: { ...process.env, ...settings }, encoding: 'utf8', maxBuffer: 2 ** 28 },
      // A failed test also causes an error, which is ignored: the output is evaluated below.
      (_error, stdout, stderr) => resolve(`${stdout}${stderr}`),
    );
  });
  const count = (word: string) => Number(new RegExp(`^Tests:.*?(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
  // A file that could not be loaded has no tests to count.
  const unloaded = Number(/^Test Suites:.*?(\d+) failed/m.exec(output)?.[1] ?? 0);
  return {
    passed: count('passed'),
    failed: Math.max(count('failed'), unloaded, count('passed') === 0 ? 1 : 0),
    output,
  };
}
