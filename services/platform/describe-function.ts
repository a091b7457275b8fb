import type * as z from 'zod';
import type { ApiConfig } from './config.ts';
import type { CertainResource, NamedResource } from './named-resource.ts';

/** A package with native code, which comes to the cloud as a layer, and on a laptop from what is installed (design 5.4). */
export type NativePackage = 'sharp' | 'duckdb';

/** A function as its domain describes it, without knowing what makes it. What it may do with the tables follows from `keys.ts`. */
export type FunctionDescription<S extends z.ZodType = z.ZodType, Given extends PropertyKey = PropertyKey> = {
  /** The schema that the function reads its environment with. */
  config: S;
  /** For each variable of it, but for those that everybody of its kind is given: what its value names. */
  environment: {
    [Name in Exclude<keyof z.input<S>, Given>]: undefined extends z.input<S>[Name] ? NamedResource : CertainResource;
  };
  /** Fifteen where nothing is said. */
  timeoutSeconds?: number;
  /** 1024 where nothing is said; the processor's share grows with it. */
  memoryMb?: number;
  /** What it imports that has native code. */
  native?: readonly NativePackage[];
  /** Megabytes of disk for its work, at most 10,240; 512 where nothing is said. */
  diskMb?: number;
  /** On a laptop it runs in processes of its own, each with one event at a time, as in the cloud: its memory is bounded, and it can be killed. */
  isolated?: true;
  /** Of a listener: one event is minutes of work, so each comes alone, and few at the same time. */
  oneAtATime?: true;
};

type Environment<S extends z.ZodType> = z.input<S>;
/** What the function of every domain is given: the table, and what proves that a request came through the site. */
export type ApiEnvironment = Environment<typeof ApiConfig>;

/** Describes the function behind a domain's routes. A variable that is missing here, or that its schema does not have, does not compile. */
export const describeApi = <S extends typeof ApiConfig>(
  description: FunctionDescription<S, keyof ApiEnvironment>,
): FunctionDescription<S, keyof ApiEnvironment> => description;

/**
 * Describes a function that something else calls: a trigger, a schedule, an event. A listener is given its queue's address.
 */
export const describeFunction = <S extends z.ZodType>(
  description: FunctionDescription<S, 'QUEUE_URL'>,
): FunctionDescription<S, 'QUEUE_URL'> => description;
