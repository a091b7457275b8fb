import type { States } from '../../../../shared/states-language/definition.ts';
import type { Json } from './paths.ts';

/** Where a frame (the execution itself, or one item of a map) has come to. */
export type Reached = { state: string; input: Json; at: number } | { output: Json };

/** How far an execution has come, by frame. What is told here is on disk when it returns. */
export type Progress = {
  of: (frame: string) => Reached | undefined;
  reach: (frame: string, reached: Reached) => void;
  /** A map is left, or tried again: what its items have come to is nothing any more. */
  forgetBelow: (frame: string) => void;
};

/** All that the states of one execution need. */
export type Run = {
  /** What `$$` is, but for the state. */
  context: { [key: string]: Json };
  progress: Progress;
  /** Runs a task's function. @throws StateError by the name of what it threw */
  invoke: (resource: string, input: Json) => Promise<Json>;
  /** The JSON array of an object. @throws StateError `States.ItemReaderFailed` */
  readItems: (bucket: string, key: string) => Promise<Json[]>;
  /** Waits, and ends with `Stopped` when the execution does, or nobody waits any more. */
  pause: (milliseconds: number, given?: AbortSignal) => Promise<void>;
  /** Aborted when the execution is stopped, or the laptop is. */
  signal: AbortSignal;
  /** How many items of a map are worked on at a time, whatever it says. */
  width: number;
  now: () => number;
};

/** Runs states to their end; see `run-states.ts`. */
export type RunStates = (machine: States, frame: string, input: Json, run: Run) => Promise<Json>;

/** A frame's name below another's. */
export const frameOf = (parent: string, state: string, index: number): string => `${parent}/${state}[${index}]`;
export const belowState = (parent: string, state: string): string => `${parent}/${state}[`;
