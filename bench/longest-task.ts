import type { CDPSession } from '@playwright/test';

type TraceEvent = { ph: string; name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/**
 * Measures the longest task on the page's main thread while `goOn` runs, in milliseconds of the thread's own clock.
 * That clock pauses while other threads have the CPU, so a busy machine does not affect the result. Garbage from
 * loading the page is collected first.
 */
export async function measureLongestTask(cdp: CDPSession, goOn: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  });
  await goOn();
  const isOver = new Promise((over) => cdp.once('Tracing.tracingComplete', over));
  await cdp.send('Tracing.end');
  await isOver;
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name === 'RunTask' && ph === 'X' && mains.some((main) => main.pid === pid && main.tid === tid),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
