import { readdirSync, readFileSync } from 'node:fs';

/** A file of /proc; empty when the process has ended. */
export function procText(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The parent of each process. The second field of `stat` is a name that may contain spaces and brackets. */
function parents(): Map<number, number> {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  const parentOf = (pid: number) => Number(/.*\) \S (\d+)/s.exec(procText(`${pid}/stat`))?.[1]);
  return new Map(pids.map((pid) => [pid, parentOf(pid)]));
}

/** A process's name, from its command line. */
function nameOf(pid: number): string {
  const command = procText(`${pid}/cmdline`).replaceAll('\0', ' ');
  if (command.includes('engine-guard')) return "engine's guard";
  if (command.includes('dynoxide') || command.includes('DynamoDBLocal')) return 'table engine';
  if (command.includes('esbuild')) return 'esbuild';
  const [, stack = '', id = ''] = /\/(Segno-\w+)\.(\w+?)[0-9A-F]{8}-/.exec(command) ?? [];
  if (id) return `${stack}.${id}`;
  return command.includes('start.mjs') ? 'laptop' : command.slice(0, 60);
}

/** A process and all its descendants, with their names (Linux). */
export function processTree(root: number): { pid: number; name: string }[] {
  const parentOf = parents();
  const isOf = (pid: number): boolean => pid === root || (parentOf.has(pid) && isOf(parentOf.get(pid) ?? 0));
  return [...parentOf.keys()].filter(isOf).map((pid) => ({ pid, name: nameOf(pid) }));
}
