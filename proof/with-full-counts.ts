import { spawnSync } from 'node:child_process';
import type { Proof } from './violations.ts';

/** The service tests of races with PROOF=1: 500 rounds where `npm test` makes 50. */
export async function withFullCounts(): Promise<Proof[]> {
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...jest, 'races', '--selectProjects', 'service', '--testTimeout=600000'],
    {
      env: { ...process.env, PROOF: '1' },
      encoding: 'utf8',
    },
  );
  const told = `${stdout}${stderr}`;
  const count = (word: string) => Number(new RegExp(`^Tests:.*?(\\d+) ${word}`, 'm').exec(told)?.[1] ?? 0);
  const violations = count('failed') + (count('passed') === 0 ? 1 : 0);
  if (violations > 0) console.log(told);
  return [{ name: 'release states under races', count: `${count('passed')} properties of 500 rounds`, violations }];
}
