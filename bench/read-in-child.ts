import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./in-child/read-royalties.ts', import.meta.url));
/** What one way of reading took: milliseconds, the memory of its process at most, and the sum. */
export type Run = { read: number; check: number; store: number; digests: number; amount: string; megabytes: number };

/**
 * Reads a statement in a process of its own.
 * @param short the short one beside it, which is read before
 * @param cores what the process may use, all its threads together
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
