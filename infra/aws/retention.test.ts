import { type CloudTemplate, cloudTemplate } from '../test/cloud-template.ts';
import { RETENTION_OUTPUT } from './retention.ts';

const real = { siteUrl: 'https://music.example.com', mailFrom: 'mail@music.example.com' };
const cloud = await cloudTemplate(real);
const first = await cloudTemplate({ ...real, firstDeployment: true });
const trial = await cloudTemplate({ ...real, sandbox: true });

type Pool = { DeletionProtection: string };
type Table = { Replicas: { DeletionProtectionEnabled?: boolean }[] };
type Emptied = { BucketName: { Ref: string } };
type PolicyProps = { Bucket: { Ref: string }; PolicyDocument: { Statement: { Effect: string; Action: unknown }[] } };

/** Properties with which a template would choose a resource's name. */
const NAMES = ['TableName', 'BucketName', 'UserPoolName', 'Name', 'LogGroupName', 'BackupVaultName', 'QueueName'];

const retained = (of: CloudTemplate) =>
  of.resources.filter(({ DeletionPolicy = 'Delete' }) => !['Delete', 'Snapshot'].includes(DeletionPolicy));
const retentionOutput = (of: CloudTemplate) => {
  const [data] = Object.entries(of.templates).filter(([stack]) => stack.endsWith('Segno-Data'));
  const outputs = data?.[1].Outputs as Record<string, { Value: string }> | undefined;
  return outputs?.[RETENTION_OUTPUT]?.Value;
};
const kinds = (of: CloudTemplate) =>
  retained(of)
    .map(({ id }) => id.replace(/[0-9A-F]{8}$/, ''))
    .sort();
const protections = (of: CloudTemplate) => [
  ...of
    .ofType<Table>('AWS::DynamoDB::GlobalTable')
    .flatMap(({ Properties }) => Properties.Replicas.map((replica) => replica.DeletionProtectionEnabled ?? false)),
  ...of.ofType<Pool>('AWS::Cognito::UserPool').map(({ Properties }) => Properties.DeletionProtection === 'ACTIVE'),
];
const emptied = (of: CloudTemplate) =>
  of
    .ofType<Emptied>('Custom::S3AutoDeleteObjects')
    .map(({ stack, Properties }) => `${stack} ${Properties.BucketName.Ref}`)
    .sort();
const bucketsOf = (of: CloudTemplate) =>
  of
    .ofType('AWS::S3::Bucket')
    .map(({ stack, id }) => `${stack} ${id}`)
    .sort();

describe('data outlives its stack (design 8.19)', () => {
  it('namely tables, accounts, files, secrets, keys and backups', () => {
    expect(kinds(cloud)).toEqual([
      'Archives',
      'Artwork',
      'Audit',
      'BackupsVault',
      'Exports',
      'FileCopies',
      'Ledger',
      'Logs',
      'Masters',
      'OriginSecret',
      'PayoutMethodsKey',
      'Statements',
      'StreamProjectorDeadLettersProjectorDeadLettersRecords',
      'StreamRelayDeadLettersRelayDeadLettersRecords',
      'StripeSecret',
      'Table',
      'UnsubscribeSecret',
      'Uploads',
      'Users',
      'Wallets',
    ]);
  });

  it.each(retained(cloud).map((resource) => [resource.id, resource] as const))(
    'except that a failed creation leaves no %s behind',
    (_id, { DeletionPolicy, UpdateReplacePolicy }) => {
      expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
    },
  );

  it('under a name that is not reused if the stack is created again', () => {
    const named = retained(cloud).flatMap(({ id, Properties }) =>
      NAMES.flatMap((name) => (Properties?.[name] === undefined ? [] : [[id, JSON.stringify(Properties[name])]])),
    );
    expect(named.map(([id]) => id)).toEqual([expect.stringMatching(/^BackupsVault/)]);
    expect(named[0]?.[1]).toContain('"Ref":"AWS::StackId"');
  });

  it('and nothing empties a bucket but the site’s, whose files every deployment copies again', () => {
    expect(emptied(cloud)).toEqual(bucketsOf(cloud).filter((bucket) => bucket.startsWith('Segno-Web Site')));
  });
});

test('an output says which of them a deployment is', () => {
  expect([cloud, first, trial].map(retentionOutput)).toEqual(['kept', 'created', 'removed']);
});

describe('AWS refuses to delete tables and accounts', () => {
  it('beginning with the second pass of the first deployment', () => {
    expect(protections(cloud)).toEqual([true, true, true, true, true]);
  });

  it('but not during the first one, whose rollback must be able to delete them', () => {
    expect(protections(first)).toEqual([false, false, false, false, false]);
    expect(kinds(first)).toEqual(kinds(cloud));
  });
});

describe('the data of a trial is removed with its stacks', () => {
  it('nothing is retained or protected', () => {
    expect(retained(trial)).toEqual([]);
    expect(protections(trial)).toEqual([false, false, false, false, false]);
  });

  it('every bucket is emptied first', () => {
    expect(emptied(trial)).toEqual(bucketsOf(trial));
    const refusals = trial
      .ofType<PolicyProps>('AWS::S3::BucketPolicy')
      .flatMap(({ id, Properties }) =>
        Properties.PolicyDocument.Statement.filter(
          ({ Effect, Action }) => Effect === 'Deny' && JSON.stringify(Action).includes('s3:DeleteObject'),
        ).map(() => id),
      );
    expect(refusals).toEqual([]);
  });

  it('and it has no backups, and no copies of files', () => {
    expect(trial.resources.filter(({ Type }) => Type.startsWith('AWS::Backup'))).toEqual([]);
    expect(JSON.stringify(trial.templates)).not.toContain('ReplicationConfiguration');
  });
});
