import { cloudTemplate } from '../test/cloud-template.ts';
import { readDeployment } from './deployment.ts';

const real = { siteUrl: 'https://music.example.com', mailFrom: 'mail@music.example.com' };
const backupCopyVaultArn = 'arn:aws:backup:eu-west-1:111122223333:backup-vault:copies';
const elsewhere = { copyBucketArn: 'arn:aws:s3:::segno-copies', copyAccount: '111122223333' };

type Rule = { ScheduleExpression: string; Lifecycle: { DeleteAfterDays: number }; CopyActions?: object[] };
type Plan = { BackupPlan: { BackupPlanRule: Rule[] } };
type Selection = { BackupPlanId: { 'Fn::GetAtt': [string] }; BackupSelection: { Resources: unknown[] } };
type ReplicationRule = {
  Id: string;
  Status: string;
  Destination: { Bucket: unknown; Account?: string; StorageClass: string; Metrics?: { Status: string } };
  DeleteMarkerReplication: { Status: string };
};
type Bucket = { ReplicationConfiguration?: { Rules: ReplicationRule[] }; ObjectLockConfiguration?: object };
type EventRule = {
  EventPattern: { source: string[]; 'detail-type': string[]; detail: Record<string, unknown> };
  Targets: { Arn: { 'Fn::GetAtt': [string] } }[];
};
type Alarm = {
  AlarmDescription: string;
  Dimensions: { Name: string; Value: unknown }[];
  Threshold: number;
  ComparisonOperator: string;
  EvaluationPeriods: number;
  Period: number;
  TreatMissingData: string;
};

const cloud = await cloudTemplate(real);
const copied = await cloudTemplate({ ...real, backupCopyVaultArn, ...elsewhere });
const kindsIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"([A-Z][a-z]+)[0-9A-F]{8}"/g)].map(([, id]) => id);

describe('AWS Backup', () => {
  const plans = (of: typeof cloud) =>
    of.ofType<Plan>('AWS::Backup::BackupPlan').map(({ id, Properties }) => {
      const [rule] = Properties.BackupPlan.BackupPlanRule;
      const [selection] = of
        .ofType<Selection>('AWS::Backup::BackupSelection')
        .filter(({ Properties: { BackupPlanId } }) => BackupPlanId['Fn::GetAtt'][0] === id);
      return { rule, what: kindsIn(selection?.Properties.BackupSelection.Resources) };
    });

  it('backs up evidence each night and the tables each week, but not masters (design 5.9)', () => {
    expect(plans(cloud)).toEqual([
      {
        rule: expect.objectContaining({
          ScheduleExpression: 'cron(0 3 * * ? *)',
          Lifecycle: { DeleteAfterDays: 35 },
        }),
        what: ['Exports', 'Statements'],
      },
      {
        rule: expect.objectContaining({
          ScheduleExpression: 'cron(0 4 ? * SUN *)',
          Lifecycle: { DeleteAfterDays: 35 },
        }),
        what: ['Table', 'Ledger', 'Wallets', 'Audit'],
      },
    ]);
  });

  it('copies both to the vault that the operator names', () => {
    for (const { rule } of plans(cloud)) expect(rule).not.toHaveProperty('CopyActions');
    for (const { rule } of plans(copied))
      expect(rule?.CopyActions).toMatchObject([{ DestinationBackupVaultArn: backupCopyVaultArn }]);
  });
});

describe('masters and artwork are copied to a second bucket (design 5.9)', () => {
  const rulesOf = (of: typeof cloud) =>
    of.ofType<Bucket>('AWS::S3::Bucket').flatMap(({ Properties }) => Properties.ReplicationConfiguration?.Rules ?? []);

  it('with their deletions, in the cheapest storage class', () => {
    expect(rulesOf(cloud).map(({ Id }) => Id)).toEqual(['masters', 'artwork']);
    for (const rule of rulesOf(cloud)) {
      expect(rule).toMatchObject({
        Status: 'Enabled',
        DeleteMarkerReplication: { Status: 'Enabled' },
        Destination: { StorageClass: 'DEEP_ARCHIVE' },
      });
    }
  });

  it('where nobody deletes or replaces a copy, and a deleted file is kept as long as its lock', () => {
    const [copies] = cloud.ofType<Bucket>('AWS::S3::Bucket').filter(({ id }) => id.startsWith('FileCopies'));
    expect(rulesOf(cloud)[0]?.Destination.Bucket).toEqual({ 'Fn::GetAtt': [copies?.id, 'Arn'] });
    expect(copies?.Properties).toMatchObject({
      ObjectLockEnabled: true,
      ObjectLockConfiguration: { Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 35 } } },
      VersioningConfiguration: { Status: 'Enabled' },
      LifecycleConfiguration: { Rules: [{ NoncurrentVersionExpiration: { NoncurrentDays: 35 } }] },
    });
    const policies = cloud
      .ofType<{ Bucket: { Ref: string } }>('AWS::S3::BucketPolicy')
      .filter(({ Properties }) => Properties.Bucket.Ref === copies?.id);
    expect(JSON.stringify(policies)).toContain(
      '{"Action":"s3:DeleteObjectVersion","Effect":"Deny","Principal":{"AWS":"*"}',
    );
  });

  it('of another account when the deployment names it', () => {
    expect(copied.ofType('AWS::S3::Bucket').filter(({ id }) => id.startsWith('FileCopies'))).toEqual([]);
    for (const { Destination } of rulesOf(copied))
      expect(Destination).toMatchObject({ Bucket: elsewhere.copyBucketArn, Account: elsewhere.copyAccount });
  });

  it.each([
    [{ copyBucketArn: elsewhere.copyBucketArn }, 'copyBucketArn needs copyAccount'],
    [{ copyAccount: elsewhere.copyAccount }, 'copyAccount needs copyBucketArn'],
    [{ ...elsewhere, copyBucketArn: 'segno-copies' }, 'copyBucketArn must be the ARN of a bucket'],
    [{ ...elsewhere, copyAccount: '1111-2222-3333' }, 'copyAccount must be the 12 digits of an account'],
    [{ backupCopyVaultArn: 'arn:aws:s3:::copies' }, 'backupCopyVaultArn must be the ARN of a vault'],
    [{ ...elsewhere, sandbox: true }, 'copyBucketArn has no effect with sandbox=true'],
    [{ backupCopyVaultArn, sandbox: true }, 'backupCopyVaultArn has no effect with sandbox=true'],
  ])('%j is refused: %s', (settings, words) => {
    expect(() => readDeployment({ ...real, ...settings })).toThrow(words);
  });
});

describe('a backup or copy that was not made raises an alarm', () => {
  const alarmOf = (section: string) =>
    cloud
      .ofType<Alarm>('AWS::CloudWatch::Alarm')
      .map(({ Properties }) => Properties)
      .find(({ AlarmDescription }) => AlarmDescription.endsWith(`#${section}`));
  const reported = (detailType: string, state: string) =>
    cloud
      .ofType<EventRule>('AWS::Events::Rule')
      .filter(
        ({ Properties: { EventPattern } }) =>
          EventPattern?.source?.includes('aws.backup') &&
          EventPattern['detail-type'].includes(detailType) &&
          JSON.stringify(EventPattern.detail.state).includes(`"${state}"`),
      )
      .map(({ Properties: { EventPattern, Targets } }) => ({
        detail: EventPattern.detail,
        queue: Targets[0]?.Arn['Fn::GetAtt'][0],
      }));
  const [vault] = cloud.ofType('AWS::Backup::BackupVault');
  const ofVault = [{ 'Fn::GetAtt': [vault?.id, 'BackupVaultArn'] }];

  it.each(['FAILED', 'ABORTED', 'EXPIRED'])('a job that ends as %s', (state) => {
    const [backup, ...others] = reported('Backup Job State Change', state);
    const [copy, ...more] = reported('Copy Job State Change', state);
    expect([...others, ...more]).toEqual([]);
    expect(backup?.detail).toMatchObject({ backupVaultArn: ofVault });
    expect(copy?.detail).toMatchObject({ sourceBackupVaultArn: ofVault });
    expect(copy?.queue).toBe(backup?.queue);
    expect(JSON.stringify(alarmOf('backup-failed')?.Dimensions)).toContain(backup?.queue);
  });

  it('36 hours without a completed backup', () => {
    const [completed, ...others] = reported('Backup Job State Change', 'COMPLETED');
    expect(others).toEqual([]);
    const alarm = alarmOf('backup-missing');
    expect(JSON.stringify(alarm?.Dimensions)).toContain(completed?.queue);
    expect(alarm).toMatchObject({
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      Period: 3600,
      EvaluationPeriods: 36,
      TreatMissingData: 'breaching',
    });
  });

  it('a master that could not be copied', () => {
    const [{ Destination } = { Destination: undefined }] = cloud
      .ofType<Bucket>('AWS::S3::Bucket')
      .flatMap(({ Properties }) => Properties.ReplicationConfiguration?.Rules ?? []);
    expect(Destination?.Metrics?.Status).toBe('Enabled');
    const dimensions = alarmOf('copy-failed')?.Dimensions ?? [];
    expect(dimensions.map(({ Name }) => Name).sort()).toEqual(['DestinationBucket', 'RuleId', 'SourceBucket']);
    expect(dimensions.find(({ Name }) => Name === 'RuleId')?.Value).toBe('masters');
  });
});
