import { processTree, procText } from './process-tree.ts';

/** Linux counts the processor's time in hundredths of a second (`getconf CLK_TCK`). */
const MS_PER_TICK = 10;

/** The milliseconds in a `stat` file: its own (the 14th and 15th field), and those of children that have ended. */
function millisecondsIn(stat: string): { own: number; ended: number } {
  const [, ...fields] = /.*\) (?:\S+ ){11}(\d+) (\d+) (\d+) (\d+)/s.exec(stat) ?? [];
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.map((ticks) => Number(ticks) * MS_PER_TICK);
  return { own: user + system, ended: endedUser + endedSystem };
}

type Used = { name: string; pid: number; own: number; ended: number };

/**
 * The processor time that a process and all its descendants have used (Linux). In the laptop's process, the gateway and
 * the stand-ins run in the first thread; the other threads run the functions, and clear their memory.
 */
export function cpuOfTree(root: number): Used[] {
  return processTree(root).flatMap(({ pid, name }) => {
    const { own, ended } = millisecondsIn(procText(`${pid}/stat`));
    if (name !== 'laptop') return [{ name, pid, own, ended }];
    const first = millisecondsIn(procText(`${pid}/task/${pid}/stat`)).own;
    return [
      { name: 'laptop: gateway and stand-ins', pid, own: first, ended },
      { name: "laptop: functions' threads", pid, own: own - first, ended: 0 },
    ];
  });
}

/** The milliseconds that were used between two readings, by name; the most first. */
export function cpuBetween(before: readonly Used[], after: readonly Used[]): Map<string, number> {
  const between = new Map<string, number>();
  const add = (name: string, ms: number) => between.set(name, (between.get(name) ?? 0) + ms);
  for (const { name, own, ended } of after) {
    add(name, own);
    add(ENDED, ended);
  }
  const pids = new Set(after.map(({ pid }) => pid));
  for (const { name, pid, own, ended } of before) {
    // What a process had used when it ended is now counted by its parent.
    add(pids.has(pid) ? name : ENDED, -own);
    add(ENDED, -ended);
  }
  return new Map([...between].filter(([, ms]) => ms > 0).sort(([, a], [, b]) => b - a));
}

const ENDED = 'processes that have ended';
