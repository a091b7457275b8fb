import { setTimeout } from 'node:timers/promises';

/** A sequence of calls that somebody makes, started every so many milliseconds. */
export type Flow<Sample> = { every: number; once: (samples: Sample[]) => Promise<void> };

/**
 * Starts each flow at its rate for so many seconds, whether or not earlier ones have been answered, and waits for the
 * last ones to end. The starts are spread evenly: a generator that sends all calls of a second at its beginning would
 * measure its own queue.
 * @param onFailure receives the error that ended a flow
 * @returns the samples, and by how many milliseconds each start was late
 */
export async function arrivals<Sample>(
  flows: readonly Flow<Sample>[],
  seconds: number,
  onFailure: (error: unknown) => void,
) {
  const samples: Sample[] = [];
  const late: number[] = [];
  const from = performance.now();
  await Promise.all(flows.map((flow, n) => repeat(flow, (flow.every * n) / flows.length)));
  return { samples, late };

  async function repeat({ every, once }: Flow<Sample>, phase: number): Promise<void> {
    const running: Promise<void>[] = [];
    for (let due = phase; due < seconds * 1000; due += every) {
      const wait = from + due - performance.now();
      if (wait > 0) await setTimeout(wait);
      late.push(performance.now() - from - due);
      running.push(once(samples).catch(onFailure));
    }
    await Promise.all(running);
  }
}
