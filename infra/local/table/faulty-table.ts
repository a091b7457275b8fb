import type { Input } from './table-call.ts';

/** A refusal of DynamoDB, as it is sent with status 400. */
export type Refusal = { __type: string; message: string; CancellationReasons?: { Code: string; Message?: string }[] };

/** The table as functions see it with faults (infra/faults). The developer sees its true state. */
type FaultyTable = {
  /** Called before each call is made. */
  prepare: (operation: string, input: Input) => Promise<void>;
  /** The reason to refuse a call; undefined to let it through. */
  refuse: (operation: string, input: Input) => Refusal | undefined;
  /** The call to make instead. */
  redirect: (operation: string, input: Input) => Promise<Input>;
  /** Called for each write that was acknowledged. */
  written: (operation: string, input: Input) => void;
  stop: () => Promise<void>;
};

/** Puts the faults in front of the engine at this address. */
export type MakeFaulty = (engineUrl: string) => FaultyTable;
