import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./in-child/read-royalties.ts', import.meta.url));
/** The cost of one way of reading: milliseconds, the process's peak memory, and the sum. */
export type Run = { read: number; check: number; store: number; compare: number; amount: string; megabytes: number };

/**
 * Reads a statement in a process of its own.
 * @param short the short statement that is read first
 * @param cores how many cores the process may use, with all its threads
 */
export function run(
  way: 'script' | 'query' | 'reader',
  { file, short }: { file: string; short: string },
  cores: number,
  ...more: string[]
): Run {
  const node = [process.execPath, '--import', 'tsx', CHILD, way, file, short, String(cores), ...more];
  const [command = '', ...args] =
    process.platform === 'linux' ? ['taskset', '-c', cores === 1 ? '0' : `0-${cores - 1}`, ...node] : node;
  return JSON.parse(execFileSync(command, args, { encoding: 'utf8' })) as Run;
}
