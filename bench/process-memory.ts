import { readdirSync, readFileSync } from 'node:fs';

export type ProcessMemory = { name: string; megabytes: number };

const text = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // the process has ended
  }
};

/** Each process's parent. The second field of `stat` is a name that may contain spaces and parentheses. */
function parents(): Map<number, number> {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  const parentOf = (pid: number) => Number(/.*\) \S (\d+)/s.exec(text(`/proc/${pid}/stat`))?.[1]);
  return new Map(pids.map((pid) => [pid, parentOf(pid)]));
}

/** A process's name, from its command line. */
function nameOf(pid: number): string {
  const command = text(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  if (command.includes('engine-guard')) return "engine's guard";
  if (command.includes('dynoxide') || command.includes('DynamoDBLocal')) return 'table engine';
  if (command.includes('esbuild')) return 'esbuild';
  const [, stack = '', id = ''] = /\/(Segno-\w+)\.(\w+?)[0-9A-F]{8}-/.exec(command) ?? [];
  if (id) return `${stack}.${id}`;
  return command.includes('start.mjs') ? 'laptop' : command.slice(0, 60);
}

/**
 * The memory of a process and all its descendants (Linux), as proportional set sizes, which count shared memory only
 * once.
 */
export function memoryOfTree(root: number): ProcessMemory[] {
  const parentOf = parents();
  const isOf = (pid: number): boolean => pid === root || (parentOf.has(pid) && isOf(parentOf.get(pid) ?? 0));
  return [...parentOf.keys()].filter(isOf).map((pid) => {
    const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(text(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
    return { name: nameOf(pid), megabytes: kilobytes / 1024 };
  });
}
