import path from 'node:path';
import type { Disk } from '../../disk.ts';
import { openJournal } from '../../journal.ts';
import type { FramePosition, Progress } from './execution-run.ts';

type Status = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT';

/** An execution as stored. Times are in milliseconds since 1970. */
export type Execution = {
  arn: string;
  name: string;
  machine: string;
  /** JSON, as received. */
  input: string;
  startedAt: number;
  status: Status;
  endedAt?: number;
  output?: string;
  error?: string;
  cause?: string;
};

type Entry =
  | { execution: Execution }
  | { of: string; frame: string; reached: FramePosition }
  | { of: string; below: string }
  | { of: string; over: true };

export type ExecutionStore = ReturnType<typeof openExecutions>;

/**
 * Stores executions and their progress, so that an execution resumes at its current state after a crash.
 * @throws Error that names the file if it is damaged
 */
export function openExecutions(directory: string, disk?: Disk) {
  const executions = new Map<string, Execution>();
  const frames = new Map<string, Map<string, FramePosition>>();
  const framesOf = (arn: string): Map<string, FramePosition> => {
    const known = frames.get(arn) ?? new Map<string, FramePosition>();
    frames.set(arn, known);
    return known;
  };
  const apply = (entry: Entry): void => {
    if ('execution' in entry) executions.set(entry.execution.arn, entry.execution);
    else if ('over' in entry) frames.delete(entry.of);
    else if ('below' in entry) {
      const known = framesOf(entry.of);
      for (const frame of known.keys()) if (frame.startsWith(entry.below)) known.delete(frame);
    } else framesOf(entry.of).set(entry.frame, entry.reached);
  };
  function* snapshot(): Generator<Entry> {
    for (const execution of executions.values()) yield { execution };
    for (const [of, known] of frames) for (const [frame, reached] of known) yield { of, frame, reached };
  }
  const journal = openJournal<Entry>(path.join(directory, 'journal.jsonl'), { replay: apply, snapshot, disk });
  const record = (entry: Entry): void => {
    journal.append(entry);
    apply(entry);
  };

  return {
    find: (arn: string): Execution | undefined => executions.get(arn),
    running: (): Execution[] => [...executions.values()].filter(({ status }) => status === 'RUNNING'),
    save(execution: Execution): void {
      record({ execution });
      // The progress of a failed execution is kept, because it may be redriven from the state that failed.
      if (execution.status === 'SUCCEEDED') record({ of: execution.arn, over: true });
    },
    progressOf: (arn: string): Progress => ({
      of: (frame) => frames.get(arn)?.get(frame),
      reach: (frame, reached) => record({ of: arn, frame, reached }),
      forgetBelow: (below) => record({ of: arn, below }),
    }),
    close: journal.close,
  };
}
