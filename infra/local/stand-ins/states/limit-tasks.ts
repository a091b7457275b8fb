import { Stopped } from './state-error.ts';

/** Limits how many callers run concurrently; the rest wait in order of arrival. */
export function limitTasks(width: number) {
  let free = width;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  return async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    if (free > 0) free--;
    else await new Promise<void>((pass) => waiting.push(pass));
    try {
      if (signal.aborted) throw new Stopped();
      return await work();
    } finally {
      leave();
    }
  };
}
