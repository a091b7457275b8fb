/*
 * The suite of `states.test.ts` drives the stand-in by the real client. Its definitions run as they are on AWS Step Functions, with a
 * Lambda function for each name in `tasks`; no test makes those, so unlike other suites this one is not pointed at the real service.
 */
import { setTimeout } from 'node:timers/promises';
import {
  DescribeExecutionCommand,
  RedriveExecutionCommand,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { checkDefinition } from '../../../../shared/states-language/check-definition.ts';
import { stoppedAtEnd, temporaryFolder } from '../../../test/at-end.ts';
import { REGION } from '../../account.ts';
import { LOCAL_SECRET } from '../../authorize.ts';
import type { Json } from './paths.ts';
import { type StatesOptions, startStates } from './start-states.ts';
import { StateError } from './state-error.ts';

export const MACHINE = 'arn:aws:states:us-east-1:000000000000:stateMachine:machine';

/** Who asked at once again would take the processor from what they wait for. */
const LOOKED_AGAIN_MS = 10;

/** What the functions of a test do, by the task's resource. */
export type Tasks = Record<string, (input: Json) => Json | Promise<Json>>;

type Options = Partial<Omit<StatesOptions, 'machines'>> & {
  tasks?: Tasks;
  objects?: Record<string, Json[]>;
  secret?: string;
};

/** A task that fails by a name, as a function does that threw an error of that name. */
export const fails = (name: string, message = 'no'): never => {
  throw new StateError(name, message);
};

/** A stand-in with one state machine, and its client. */
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
    const asked = { stateMachineArn: MACHINE, input: JSON.stringify(input), name };
    const { executionArn = '' } = await client.send(new StartExecutionCommand(asked));
    return executionArn;
  };
  /** What an execution ended with. */
  const endOf = async (arn: string) => {
    for (;;) {
      const { status, output, error, cause } = await describeOne(arn);
      if (status !== 'RUNNING')
        return { status, output: output === undefined ? undefined : (JSON.parse(output) as Json), error, cause };
      await setTimeout(LOOKED_AGAIN_MS);
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

/** A machine of one state. */
export const only = (state: object) => ({ StartAt: 'Only', States: { Only: { End: true, ...state } } });
export const task = (more: object = {}) => only({ Type: 'Task', Resource: 'work', ...more });
