import { availableParallelism } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { DISK_FULL, FULL_PAUSE_MS, isDiskFull } from '../../disk.ts';
import type { Run } from './execution-run.ts';
import type { Execution, ExecutionStore } from './execution-store.ts';
import { limitTasks } from './limit-tasks.ts';
import type { Json } from './paths.ts';
import { runStates } from './run-states.ts';
import { StateError, Stopped } from './state-error.ts';
import type { StateMachine } from './state-machine.ts';

export type Calls = {
  /** Runs a task's function as this machine. @throws StateError */
  invoke: (machine: StateMachine, resource: string, input: Json) => Promise<Json>;
  /** Reads an object that is a JSON array, as this machine. @throws StateError */
  readItems: (machine: StateMachine, bucket: string, key: string) => Promise<Json[]>;
};

type Options = Calls & {
  store: ExecutionStore;
  machines: StateMachine[];
  now: () => number;
  onError: (message: string) => void;
};

export type Executions = ReturnType<typeof runExecutions>;

/** Runs executions to their end, with as many concurrent tasks as there are cores. */
export function runExecutions({ store, machines, now, onError, ...calls }: Options) {
  const cores = availableParallelism();
  const oneOf = limitTasks(cores);
  const running = new Map<string, { controller: AbortController; ended: Promise<void> }>();
  let closing = false;

  const end = (execution: Execution, how: Omit<Partial<Execution>, 'arn'> & Pick<Execution, 'status'>): void => {
    if (!closing) store.save({ ...execution, endedAt: now(), ...how });
  };

  async function run(execution: Execution, machine: StateMachine, controller: AbortController): Promise<void> {
    const { signal } = controller;
    const { TimeoutSeconds } = machine.definition;
    const late =
      TimeoutSeconds === undefined
        ? undefined
        : setTimeout(() => controller.abort('late'), execution.startedAt + TimeoutSeconds * 1000 - now());
    const needs: Run = {
      context: {
        Execution: {
          Id: execution.arn,
          Name: execution.name,
          Input: JSON.parse(execution.input) as Json,
          StartTime: new Date(execution.startedAt).toISOString(),
        },
        StateMachine: { Id: machine.arn, Name: machine.name },
      },
      progress: store.progressOf(execution.arn),
      invoke: (resource, input) => oneOf(() => calls.invoke(machine, resource, input), signal),
      readItems: (bucket, key) => calls.readItems(machine, bucket, key),
      pause: (milliseconds, abort) =>
        after(milliseconds, undefined, { signal: abort ? AbortSignal.any([signal, abort]) : signal }).catch(() => {
          throw new Stopped();
        }),
      signal,
      width: cores,
      now,
    };
    try {
      const output = await runStates(machine.definition, '', JSON.parse(execution.input) as Json, needs);
      end(execution, { status: 'SUCCEEDED', output: JSON.stringify(output) });
    } catch (error) {
      if (isDiskFull(error)) throw error;
      if (error instanceof Stopped) {
        if (signal.reason === 'late') end(execution, { status: 'TIMED_OUT' });
        return;
      }
      const { name, message } =
        error instanceof StateError
          ? error
          : new StateError('States.Runtime', error instanceof Error ? error.message : String(error));
      onError(`${execution.name}: ${name}: ${message}`);
      end(execution, { status: 'FAILED', error: name, cause: message });
    } finally {
      clearTimeout(late);
    }
  }

  /** Runs an execution. If the disk is full, waits for room and resumes from the stored progress, as after a crash. */
  async function runWhenThereIsRoom(execution: Execution, machine: StateMachine, controller: AbortController) {
    while (!closing) {
      try {
        return await run(execution, machine, controller);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        onError(`${execution.name}: ${DISK_FULL}`);
        await after(FULL_PAUSE_MS, undefined, { signal: controller.signal }).catch(() => {});
      }
    }
  }

  function begin(execution: Execution): void {
    const machine = machines.find(({ arn }) => arn === execution.machine);
    if (!machine) {
      const cause = `The template no longer has the state machine ${execution.machine}`;
      end(execution, { status: 'FAILED', error: 'States.Runtime', cause });
      return;
    }
    const controller = new AbortController();
    const ended = runWhenThereIsRoom(execution, machine, controller).finally(() => running.delete(execution.arn));
    running.set(execution.arn, { controller, ended });
  }

  return {
    begin,
    /** Resumes the executions that were running when the local stack stopped. */
    resume: () => store.running().forEach(begin),
    async stop() {
      closing = true;
      for (const { controller } of running.values()) controller.abort('closing');
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}
