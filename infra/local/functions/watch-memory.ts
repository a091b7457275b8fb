import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const KB = 1024;
const EVERY_MS = process.platform === 'linux' ? 50 : 500;

/** The bytes of memory that a process uses, including native code; 0 if the process has ended. */
async function memoryOf(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    return KB * Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
  }
  const [command, ...args] = process.platform === 'win32' ? onWindows(pid) : ['ps', '-o', 'rss=', '-p', String(pid)];
  return new Promise((resolve) => {
    execFile(command, args, { windowsHide: true }, (error, out) => resolve(error ? 0 : KB * kilobytesIn(out)));
  });
}

const onWindows = (pid: number): [string, ...string[]] => ['tasklist', '/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh'];

/**
 * Reads the kilobytes from the output of `ps`, or from the last column of `tasklist`, which uses the user's thousands
 * separators. 0 if there is no such process.
 */
export function kilobytesIn(output: string): number {
  const column = /"([^"]+)"\s*$/.exec(output)?.[1] ?? output;
  return Number(column.replace(/\D/g, ''));
}

/**
 * Watches a process's memory while it works. Lambda's memory size limits the whole process, of which the heap is only a
 * part.
 * @param onExceeded called once, with the number of bytes in use
 */
export function watchMemory(
  pid: number,
  limitBytes: number,
  onExceeded: (bytes: number) => void,
): { stop: () => void } {
  let stopped = false;
  const look = async () => {
    if (stopped) return;
    const bytes = await memoryOf(pid);
    if (stopped) return;
    if (bytes > limitBytes) {
      stopped = true;
      onExceeded(bytes);
      return;
    }
    setTimeout(look, EVERY_MS).unref();
  };
  void look();
  return {
    stop: () => {
      stopped = true;
    },
  };
}
