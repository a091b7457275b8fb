// Runs npm: the one that runs this process if there is one, which needs no shell on Windows either.
import { execFileSync } from 'node:child_process';

/** Returns the program that is npm, its arguments, and options for `child_process`. */
export function npmCommand(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js')
    ? [process.execPath, [npm, ...args], { shell: false }]
    : ['npm', args, { shell: process.platform === 'win32' }];
}

/** Runs npm to its end, on this terminal. @throws Error when it fails */
export function runNpm(args, { cwd } = {}) {
  const [command, all, options] = npmCommand(args);
  execFileSync(command, all, { ...options, cwd, stdio: 'inherit' });
}
