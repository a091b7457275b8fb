import { spawnSync } from 'node:child_process';
import { nameInStage } from '../../infra/aws/deployment.ts';
import { stackOutputs } from '../../infra/commands/stack-outputs.ts';
import type { Proof } from '../proof-result.ts';
import { cloudParts } from './cloud-parts.ts';
import type { DeployedOutputs } from './deployed-outputs.ts';
import { runChecks } from './run-checks.ts';

const NAME = 'AWS does what the template assumes';
const NOT_RUN = `NOT RUN: the proof on AWS itself. It needs AWS_REGION (the region of a deployment), and its operator's credentials in the environment. docs/deploy.md names what else it can prove with.`;

/** The stand-ins' tests that can also run against the real service, and the variable that makes them do so. */
const suites = {
  REAL_SQS: 'stand-ins/sqs',
  REAL_SECRETS: 'stand-ins/secrets',
  S3_SUITE_BUCKET: 'stand-ins/s3',
  COGNITO_POOL_ID: 'stand-ins/cognito',
  EVENTS_HOST: 'stand-ins/events',
  STRIPE_TEST_KEY: 'stand-ins/stripe',
} as const;

/**
 * Verifies, on a deployment, what the template assumes about AWS (`cloudParts`), and prints each check with the actual
 * result. It creates a few tables, a role, a state machine, an alarm, an object and an account, and removes them; only
 * the few bytes of one statement's file stay, because nobody may delete them. Costs less than a dollar.
 * @param requested whether this proof was requested by name, so that it must run
 */
export async function cloud({ requested }: { requested: boolean }): Promise<Proof[]> {
  const { AWS_REGION: region, STAGE: stage } = process.env;
  if (!region) return notRun(requested, NOT_RUN);
  const stack = nameInStage({ stage }, 'Segno-Web');
  const deployed = await stackOutputs(stack, region).catch(String);
  if (typeof deployed === 'string') return notRun(requested, `NOT RUN: the deployment cannot be read. ${deployed}`);
  if (!deployed) return notRun(requested, `NOT RUN: there is no stack ${stack} in ${region}: is STAGE right?`);

  const checks = await runChecks(
    cloudParts({ region, variables: process.env, deployed: deployed as DeployedOutputs }),
    process.env,
  );
  for (const { what, holds, actual } of checks) console.log(`${holds ? 'held  ' : 'BROKEN'}  ${what}: ${actual}`);
  return [
    { name: NAME, count: `${checks.length} checks`, violations: checks.filter(({ holds }) => !holds).length },
    ...Object.entries(suites)
      .filter(([variable]) => process.env[variable])
      .map(([, folder]) => conformance(folder)),
  ];
}

function notRun(requested: boolean, why: string): Proof[] {
  console.error(why);
  return requested ? [{ name: NAME, count: 'not run', violations: 1 }] : [];
}

/** Runs the stand-in's own tests against the real service. */
function conformance(folder: string): Proof {
  const jest = ['node_modules/jest/bin/jest.js'];
  const { stdout, stderr } = spawnSync(process.execPath, [...jest, folder, '--selectProjects', 'unit'], {
    encoding: 'utf8',
  });
  const output = `${stdout}${stderr}`;
  const count = (word: string) => Number(new RegExp(`^Tests:.*?(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
  const violations = count('failed') + (count('passed') === 0 ? 1 : 0);
  if (violations > 0) console.log(output);
  return { name: `${folder}, at the service itself`, count: `${count('passed')} tests`, violations };
}
