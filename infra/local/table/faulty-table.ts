import type { Input } from './table-call.ts';

/** An error response from DynamoDB, sent with status 400. */
export type Refusal = { __type: string; message: string; CancellationReasons?: { Code: string; Message?: string }[] };

/** The table with faults, as functions see it (infra/faults). The developer sees its true state. */
type FaultyTable = {
  /** Called before each call. */
  prepare: (operation: string, input: Input) => Promise<void>;
  /** Returns an error for the call; undefined to let it through. */
  refuse: (operation: string, input: Input) => Refusal | undefined;
  /** Returns the call to make instead. */
  redirect: (operation: string, input: Input) => Promise<Input>;
  /** Called after each acknowledged write. */
  written: (operation: string, input: Input) => void;
  stop: () => Promise<void>;
};

/** Makes a table with faults, backed by the engine at this URL. */
export type MakeFaulty = (engineUrl: string) => FaultyTable;
