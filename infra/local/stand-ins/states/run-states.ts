import type { State, States } from '../../../../shared/states-language/definition.ts';
import { choose } from './choose.ts';
import { framePrefix, type Run } from './execution-run.ts';
import { fillTemplate, type Json, readAtPath, type Scope, selectByPath, withResult } from './paths.ts';
import { retrier } from './retrier.ts';
import { runMap } from './run-map.ts';
import { runTask } from './run-task.ts';
import { matchesError, runtimeError, StateError, Stopped } from './state-error.ts';

type Outcome = { output: Json; next?: string | undefined };
type Working = Extract<State, { Type: 'Task' | 'Map' }>;

/** The maximum size of a state's data (Step Functions guide, "Quotas"). */
const MAX_DATA_BYTES = 262_144;

/**
 * Runs states from the first, or from the point that the frame has reached, and returns the output of the last one.
 * @throws StateError if no state caught it, Stopped
 */
export async function runStates(machine: States, frame: string, input: Json, run: Run): Promise<Json> {
  const before = run.progress.of(frame);
  if (before && 'output' in before) return before.output;
  let at = before ?? { state: machine.StartAt, input, at: run.now() };
  if (!before) run.progress.reach(frame, at);
  for (;;) {
    const state = machine.States[at.state];
    if (!state) throw runtimeError(`There is no state ${at.state}`);
    const { output, next } = await runWithRetry(state, at, frame, run);
    if (run.signal.aborted) throw new Stopped();
    if (Buffer.byteLength(JSON.stringify(output)) > MAX_DATA_BYTES)
      throw new StateError('States.DataLimitExceeded', `The state ${at.state} returns more than 256 KB`);
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
async function runWithRetry(state: State, at: At, frame: string, run: Run): Promise<Outcome> {
  const pauseAfter = retrier('Retry' in state ? state.Retry : []);
  for (let retries = 0; ; retries++) {
    const context = {
      ...run.context,
      State: { Name: at.state, EnteredTime: new Date(at.at).toISOString(), RetryCount: retries },
    };
    try {
      return await runOnce(state, { data: at.input, context }, at, frame, run);
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      const seconds = pauseAfter(error);
      if (seconds !== undefined) {
        run.progress.forgetBelow(framePrefix(frame, at.state));
        await run.pause(seconds * 1000);
        continue;
      }
      const caught = 'Catch' in state ? state.Catch?.find((row) => matchesError(row, error)) : undefined;
      // Keeps the progress of a map's items for a redrive.
      if (!caught) throw error;
      run.progress.forgetBelow(framePrefix(frame, at.state));
      const errorOutput = { Error: error.name, Cause: error.message };
      return { output: withResult(at.input, caught.ResultPath, errorOutput), next: caught.Next };
    }
  }
}

/** @param scope the state's input as received, and the context */
async function runOnce(state: State, scope: Scope, at: At, frame: string, run: Run): Promise<Outcome> {
  if (state.Type === 'Fail') {
    const textAt = (path: string | undefined, text = '') =>
      path === undefined ? text : String(readAtPath(path, scope));
    throw new StateError(textAt(state.ErrorPath, state.Error), textAt(state.CausePath, state.Cause));
  }
  const inputScope = { ...scope, data: selectByPath(state.InputPath, scope) };
  const outputFrom = (data: Json) => selectByPath(state.OutputPath, { ...scope, data });
  switch (state.Type) {
    case 'Succeed':
      return { output: outputFrom(inputScope.data) };
    case 'Choice':
      return { output: outputFrom(inputScope.data), next: choose(state, inputScope) };
    case 'Wait': {
      const seconds = state.Seconds ?? Number(readAtPath(state.SecondsPath ?? '$', inputScope));
      await run.pause(Math.max(0, at.at + seconds * 1000 - run.now()));
      return { output: outputFrom(inputScope.data), next: state.Next };
    }
    case 'Pass': {
      const parameters =
        state.Parameters === undefined ? inputScope.data : fillTemplate(state.Parameters as Json, inputScope);
      const result = state.Result === undefined ? parameters : (state.Result as Json);
      return { output: outputFrom(withResult(scope.data, state.ResultPath, result)), next: state.Next };
    }
    default: {
      const result = await work(state, inputScope, at, frame, run);
      const selected =
        state.ResultSelector === undefined
          ? result
          : fillTemplate(state.ResultSelector as Json, { ...inputScope, data: result });
      return { output: outputFrom(withResult(scope.data, state.ResultPath, selected)), next: state.Next };
    }
  }
}

async function work(state: Working, scope: Scope, at: At, frame: string, run: Run): Promise<Json> {
  if (state.Type === 'Task') return runTask(state, scope, run);
  const below = framePrefix(frame, at.state);
  const results = await runMap(state, scope, at.state, frame, run, runStates);
  run.progress.forgetBelow(below);
  return results;
}
