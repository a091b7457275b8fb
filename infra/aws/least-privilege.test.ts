import { iamOf } from '../iam/iam.ts';
import type { Authorize } from '../local/authorize.ts';
import type { Template } from '../local/template/load-template.ts';
import { cloudTemplate } from '../test/cloud-template.ts';
import { laptopTemplate } from '../test/laptop-template.ts';

type Statement = { Effect: string; Action: string | string[]; Resource: unknown };
type Policy = { PolicyDocument: { Statement: Statement[] } };

const cloud = await cloudTemplate();
const READS = ['GetItem', 'BatchGetItem', 'Query', 'Scan'].map((action) => `dynamodb:${action}`);
const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

let template: Template;
let iam: Authorize;
let functions: { ref: string; entry: string }[];

beforeAll(async () => {
  template = await laptopTemplate();
  iam = iamOf(template);
  functions = template
    .ofType('AWS::Lambda::Function')
    .map(({ ref, metadata }) => ({ ref, entry: String(metadata['local:entry'] ?? '') }))
    .filter(({ entry }) => entry !== '');
});

it("functions that post have AWS's documented condition on the permission itself: money's safety needs no denial to hold", () => {
  const statements = cloud
    .ofType<Policy>('AWS::IAM::Policy')
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .filter(({ Resource }) => JSON.stringify(Resource).includes('Ledger'))
    .filter(({ Action }) => !list(Action).every((action) => READS.includes(action)));
  // The functions for the payments' routes, their scheduled repair, the refunds of withdrawn releases, the payouts'
  // routes, the batches of statements, and the payment of suspense.
  expect(statements).toHaveLength(6);
  for (const statement of statements) {
    expect(statement).toMatchObject({
      Effect: 'Allow',
      Action: 'dynamodb:PutItem',
      Condition: { 'ForAnyValue:StringEquals': { 'dynamodb:EnclosingOperation': ['TransactWriteItems'] } },
    });
  }
});

it('the listener of deleted releases can delete, and nothing else', () => {
  const remover = functions.find(({ entry }) => entry === 'services/media/on-uploads-left.ts')?.ref ?? '';
  const may = (action: `s3:${string}`, resource: string) =>
    iam({ accessKeyId: remover, action, resource }) === undefined;
  const buckets = template
    .ofType('AWS::S3::Bucket')
    .map(({ id, arn }) => [id.replace(/[0-9A-F]{8}$/, ''), arn] as const);
  const deletesFrom = buckets.filter(([, arn]) => may('s3:DeleteObject', `${arn}/a/b/c`)).map(([id]) => id);
  expect(deletesFrom.sort()).toEqual(['Artwork', 'Masters', 'Uploads']);
  for (const action of ['s3:GetObject', 's3:PutObject', 's3:ListBucket', 's3:DeleteObjectVersion'] as const) {
    const others = buckets.filter(([, arn]) => may(action, `${arn}/a/b/c`) || may(action, arn));
    expect([action, others]).toEqual([action, []]);
  }
});

it.each([
  ['s3:ListMultipartUploadParts', ['services/media/index.ts']],
  ['s3:AbortMultipartUpload', ['services/media/index.ts', 'services/media/on-uploads-left.ts']],
] as const)('who may %s: on uploads in quarantine, and nowhere else', (action, entries) => {
  const may = template
    .ofType('AWS::S3::Bucket')
    .flatMap(({ id, arn }) =>
      functions
        .filter(({ ref }) => iam({ accessKeyId: ref, action, resource: `${arn}/a/b/c` }) === undefined)
        .map(({ entry }) => `${id.replace(/[0-9A-F]{8}$/, '')} ${entry}`),
    );
  expect(may.sort()).toEqual(entries.map((entry) => `Uploads ${entry}`));
});

describe('the table’s stream', () => {
  const mayOf = (entry: string) => {
    const ref = functions.find((one) => one.entry === entry)?.ref ?? '';
    return (action: `${string}:${string}`, resource: string) =>
      iam({ accessKeyId: ref, action, resource }) === undefined;
  };

  it.each(['projector', 'relay'])('Lambda keeps the records that the %s fails at every time, in its name', (reader) => {
    const may = mayOf(`services/${reader}/on-table-change.ts`);
    const buckets = template.ofType('AWS::S3::Bucket').map(({ id, arn }) => [id, `${arn}/a/b/c`] as const);
    const stored = buckets.filter(([, object]) => may('s3:PutObject', object)).map(([id]) => id.toLowerCase());
    expect(stored).toEqual([expect.stringContaining(`${reader}deadletters`)]);
    for (const action of ['s3:GetObject', 's3:DeleteObject'] as const)
      expect(buckets.filter(([, object]) => may(action, object))).toEqual([]);
  });

  it('the relay reads it, and nothing else from any table', () => {
    const may = mayOf('services/relay/on-table-change.ts');
    const actions = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'];
    const arns = template.ofType('AWS::DynamoDB::GlobalTable').map(({ arn }) => arn);
    expect(arns.flatMap((arn) => actions.filter((action) => may(`dynamodb:${action}`, arn)))).toEqual([]);
  });

  it('only the relay can send to a listener’s queue', () => {
    for (const { id, arn } of template.ofType('AWS::SQS::Queue').filter(({ id }) => id.includes('EventsQueue'))) {
      const senders = functions.filter(({ entry }) => mayOf(entry)('sqs:SendMessage', arn));
      // EventBridge sends the outcomes of email to this queue directly, without a function.
      const expected = id.startsWith('MailOutcomes') ? [] : ['services/relay/on-table-change.ts'];
      expect([id, senders.map(({ entry }) => entry)]).toEqual([id, expected]);
    }
  });
});

it("only X-Ray, log delivery and CDK's copier of the pages have a star as a resource: they have none to name", () => {
  const stars = cloud
    .ofType<Policy>('AWS::IAM::Policy')
    .filter(({ id }) => !id.startsWith('CustomCDKBucketDeployment') && !id.startsWith('BucketNotificationsHandler'))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .filter(({ Resource }) => list(Resource).includes('*'))
    .flatMap(({ Action }) => list(Action));
  // Permissions that workflows need for their logs and traces (Step Functions guide, "Logging using CloudWatch Logs"
  // and "Tracing with X-Ray").
  const delivery = ['Create', 'Delete', 'Get', 'Update'].map((verb) => `logs:${verb}LogDelivery`);
  const described = ['DescribeLogGroups', 'DescribeResourcePolicies', 'ListLogDeliveries', 'PutResourcePolicy'];
  expect([...new Set(stars)].sort()).toEqual(
    [
      ...delivery,
      ...described.map((action) => `logs:${action}`),
      ...['GetSamplingRules', 'GetSamplingTargets', 'PutTelemetryRecords', 'PutTraceSegments'].map((a) => `xray:${a}`),
    ].sort(),
  );
});

it('no action is a pattern', () => {
  const patterns = cloud
    .ofType<Policy>('AWS::IAM::Policy')
    .filter(({ id }) => !id.startsWith('CustomCDKBucketDeployment'))
    .flatMap(({ id, Properties }) =>
      Properties.PolicyDocument.Statement.flatMap(({ Action }) => list(Action)).map((action) => `${id} ${action}`),
    )
    .filter((action) => action.includes('*'));
  expect(patterns).toEqual([]);
});

it('a statement’s file is uploaded once, with a URL that its route signs, and nobody can delete it', () => {
  const api = functions.find(({ entry }) => entry === 'services/statements/index.ts')?.ref ?? '';
  const bucket = template.ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith('Statements'))?.arn ?? '';
  const may = (ref: string, action: 's3:PutObject' | 's3:DeleteObject', name: string, isNew = false) =>
    iam({
      accessKeyId: ref,
      action,
      resource: `${bucket}/stm_1/${name}`,
      ...(isNew && { context: { 's3:if-none-match': ['*'] } }),
    }) === undefined;
  expect(may(api, 's3:PutObject', 'original', true)).toBe(true);
  expect(may(api, 's3:PutObject', 'original')).toBe(false);
  expect(functions.filter(({ ref }) => may(ref, 's3:PutObject', 'original'))).toEqual([]);
  expect(functions.filter(({ ref }) => may(ref, 's3:DeleteObject', 'original'))).toEqual([]);
  const reader = functions.find(({ entry }) => entry === 'services/statements/on-read-due.ts')?.ref ?? '';
  expect(may(reader, 's3:PutObject', 'reading.json')).toBe(true);
});

it.each([
  ['AdminGetUser', ['services/accounts/index.ts', 'services/accounts/on-new-day.ts', 'services/splits/index.ts']],
  ['AdminUserGlobalSignOut', ['services/accounts/index.ts']],
  ['ListUsers', ['services/accounts/index.ts', 'services/accounts/on-new-day.ts']],
  ['AdminDeleteUser', ['services/accounts/on-new-day.ts']],
  ['AdminAddUserToGroup', ['services/accounts/index.ts']],
  ['AdminRemoveUserFromGroup', ['services/accounts/index.ts']],
  ['AdminSetUserPassword', []],
  ['AdminUpdateUserAttributes', []],
])('who may %s at the user pool', (operation, entries) => {
  const pool = template.ofType('AWS::Cognito::UserPool')[0]?.arn ?? '';
  const may = functions.filter(
    ({ ref }) => iam({ accessKeyId: ref, action: `cognito-idp:${operation}`, resource: pool }) === undefined,
  );
  expect(may.map(({ entry }) => entry).sort()).toEqual(entries);
});

it('only the payouts’ routes decrypt payout details, and never without naming the artist', () => {
  const key = template.ofType('AWS::KMS::Key').find(({ id }) => id.startsWith('PayoutMethodsKey'))?.arn ?? '';
  const mayWith = (context: Record<string, string[]>) =>
    (['kms:GenerateDataKey', 'kms:Decrypt', 'kms:Encrypt'] as const).flatMap((action) =>
      functions
        .filter(({ ref }) => iam({ accessKeyId: ref, action, resource: key, context }) === undefined)
        .map(({ entry }) => `${action} ${entry}`),
    );
  expect(mayWith({ 'kms:encryptioncontext:artistid': ['mara'] })).toEqual([
    'kms:GenerateDataKey services/payouts/index.ts',
    'kms:Decrypt services/payouts/index.ts',
  ]);
  expect(mayWith({})).toEqual([]);
});

it("only the functions that need them read Stripe's keys", () => {
  const secret =
    template.ofType('AWS::SecretsManager::Secret').find(({ id }) => id.startsWith('StripeSecret'))?.ref ?? '';
  const readers = functions.filter(
    ({ ref }) => iam({ accessKeyId: ref, action: 'secretsmanager:GetSecretValue', resource: secret }) === undefined,
  );
  expect(readers.map(({ entry }) => entry)).toEqual([
    'services/payments/index.ts',
    'services/payments/on-release-withdrawn.ts',
    'services/payments/on-healing.ts',
  ]);
});
