import { type Authorize, allowAll } from '../../authorize.ts';
import { AwsError, awsJson, unknownOperation } from '../../aws-json.ts';
import type { Disk } from '../../disk.ts';
import { listen, type Running } from '../../server.ts';
import { openExecutions } from './execution-store.ts';
import { type Calls, runExecutions } from './executions.ts';
import { OPERATIONS } from './operations.ts';
import { StateError } from './state-error.ts';
import type { StateMachine } from './state-machine.ts';

export type StatesOptions = Calls & {
  /** 0 picks a free port. */
  port: number;
  /** The folder in which executions are stored. Only one stand-in may use it at a time. */
  directory: string;
  machines: StateMachine[];
  authorize?: Authorize;
  now?: () => number;
  disk?: Disk;
  /** Called for each failed execution. */
  onError?: (message: string) => void;
};

/**
 * Starts AWS Step Functions on loopback, AWS JSON 1.0 with Signature Version 4, with the operations that the product
 * uses for standard workflows.
 * @returns also `resume`, which continues the executions that were running when the last run ended; call it once tasks
 * can be run
 * @throws Error with one sentence if the executions' file is damaged
 */
export async function startStates(options: StatesOptions): Promise<Running & { resume: () => void }> {
  const { authorize = allowAll, now = Date.now, onError = () => {}, machines } = options;
  const store = openExecutions(options.directory, options.disk);
  const mayOf = (machine: StateMachine, action: `${string}:${string}`, resource: string) => {
    const refusal = authorize({ accessKeyId: machine.principal, action, resource });
    if (refusal) throw new StateError('Lambda.AWSLambdaException', refusal);
  };
  const executions = runExecutions({
    store,
    machines,
    now,
    onError,
    readItems: options.readItems,
    invoke: async (machine, resource, input) => {
      mayOf(machine, 'lambda:InvokeFunction', resource);
      return options.invoke(machine, resource, input);
    },
  });
  const handler = awsJson(
    'application/x-amz-json-1.0',
    ({ operation, input, principal }) => {
      const run = OPERATIONS[operation] ?? unknownOperation(operation);
      return run({
        machines,
        store,
        executions,
        input,
        now,
        allow(resource) {
          const refusal = authorize({ accessKeyId: principal, action: `states:${operation}`, resource });
          if (refusal) throw new AwsError('AccessDeniedException', refusal);
        },
      });
    },
    { signedFor: 'states' },
  );
  const server = await listen(handler, options.port).catch((error: unknown) => {
    store.close();
    throw error;
  });
  return {
    url: server.url,
    resume: executions.resume,
    async stop() {
      await server.stop();
      await executions.stop();
      store.close();
    },
  };
}
