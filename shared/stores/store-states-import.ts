import * as z from 'zod';
import type { ProblemCode } from '../contract/problem.ts';

/** Why a state cannot be recorded for a release. */
export const storeEventProblems = [
  'release-not-found',
  'release-not-exported',
  'release-changed',
  'store-unknown',
  'store-event-late',
  'store-event-ahead',
] as const satisfies readonly ProblemCode[];

/** Why a line of a file of store states was not used. */
export const lineProblems = [
  ...storeEventProblems,
  'code-wrong',
  'store-state-unknown',
  'store-event-day-unclear',
  'store-address-wrong',
] as const satisfies readonly ProblemCode[];

/** The result of importing a file of store states: how many lines were recorded, and the lines that were refused. */
export const StoreStatesImport = z.object({
  recorded: z.int(),
  /** Lines that say what was already known. */
  unchanged: z.int(),
  refused: z.array(
    z.object({
      /** The line in the file; the header is line 1. */
      line: z.int(),
      /** The release and the store as the file names them. */
      release: z.string(),
      store: z.string(),
      code: z.enum(lineProblems),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type StoreStatesImport = z.infer<typeof StoreStatesImport>;
