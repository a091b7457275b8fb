// Runs npm. If npm itself started this process, uses that npm, which needs no shell, even on Windows.
import { execFileSync } from 'node:child_process';

/** Returns npm's program and arguments, and the options for `child_process`. */
export function npmCommand(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js')
    ? [process.execPath, [npm, ...args], { shell: false }]
    : ['npm', args, { shell: process.platform === 'win32' }];
}

/** Runs npm to completion, with its output on this terminal. @throws Error if it fails */
export function runNpm(args, { cwd } = {}) {
  const [command, all, options] = npmCommand(args);
  execFileSync(command, all, { ...options, cwd, stdio: 'inherit' });
}
