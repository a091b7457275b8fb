import type { State, States } from '../../../../shared/states-language/definition.ts';
import { choose } from './choose.ts';
import { belowState, type Run } from './execution-run.ts';
import { filled, type Json, narrowed, read, type Scope, withResult } from './paths.ts';
import { retrier } from './retrier.ts';
import { runMap } from './run-map.ts';
import { runTask } from './run-task.ts';
import { isAbout, runtimeError, StateError, Stopped } from './state-error.ts';

type Went = { output: Json; next?: string | undefined };
type Working = Extract<State, { Type: 'Task' | 'Map' }>;

/** A state's data may have 256 KB (Step Functions guide, "Quotas"). */
const MOST_BYTES = 262_144;

/**
 * Runs states from the first, or from the point that the frame had reached, and returns the output of the last one.
 * @throws StateError that nothing caught, Stopped
 */
export async function runStates(machine: States, frame: string, input: Json, run: Run): Promise<Json> {
  const before = run.progress.of(frame);
  if (before && 'output' in before) return before.output;
  let at = before ?? { state: machine.StartAt, input, at: run.now() };
  if (!before) run.progress.reach(frame, at);
  for (;;) {
    const state = machine.States[at.state];
    if (!state) throw runtimeError(`There is no state ${at.state}`);
    const { output, next } = await tried(state, at, frame, run);
    if (run.signal.aborted) throw new Stopped();
    if (Buffer.byteLength(JSON.stringify(output)) > MOST_BYTES)
      throw new StateError('States.DataLimitExceeded', `The state ${at.state} leaves more than 256 KB`);
    if (next === undefined) {
      run.progress.reach(frame, { output });
      return output;
    }
    at = { state: next, input: output, at: run.now() };
    run.progress.reach(frame, at);
  }
}

type At = { state: string; input: Json; at: number };

/** Runs a state with its `Retry` and `Catch`. */
async function tried(state: State, at: At, frame: string, run: Run): Promise<Went> {
  const pauseAfter = retrier('Retry' in state ? state.Retry : []);
  for (let retries = 0; ; retries++) {
    const context = {
      ...run.context,
      State: { Name: at.state, EnteredTime: new Date(at.at).toISOString(), RetryCount: retries },
    };
    try {
      return await once(state, { data: at.input, context }, at, frame, run);
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      const seconds = pauseAfter(error);
      if (seconds !== undefined) {
        run.progress.forgetBelow(belowState(frame, at.state));
        await run.pause(seconds * 1000);
        continue;
      }
      const caught = 'Catch' in state ? state.Catch?.find((row) => isAbout(row, error)) : undefined;
      // The progress of its items is kept for a redrive.
      if (!caught) throw error;
      run.progress.forgetBelow(belowState(frame, at.state));
      const told = { Error: error.name, Cause: error.message };
      return { output: withResult(at.input, caught.ResultPath, told), next: caught.Next };
    }
  }
}

/** @param scope the state's input as received, and the context */
async function once(state: State, scope: Scope, at: At, frame: string, run: Run): Promise<Went> {
  if (state.Type === 'Fail') {
    const told = (path: string | undefined, text = '') => (path === undefined ? text : String(read(path, scope)));
    throw new StateError(told(state.ErrorPath, state.Error), told(state.CausePath, state.Cause));
  }
  const given = { ...scope, data: narrowed(state.InputPath, scope) };
  const left = (data: Json) => narrowed(state.OutputPath, { ...scope, data });
  switch (state.Type) {
    case 'Succeed':
      return { output: left(given.data) };
    case 'Choice':
      return { output: left(given.data), next: choose(state, given) };
    case 'Wait': {
      const seconds = state.Seconds ?? Number(read(state.SecondsPath ?? '$', given));
      await run.pause(Math.max(0, at.at + seconds * 1000 - run.now()));
      return { output: left(given.data), next: state.Next };
    }
    case 'Pass': {
      const made = state.Parameters === undefined ? given.data : filled(state.Parameters as Json, given);
      const result = state.Result === undefined ? made : (state.Result as Json);
      return { output: left(withResult(scope.data, state.ResultPath, result)), next: state.Next };
    }
    default: {
      const result = await work(state, given, at, frame, run);
      const selected =
        state.ResultSelector === undefined ? result : filled(state.ResultSelector as Json, { ...given, data: result });
      return { output: left(withResult(scope.data, state.ResultPath, selected)), next: state.Next };
    }
  }
}

async function work(state: Working, given: Scope, at: At, frame: string, run: Run): Promise<Json> {
  if (state.Type === 'Task') return runTask(state, given, run);
  const below = belowState(frame, at.state);
  const results = await runMap(state, given, at.state, frame, run, runStates);
  run.progress.forgetBelow(below);
  return results;
}
