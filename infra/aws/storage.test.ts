import { LISTENER_RECEIVES } from '../../services/relay/listeners.ts';
import { type CloudResource, cloudTemplate } from '../test/cloud-template.ts';

type Statement = { Effect: string; Action: string; Principal: object; Resource: object[]; Condition?: object };
type PolicyProps = { Bucket: { Ref: string }; PolicyDocument: { Statement: Statement[] } };
type QueueProps = {
  RedrivePolicy?: { deadLetterTargetArn: { 'Fn::GetAtt': [string, string] }; maxReceiveCount: number };
};
type MappingProps = { DestinationConfig?: { OnFailure: { Destination: { 'Fn::GetAtt': [string, string] } } } };
type RuleProps = {
  EventPattern?: { source?: string[]; detail: { bucket?: { name: { Ref: string }[] } } };
  Targets: {
    Arn: { 'Fn::GetAtt': [string, string] };
    DeadLetterConfig?: { Arn: { 'Fn::GetAtt': [string, string] } };
  }[];
};
type LifecycleProps = { LifecycleConfiguration?: { Rules: { ExpirationInDays?: number }[] } };

const cloud = await cloudTemplate();
const named = (resources: CloudResource[]) => resources.map((resource) => [resource.id, resource] as const);

const tables = cloud.ofType('AWS::DynamoDB::GlobalTable');

it('has four tables: the product’s, the ledger, the wallets and the audit', () => {
  expect(tables.map(({ id }) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual(['Table', 'Ledger', 'Wallets', 'Audit']);
});

describe.each(named(tables))('the table %s', (_id, table) => {
  it('can be restored to any second, and cannot be deleted', () => {
    expect(table.Properties).toMatchObject({
      Replicas: [
        { DeletionProtectionEnabled: true, PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } },
      ],
    });
  });
});

it('the table streams old and new images; the ledger and the audit have no stream', () => {
  expect(tables.map(({ Properties }) => Properties.StreamSpecification)).toEqual([
    { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    undefined,
    undefined,
  ]);
});

describe.each(named(cloud.ofType('AWS::S3::Bucket')))('the bucket %s', (id, bucket) => {
  it('is closed to the public in all four ways', () => {
    expect(bucket.Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
  });

  it('refuses a call without TLS', () => {
    const policies = cloud.ofType<PolicyProps>('AWS::S3::BucketPolicy');
    const statements = policies
      .filter((policy) => policy.stack === bucket.stack && policy.Properties.Bucket.Ref === id)
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
    const arn = { 'Fn::GetAtt': [id, 'Arn'] };
    expect(statements).toContainEqual({
      Effect: 'Deny',
      Action: 's3:*',
      Principal: { AWS: '*' },
      Resource: [arn, { 'Fn::Join': ['', [arn, '/*']] }],
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
    });
  });

  it('is encrypted', () => expect(bucket.Properties).toHaveProperty('BucketEncryption'));

  it('is opened by its policy only to our own services', () => {
    const allowed = cloud
      .ofType<PolicyProps>('AWS::S3::BucketPolicy')
      .filter((policy) => policy.stack === bucket.stack && policy.Properties.Bucket.Ref === id)
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow'))
      .filter(
        ({ Principal, Condition }) => 'Service' in Principal && !JSON.stringify(Condition ?? {}).includes('Source'),
      );
    expect(allowed).toEqual([]);
  });
});

it('a deleted master can be restored for a month, and is then gone for good', () => {
  const masters = cloud.ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith('Masters'));
  expect(masters?.Properties).toMatchObject({
    VersioningConfiguration: { Status: 'Enabled' },
    LifecycleConfiguration: {
      Rules: [
        {
          NoncurrentVersionExpiration: { NoncurrentDays: 30 },
          ExpiredObjectDeleteMarker: true,
          // A master is kept forever, so it can move to cheaper storage from the first day.
          Transitions: [{ StorageClass: 'INTELLIGENT_TIERING', TransitionInDays: 0 }],
          Status: 'Enabled',
        },
      ],
    },
  });
});

it('product 37.4: only the site’s pages read a master’s bytes, and they only read', () => {
  const masters = cloud.ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith('Masters'));
  expect(masters?.Properties).toMatchObject({
    CorsConfiguration: { CorsRules: [{ AllowedMethods: ['GET'], AllowedOrigins: [expect.stringMatching(/^https:/)] }] },
  });
});

it('product 8.14: parts are uploaded by the site’s pages, and an unfinished upload is kept for seven days', () => {
  const uploads = cloud.ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith('Uploads'));
  expect(uploads?.Properties).toMatchObject({
    CorsConfiguration: {
      CorsRules: [{ AllowedMethods: ['PUT'], AllowedHeaders: ['content-type', 'x-amz-checksum-sha256'] }],
    },
    LifecycleConfiguration: { Rules: [{ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 7 } }] },
  });
});

it('a statement is uploaded once, by the site’s pages, and nobody can remove or replace it', () => {
  const statements = cloud.ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith('Statements'));
  expect(statements?.Properties).toMatchObject({
    VersioningConfiguration: { Status: 'Enabled' },
    CorsConfiguration: { CorsRules: [{ AllowedMethods: ['PUT'], AllowedHeaders: ['content-type', 'if-none-match'] }] },
    LifecycleConfiguration: { Rules: [{ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 2 } }] },
  });
  const policy = cloud
    .ofType<PolicyProps>('AWS::S3::BucketPolicy')
    .find(({ Properties }) => Properties.Bucket.Ref === statements?.id);
  expect(policy?.Properties.PolicyDocument.Statement).toContainEqual({
    Effect: 'Deny',
    Action: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
    Principal: { AWS: '*' },
    Resource: { 'Fn::Join': ['', [{ 'Fn::GetAtt': [statements?.id, 'Arn'] }, '/*/original']] },
  });
  expect(policy?.Properties.PolicyDocument.Statement).toContainEqual({
    Effect: 'Deny',
    Action: 's3:PutObject',
    Principal: { AWS: '*' },
    Resource: { 'Fn::Join': ['', [{ 'Fn::GetAtt': [statements?.id, 'Arn'] }, '/*/original']] },
    Condition: {
      Null: { 's3:if-none-match': 'true' },
      ArnNotEquals: { 'aws:PrincipalArn': { 'Fn::GetAtt': [expect.stringMatching(/^RestoreRole/), 'Arn'] } },
    },
  });
});

it('the table’s stream has two readers, the most that DynamoDB serves without throttling', () => {
  const readers = cloud
    .ofType<{ EventSourceArn: unknown }>('AWS::Lambda::EventSourceMapping')
    .filter(({ Properties }) => JSON.stringify(Properties.EventSourceArn).includes('TableStream'));
  expect(readers).toHaveLength(2);
});

const FORTNIGHT = 14;
/** The buckets in which Lambda stores stream records that failed on every attempt. */
const recordBuckets = cloud
  .ofType<MappingProps>('AWS::Lambda::EventSourceMapping')
  .flatMap(({ Properties }) => Properties.DestinationConfig?.OnFailure.Destination['Fn::GetAtt'][0] ?? []);
const rules = cloud.ofType<RuleProps>('AWS::Events::Rule').map(({ Properties }) => Properties);
/** The queues with a message about each of these records. */
const recordQueues = rules
  .filter(({ EventPattern }) => recordBuckets.includes(EventPattern?.detail.bucket?.name[0]?.Ref ?? ''))
  .flatMap(({ Targets }) => Targets.map(({ Arn }) => Arn['Fn::GetAtt'][0]));
/** The queues with AWS Backup's reports, which alarms count. */
const reportQueues = rules
  .filter(({ EventPattern }) => EventPattern?.source?.includes('aws.backup'))
  .flatMap(({ Targets }) => Targets.map(({ Arn }) => Arn['Fn::GetAtt'][0]));
const deadLetterQueues = [
  ...recordQueues,
  ...reportQueues,
  ...cloud
    .ofType<QueueProps>('AWS::SQS::Queue')
    .flatMap(({ Properties }) => Properties.RedrivePolicy?.deadLetterTargetArn['Fn::GetAtt'][0] ?? []),
  ...rules.flatMap(({ Targets }) =>
    Targets.flatMap(({ DeadLetterConfig }) => DeadLetterConfig?.Arn['Fn::GetAtt'][0] ?? []),
  ),
];
const expiryOf = (name: RegExp) =>
  cloud
    .ofType<LifecycleProps>('AWS::S3::Bucket')
    .filter(({ id }) => name.test(id))
    .map(({ Properties }) => Properties.LifecycleConfiguration?.Rules[0]?.ExpirationInDays ?? 0);

describe.each(named(cloud.ofType('AWS::SQS::Queue')))('the queue %s', (id, queue) => {
  it('moves a message that keeps failing to a dead-letter queue, or is one and keeps it for 14 days', () => {
    if (deadLetterQueues.includes(id))
      expect(queue.Properties).toMatchObject({ MessageRetentionPeriod: FORTNIGHT * 24 * 3600 });
    else {
      // An upload counts its checks itself (design 5.8), so its queue allows more receives, most of them without an
      // invocation.
      const maxReceiveCount = id.startsWith('Stored') ? 20 : LISTENER_RECEIVES;
      expect(queue.Properties).toMatchObject({ RedrivePolicy: { maxReceiveCount } });
    }
  });
});

describe('a replayed dead letter still finds what it names', () => {
  it('a stream’s record, which the stream drops after a day: a bucket keeps it whole', () => {
    expect(recordBuckets).toHaveLength(2);
    expect(recordQueues).toHaveLength(2);
    for (const { Properties } of cloud.ofType('AWS::S3::Bucket').filter(({ id }) => recordBuckets.includes(id)))
      expect(Properties.NotificationConfiguration).toEqual({
        EventBridgeConfiguration: { EventBridgeEnabled: true },
      });
    const days = expiryOf(new RegExp(`^(${recordBuckets.join('|')})$`));
    expect(days.filter((kept) => kept <= FORTNIGHT)).toEqual([]);
  });

  it('the file of an upload', () => {
    const [days = 0, ...others] = expiryOf(/^Uploads/);
    expect(others).toEqual([]);
    expect(days).toBeGreaterThan(FORTNIGHT);
  });
});

describe('event sources', () => {
  it('report failures per record, so that one bad record does not retry the others', () => {
    for (const { Properties } of cloud.ofType('AWS::Lambda::EventSourceMapping')) {
      expect(Properties).toMatchObject({ FunctionResponseTypes: ['ReportBatchItemFailures'] });
    }
  });
});
