import type * as z from 'zod';
import type { ApiConfig } from './config.ts';
import type { CertainResource, NamedResource } from './named-resource.ts';

/** A package with native code or models: a layer in the cloud, the installed package locally (design 5.4). */
export type NativePackage = 'sharp' | 'duckdb' | 'reader';

/** A function as its domain describes it, independent of what runs it. Its table permissions follow from `keys.ts`. */
export type FunctionDescription<S extends z.ZodType = z.ZodType, Provided extends PropertyKey = PropertyKey> = {
  /** The schema of the function's environment. */
  config: S;
  /** The resource behind each variable, except those that every function of its kind receives. */
  environment: {
    [Name in Exclude<keyof z.input<S>, Provided>]: undefined extends z.input<S>[Name] ? NamedResource : CertainResource;
  };
  /** Defaults to 15. */
  timeoutSeconds?: number;
  /** Defaults to 1024. CPU grows with memory. */
  memoryMb?: number;
  /** Imported packages with native code. */
  native?: readonly NativePackage[];
  /** Disk space in megabytes, at most 10,240. Defaults to 512. */
  diskMb?: number;
  /**
   * On the local stack, runs in child processes with one event at a time, as in the cloud, so that its memory is
   * bounded and it can be killed.
   */
  isolated?: true;
  /**
   * The percentage of the account's concurrency to reserve for this function, because people wait for it. It is also
   * the maximum that the function can use. Applies if the operator has set the quota (`lambdaConcurrency`).
   */
  reservedPercent?: number;
  /** For a listener: the maximum number of its functions that run at once; at least 2, which is SQS's minimum. */
  mostAtOnce?: number;
  /** For a listener whose events take minutes: each event is delivered alone, with little concurrency. */
  oneAtATime?: true;
};

type Environment<S extends z.ZodType> = z.input<S>;
/** The variables that every API function receives: the table, and the proof that a request came through the site. */
export type ApiEnvironment = Environment<typeof ApiConfig>;

/**
 * Describes the function behind a domain's routes. If a variable is missing or unknown to the schema, the code does not
 * compile.
 */
export const describeApi = <S extends typeof ApiConfig>(
  description: FunctionDescription<S, keyof ApiEnvironment>,
): FunctionDescription<S, keyof ApiEnvironment> => description;

/**
 * Describes a function that is called by something else: a trigger, a schedule or an event. A listener also receives
 * its queue's URL.
 */
export const describeFunction = <S extends z.ZodType>(
  description: FunctionDescription<S, 'QUEUE_URL'>,
): FunctionDescription<S, 'QUEUE_URL'> => description;
