// On Linux, glibc's malloc has eight arenas per core and returns little of the memory that threads free: with the
// functions' threads, it holds on to half a gigabyte after ten minutes. It reads its settings only when a process
// starts, so this process starts a second one with the settings.
import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

const SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
/** The file descriptor, in the child, of a pipe that closes when this process ends for any reason. */
const LIFELINE = 3;
const STARTED = 'SEGNO_FEW_ARENAS';

/** Whether this process can run the local stack itself: it was started with the settings, or does not need them. */
export function hasFewArenas() {
  if (process.env[STARTED]) {
    delete process.env[STARTED];
    new Socket({ fd: LIFELINE })
      .on('close', () => process.exit(1))
      .on('error', () => {})
      .resume()
      .unref();
    return true;
  }
  return process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined;
}

/** Runs this program again with the settings, and exits when that process does. @returns the process */
export function runWithFewArenas() {
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    env: { ...process.env, ...SETTINGS, [STARTED]: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
  return child;
}
