import type { StateOf } from '../../../../shared/states-language/definition.ts';
import type { Run } from './execution-run.ts';
import { fillTemplate, type Json, type Scope } from './paths.ts';
import { StateError, Stopped } from './state-error.ts';

/**
 * Calls a task's function. If the task times out or the execution is stopped, stops waiting, but the function itself
 * continues, as in the cloud.
 */
export async function runTask(task: StateOf<'Task'>, scope: Scope, run: Run): Promise<Json> {
  const input = task.Parameters === undefined ? scope.data : fillTemplate(task.Parameters as Json, scope);
  const givenUp = new AbortController();
  const late = async (): Promise<never> => {
    await run.pause((task.TimeoutSeconds ?? 0) * 1000, givenUp.signal);
    throw new StateError('States.Timeout', `The task took longer than ${task.TimeoutSeconds} seconds`);
  };
  const stopped = new Promise<never>((_, reject) => {
    if (run.signal.aborted) reject(new Stopped());
    run.signal.addEventListener('abort', () => reject(new Stopped()), { signal: givenUp.signal });
  });
  const called = run.invoke(task.Resource, input);
  called.catch(() => {}); // the task may be abandoned before its function fails
  try {
    return await Promise.race([called, stopped, ...(task.TimeoutSeconds === undefined ? [] : [late()])]);
  } finally {
    givenUp.abort();
  }
}
