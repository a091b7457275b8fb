import { spawnSync } from 'node:child_process';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/**
 * Runs the browser tests whose names contain `pattern` with these settings. Prints their output if one fails. @returns
 * whether all passed
 */
export function inBrowser(pattern: string, settings: Record<string, string>): boolean {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PLAYWRIGHT, 'test', '-c', 'web/e2e', '-g', pattern], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
}
