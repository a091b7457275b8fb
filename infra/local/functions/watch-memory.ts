import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const KB = 1024;
const EVERY_MS = process.platform === 'linux' ? 50 : 500;

/** Bytes of memory that a process really holds, whoever in it asked for them: V8, native code or the system. 0 when it is gone. */
async function memoryOf(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    return KB * Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
  }
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, out) => resolve(error ? 0 : KB * Number(out)));
  });
}

/**
 * Looks at a process's memory as long as it works. Lambda's memory size bounds what a process holds, and its heap is only a part of that.
 * @param onExceeded told once, with the bytes that it held
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
