import { spawnSync } from 'node:child_process';

/**
 * Runs the browser tests whose names contain `pattern` with these settings. @returns whether all passed; otherwise
 * prints their output
 */
export function inBrowser(pattern: string, settings: Record<string, string>): boolean {
  const { status, stdout, stderr } = spawnSync('npx', ['playwright', 'test', '-c', 'web/e2e', '-g', pattern], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
}
