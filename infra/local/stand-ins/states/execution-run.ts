import type { States } from '../../../../shared/states-language/definition.ts';
import type { Json } from './paths.ts';

/** The point that a frame (the execution itself, or one item of a map) has reached. */
export type FramePosition = { state: string; input: Json; at: number } | { output: Json };

/** The progress of an execution, by frame. Each change is on disk once the call returns. */
export type Progress = {
  of: (frame: string) => FramePosition | undefined;
  reach: (frame: string, reached: FramePosition) => void;
  /** Discards the progress of a map's items when the map ends or is retried. */
  forgetBelow: (frame: string) => void;
};

/** Everything that the states of one execution need. */
export type Run = {
  /** The context object `$$`, without the state. */
  context: { [key: string]: Json };
  progress: Progress;
  /** Runs a task's function. @throws StateError named after the error that the function threw */
  invoke: (resource: string, input: Json) => Promise<Json>;
  /** Reads an object that is a JSON array. @throws StateError `States.ItemReaderFailed` */
  readItems: (bucket: string, key: string) => Promise<Json[]>;
  /** Waits. Rejects with `Stopped` if the execution ends or the given signal aborts. */
  pause: (milliseconds: number, abort?: AbortSignal) => Promise<void>;
  /** Aborted when the execution or the local stack is stopped. */
  signal: AbortSignal;
  /** How many items of a map may run concurrently, in addition to the map's own limit. */
  width: number;
  now: () => number;
};

/** Runs states to their end; see `run-states.ts`. */
export type RunStates = (machine: States, frame: string, input: Json, run: Run) => Promise<Json>;

/** The name of a frame within its parent. */
export const frameOf = (parent: string, state: string, index: number): string => `${parent}/${state}[${index}]`;
export const framePrefix = (parent: string, state: string): string => `${parent}/${state}[`;
