/*
 * The suite of `states.test.ts` drives the stand-in through the real client. Its definitions would run unchanged on AWS
 * Step Functions, with a Lambda function for each name in `tasks`. But no test creates those, so, unlike other suites,
 * this one cannot be pointed at the real service.
 */
import { setTimeout } from 'node:timers/promises';
import {
  DescribeExecutionCommand,
  RedriveExecutionCommand,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { checkDefinition } from '../../../../shared/states-language/check-definition.ts';
import { stoppedAtEnd, temporaryFolder } from '../../../test/test-cleanup.ts';
import { REGION } from '../../account.ts';
import { LOCAL_SECRET } from '../../authorize.ts';
import type { Json } from './paths.ts';
import { type StatesOptions, startStates } from './start-states.ts';
import { StateError } from './state-error.ts';

export const MACHINE = 'arn:aws:states:us-east-1:000000000000:stateMachine:machine';

/** The pause between polls. Without it, polling would take CPU time from the execution that is awaited. */
const POLL_PAUSE_MS = 10;

/** A test's functions, by the task's resource. */
export type Tasks = Record<string, (input: Json) => Json | Promise<Json>>;

type Options = Partial<Omit<StatesOptions, 'machines'>> & {
  tasks?: Tasks;
  objects?: Record<string, Json[]>;
  secret?: string;
};

/** Fails a task with a named error, as a function that throws would. */
export const fails = (name: string, message = 'no'): never => {
  throw new StateError(name, message);
};

/** Starts a stand-in with one state machine, and a client for it. */
export async function machineOf(definition: unknown, { tasks = {}, objects = {}, secret, ...options }: Options = {}) {
  const directory = options.directory ?? temporaryFolder();
  const states = stoppedAtEnd(
    await startStates({
      port: 0,
      machines: [
        { arn: MACHINE, name: 'machine', principal: 'machine', definition: checkDefinition(definition, 'of a test') },
      ],
      invoke: async (_machine, resource, input) => (tasks[resource] ?? (() => fails('Lambda.Unknown')))(input),
      readItems: async (_machine, bucket, key) => objects[`${bucket}/${key}`] ?? fails('States.ItemReaderFailed'),
      ...options,
      directory,
    }),
  );
  const credentials = { accessKeyId: 'Importer', secretAccessKey: secret ?? LOCAL_SECRET };
  const client = new SFNClient({ endpoint: states.url, region: REGION, credentials, maxAttempts: 1 });
  const describeOne = (executionArn: string) => client.send(new DescribeExecutionCommand({ executionArn }));
  const start = async (input: Json = {}, name?: string) => {
    const request = { stateMachineArn: MACHINE, input: JSON.stringify(input), name };
    const { executionArn = '' } = await client.send(new StartExecutionCommand(request));
    return executionArn;
  };
  /** Waits for the outcome of an execution. */
  const endOf = async (arn: string) => {
    for (;;) {
      const { status, output, error, cause } = await describeOne(arn);
      if (status !== 'RUNNING')
        return { status, output: output === undefined ? undefined : (JSON.parse(output) as Json), error, cause };
      await setTimeout(POLL_PAUSE_MS);
    }
  };
  return {
    ...states,
    directory,
    client,
    start,
    endOf,
    describe: describeOne,
    run: async (input: Json = {}) => endOf(await start(input)),
    redrive: (executionArn: string) => client.send(new RedriveExecutionCommand({ executionArn })),
  };
}

/** A machine with a single state. */
export const singleState = (state: object) => ({ StartAt: 'Only', States: { Only: { End: true, ...state } } });
export const task = (more: object = {}) => singleState({ Type: 'Task', Resource: 'work', ...more });
