import { processTree, procText } from './process-tree.ts';

export type ProcessMemory = { name: string; megabytes: number };

/**
 * The memory of a process and all its descendants (Linux), as proportional set sizes, which count shared memory only
 * once.
 */
export const memoryOfTree = (root: number): ProcessMemory[] =>
  processTree(root).map(({ pid, name }) => {
    const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(procText(`${pid}/smaps_rollup`))?.[1] ?? 0);
    return { name, megabytes: kilobytes / 1024 };
  });
