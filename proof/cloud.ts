import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { named } from '../infra/aws/deployment.ts';
import { stackOutputs } from '../infra/commands/stack-outputs.ts';
import { poolAttributes } from '../shared/accounts/sign-up.ts';
import type { Proof } from './proof-result.ts';
import { tablesInCloud } from './tables-in-cloud.ts';

const USAGE = `NOT RUN: the proof on AWS itself. It needs a deployment and its operator's credentials in the environment:
  AWS_REGION=us-east-1 PROOF_ROLE_ARN=<a role that you may assume, with DynamoDB> npm run proof -- cloud
  STAGE=trial            the stage, when it has one
  S3_SUITE_BUCKET=<…>    and what else infra/local/stand-ins/README.md names: the stand-ins' tests, pointed at the services themselves`;

/** The stand-ins' tests that can run against the real service, and the variable that switches them to it. */
const suites = {
  REAL_SQS: 'stand-ins/sqs',
  REAL_SECRETS: 'stand-ins/secrets',
  S3_SUITE_BUCKET: 'stand-ins/s3',
  COGNITO_POOL_ID: 'stand-ins/cognito',
  EVENTS_HOST: 'stand-ins/events',
  STRIPE_TEST_KEY: 'stand-ins/stripe',
} as const;

type Deployed = Record<'SiteUrl' | 'UserPoolId' | 'ClientId' | 'ArtworkBucketName' | 'UploadsBucketName', string>;
type Check = { what: string; holds: boolean; actual: string };

const check = (what: string, actual: unknown, expected: unknown): Check => ({
  what,
  holds: JSON.stringify(actual) === JSON.stringify(expected),
  actual: JSON.stringify(actual),
});

/**
 * Verifies in a deployment what the template assumes about AWS: which functions may write which keys, that covers are
 * served, which attributes a sign-up may write, and from which origin an upload is accepted. It makes two tables, one
 * object and one account, and removes them. Costs less than a dollar.
 * @param requested whether this proof was requested by name: then it must run
 */
export async function cloud({ requested }: { requested: boolean }): Promise<Proof[]> {
  const { AWS_REGION: region, PROOF_ROLE_ARN: roleArn, STAGE: stage } = process.env;
  if (!region || !roleArn) {
    console.error(USAGE);
    return requested ? [{ name: 'AWS does what the template assumes', count: 'not run', violations: 1 }] : [];
  }
  const stack = named({ stage }, 'Segno-Web');
  const deployed = (await stackOutputs(stack, region)) as Deployed | undefined;
  if (!deployed) throw new Error(`There is no stack ${stack} in ${region}`);

  const tables = await tablesInCloud(roleArn, region);
  const checks = [
    ...tables.map(({ what, actual, expected }) => check(`who writes: ${what}`, actual, expected)),
    ...(await artwork(deployed, region)),
    ...(await attributes(deployed, region)),
    ...(await uploads(deployed, region)),
  ];
  const broken = checks.filter(({ holds }) => !holds);
  for (const { what, actual } of broken) console.error(`BROKEN  ${what}: ${actual}`);
  return [
    {
      name: 'AWS does what the template assumes',
      count: `${checks.length} checks`,
      violations: broken.length,
    },
    ...Object.entries(suites)
      .filter(([variable]) => process.env[variable])
      .map(([, folder]) => conformance(folder)),
  ];
}

/**
 * Checks that CloudFront serves a cover under the bucket's policy, and reveals nothing about a missing one but
 * "forbidden".
 */
async function artwork({ SiteUrl, ArtworkBucketName: Bucket }: Deployed, region: string): Promise<Check[]> {
  const s3 = new S3Client({ region });
  const Key = `art/proof-${randomUUID()}/320.webp`;
  await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'proof', ContentType: 'image/webp' }));
  try {
    const { status } = await fetch(`${SiteUrl}/${Key}`);
    const absent = await fetch(`${SiteUrl}/art/proof-${randomUUID()}/320.webp`);
    return [check('a cover is served', status, 200), check('an absent cover is forbidden', absent.status, 403)];
  } finally {
    await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  }
}

/** Checks that a sign-up can write the form's attributes, and that the client lists every attribute it may write. */
async function attributes({ UserPoolId, ClientId }: Deployed, region: string): Promise<Check[]> {
  const pool = new CognitoIdentityProviderClient({ region });
  const { UserPoolClient } = await pool.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }));
  const writable = UserPoolClient?.WriteAttributes ?? [];
  const formAttributes = Object.values(poolAttributes);
  // SES's mailbox simulator: the code is delivered to nobody, and the address does not bounce.
  const Username = `success+${randomUUID()}@simulator.amazonses.com`;
  const values: Record<string, string> = {
    [poolAttributes.fullName]: 'Proof Artist',
    [poolAttributes.country]: 'Portugal',
    [poolAttributes.spotifyProfile]: 'https://open.spotify.com/artist/4Z8W4fKeB5YxbusRsdQVPb',
    [poolAttributes.whatsappNumber]: '+351912345678',
    [poolAttributes.instagramHandle]: 'proof',
  };
  const UserAttributes = [
    { Name: 'email', Value: Username },
    ...formAttributes.map((Name) => ({ Name, Value: values[Name] ?? '' })),
  ];
  const signedUp = await pool
    .send(new SignUpCommand({ ClientId, Username, Password: `Proof${randomUUID()}`, UserAttributes }))
    .then(() => 'signed up')
    .catch((error: Error) => `${error.name}: ${error.message}`);
  if (signedUp === 'signed up') await pool.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
  return [
    check(
      'the client may write what the form asks',
      formAttributes.filter((name) => !writable.includes(name)),
      [],
    ),
    check('a sign-up with every field', signedUp, 'signed up'),
  ];
}

/** Checks that a browser can upload a file from the site, and from no other origin. */
async function uploads({ SiteUrl, UploadsBucketName: bucket }: Deployed, region: string): Promise<Check[]> {
  const allowed = async (origin: string) => {
    const headers = {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    };
    const answer = await fetch(`https://${bucket}.s3.${region}.amazonaws.com/proof`, { method: 'OPTIONS', headers });
    return { status: answer.status, origin: answer.headers.get('access-control-allow-origin') };
  };
  return [
    check('an upload from the site', await allowed(SiteUrl), { status: 200, origin: SiteUrl }),
    check('an upload from elsewhere', (await allowed('https://elsewhere.example')).origin, null),
  ];
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
