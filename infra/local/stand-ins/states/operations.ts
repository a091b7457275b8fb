import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../../aws-json.ts';
import type { Execution, ExecutionStore } from './execution-store.ts';
import type { Executions } from './executions.ts';
import { executionArn, type StateMachine } from './state-machine.ts';

/** One request, with everything that an operation needs to answer it. */
export type StatesCall = {
  machines: StateMachine[];
  store: ExecutionStore;
  executions: Executions;
  input: unknown;
  now: () => number;
  /** Throws AccessDeniedException if the caller may not do the operation on the resource. */
  allow: (resource: string) => void;
};

const MAX_DATA_BYTES = 262_144;
const Name = z.string().regex(/^[\w-]{1,80}$/);
const inSeconds = (milliseconds: number): number => milliseconds / 1000;

/** Parses the parameters of a call. An unsupported parameter is named in the error. @throws ValidationException */
function parametersOf<S extends z.ZodRawShape>({ input }: StatesCall, shape: S) {
  const read = z.strictObject(shape).safeParse(input);
  if (read.success) return read.data;
  throw new AwsError('ValidationException', `The local stand-in cannot do this: ${z.prettifyError(read.error)}`);
}

function machineOf({ machines, allow }: StatesCall, arn: string): StateMachine {
  allow(arn);
  const machine = machines.find((one) => one.arn === arn);
  if (!machine) throw new AwsError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);
  return machine;
}

function executionOf({ store, allow }: StatesCall, arn: string): Execution {
  allow(arn);
  const execution = store.find(arn);
  if (!execution) throw new AwsError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
  return execution;
}

function assertInput(text: string): void {
  const refused = (why: string) =>
    new AwsError('InvalidExecutionInput', `Invalid State Machine Execution Input: ${why}`);
  if (Buffer.byteLength(text) > MAX_DATA_BYTES) throw refused('it is longer than 262144 bytes');
  try {
    JSON.parse(text);
  } catch (error) {
    throw refused(String(error));
  }
}

/**
 * Starts an execution. If one with the same name and input is running, returns that; any other reuse of a name is
 * ExecutionAlreadyExists.
 */
function startExecution(call: StatesCall): object {
  const parameters = parametersOf(call, {
    stateMachineArn: z.string(),
    name: Name.optional(),
    input: z.string().optional(),
  });
  const { stateMachineArn, name = randomUUID(), input = '{}' } = parameters;
  const machine = machineOf(call, stateMachineArn);
  assertInput(input);
  const arn = executionArn(machine.arn, name);
  const before = call.store.find(arn);
  if (before && (before.status !== 'RUNNING' || before.input !== input))
    throw new AwsError('ExecutionAlreadyExists', `Execution Already Exists: '${arn}'`);
  if (before) return { executionArn: arn, startDate: inSeconds(before.startedAt) };
  const execution: Execution = { arn, name, machine: machine.arn, input, startedAt: call.now(), status: 'RUNNING' };
  call.store.save(execution);
  call.executions.begin(execution);
  return { executionArn: arn, startDate: inSeconds(execution.startedAt) };
}

function describeExecution(call: StatesCall): object {
  const execution = executionOf(call, parametersOf(call, { executionArn: z.string() }).executionArn);
  const { arn, name, machine, status, startedAt, endedAt, input, output, error, cause } = execution;
  return {
    executionArn: arn,
    stateMachineArn: machine,
    name,
    status,
    startDate: inSeconds(startedAt),
    ...(endedAt !== undefined && { stopDate: inSeconds(endedAt) }),
    input,
    output,
    error,
    cause,
  };
}

/** Resumes a failed execution at the state that failed. */
function redriveExecution(call: StatesCall): object {
  const { executionArn } = parametersOf(call, { executionArn: z.string(), clientToken: z.string().optional() });
  const { arn, name, machine, input, startedAt, status } = executionOf(call, executionArn);
  if (status === 'RUNNING' || status === 'SUCCEEDED')
    throw new AwsError('ExecutionNotRedrivable', `Execution is ${status}, and cannot be redriven`);
  const again: Execution = { arn, name, machine, input, startedAt, status: 'RUNNING' };
  call.store.save(again);
  call.executions.begin(again);
  return { redriveDate: inSeconds(call.now()) };
}

export const OPERATIONS: Record<string, (call: StatesCall) => object> = {
  StartExecution: startExecution,
  DescribeExecution: describeExecution,
  RedriveExecution: redriveExecution,
};
