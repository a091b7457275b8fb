import type { Input } from './table-call.ts';

/** An answer of DynamoDB that refuses, as it goes over the wire with status 400. */
export type Refusal = { __type: string; message: string; CancellationReasons?: { Code: string; Message?: string }[] };

/** What functions see of a table that is worse than a laptop's (infra/faults). Who runs the laptop sees what is true. */
type FaultyTable = {
  /** Told of each call before it is made. */
  prepare: (operation: string, input: Input) => Promise<void>;
  /** Why a call is not made. */
  refuse: (operation: string, input: Input) => Refusal | undefined;
  /** The call that is made instead. */
  redirect: (operation: string, input: Input) => Promise<Input>;
  /** Told of each write that was acknowledged. */
  written: (operation: string, input: Input) => void;
  stop: () => Promise<void>;
};

/** Puts the faults before the engine at this address. */
export type MakeFaulty = (engineUrl: string) => FaultyTable;
