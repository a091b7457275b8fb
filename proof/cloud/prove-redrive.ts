import { randomBytes } from 'node:crypto';
import {
  CreateStateMachineCommand,
  DeleteStateMachineCommand,
  DescribeExecutionCommand,
  DescribeMapRunCommand,
  ListMapRunsCommand,
  RedriveExecutionCommand,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { mapItemStatements } from '../../infra/aws/constructs/map-item-statements.ts';
import { awsAnswer } from './aws-answer.ts';
import { type Check, check } from './check.ts';
import { waitUntil } from './wait-until.ts';

const POLICY_NAME = 'items';
/** A map with one item, which fails. */
const definition = {
  StartAt: 'Items',
  States: {
    Items: {
      Type: 'Map',
      ItemProcessor: {
        ProcessorConfig: { Mode: 'DISTRIBUTED', ExecutionType: 'STANDARD' },
        StartAt: 'Fails',
        States: { Fails: { Type: 'Fail', Error: 'Proof' } },
      },
      End: true,
    },
  },
};
/** The error with which the execution ends whenever its items were run. */
const ITEMS_FAILED = 'States.ExceedToleratedFailureThreshold';

const iam = (Action: string, RoleName: string, parameters: Record<string, string> = {}) =>
  awsAnswer({ service: 'iam', region: 'us-east-1', Action, Version: '2010-05-08', RoleName, ...parameters });
const policy = (Statement: object[]) => JSON.stringify({ Version: '2012-10-17', Statement });

/**
 * Redrives the failed item of a map, with the permissions that the product's workflow has for its items. Creates a
 * state machine and a role, and removes them.
 * @param account the account's id
 */
export async function proveRedrive(account: string, region: string): Promise<Check[]> {
  const name = `segno-proof-${randomBytes(4).toString('hex')}`;
  const arn = `arn:aws:states:${region}:${account}:stateMachine:${name}`;
  const client = new SFNClient({ region });
  const trusted = { Effect: 'Allow', Principal: { Service: 'states.amazonaws.com' }, Action: 'sts:AssumeRole' };
  await iam('CreateRole', name, { AssumeRolePolicyDocument: policy([trusted]) });
  try {
    const statements = mapItemStatements({ arn, executions: arn.replace(':stateMachine:', ':execution:') });
    const PolicyDocument = policy(statements.map((one): object => one.toStatementJson()));
    await iam('PutRolePolicy', name, { PolicyName: POLICY_NAME, PolicyDocument });
    const machine = { name, roleArn: `arn:aws:iam::${account}:role/${name}`, definition: JSON.stringify(definition) };
    // A new role takes some seconds to become known everywhere.
    const made = await waitUntil(
      () => client.send(new CreateStateMachineCommand(machine)).then(() => 'made', String),
      (answer) => answer === 'made',
      { everySeconds: 5, atMostSeconds: 60 },
    );
    if (made !== 'made') throw new Error(made);

    const started = await client.send(new StartExecutionCommand({ stateMachineArn: arn, input: '[1]' }));
    const executionArn = started.executionArn ?? '';
    const ended = () =>
      waitUntil(
        () => client.send(new DescribeExecutionCommand({ executionArn })),
        ({ status }) => status !== 'RUNNING' && status !== 'PENDING_REDRIVE',
        { everySeconds: 3, atMostSeconds: 120 },
      );
    const first = await ended();
    await client.send(new RedriveExecutionCommand({ executionArn }));
    const second = await ended();
    const { mapRuns = [] } = await client.send(new ListMapRunsCommand({ executionArn }));
    const mapRunArn = mapRuns[0]?.mapRunArn ?? '';
    const run = await client.send(new DescribeMapRunCommand({ mapRunArn }));
    return [
      check('the item of a map is run', first.error, ITEMS_FAILED),
      check('the redriven execution runs its item again', [second.redriveCount, second.error], [1, ITEMS_FAILED]),
      check('the map run is redriven', run.redriveCount, 1),
    ];
  } finally {
    await client.send(new DeleteStateMachineCommand({ stateMachineArn: arn })).catch(() => {});
    await iam('DeleteRolePolicy', name, { PolicyName: POLICY_NAME }).catch(() => {});
    await iam('DeleteRole', name);
  }
}
